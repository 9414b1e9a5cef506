import type { SeriesFilter } from '@/api/seriesApi';
import { useFilterChoices } from '@/queries/useReferential';

interface Props {
  value: SeriesFilter;
  onChange: (next: SeriesFilter) => void;
}

function toggle(list: string[], item: string): string[] {
  return list.includes(item) ? list.filter((entry) => entry !== item) : [...list, item];
}

export function FilterPanel({ value, onChange }: Props) {
  const { genres, tags, publishers, ageRatings, loading } = useFilterChoices(value.libraryIds);
  if (loading) return <aside className="filters">…</aside>;

  const section = (title: string, key: 'genres' | 'tags' | 'publishers' | 'ageRatings', items: string[]) => (
    <fieldset>
      <legend>
        {title} ({items.length})
      </legend>
      {items.map((item) => (
        <label key={item}>
          <input
            type="checkbox"
            checked={value[key].includes(item)}
            onChange={() => onChange({ ...value, [key]: toggle(value[key], item) })}
          />
          {key === 'ageRatings' && item !== 'None' ? `${item}+` : item}
        </label>
      ))}
    </fieldset>
  );

  return (
    <aside className="filters">
      {section('Genres', 'genres', genres)}
      {section('Tags', 'tags', tags)}
      {section('Publishers', 'publishers', publishers)}
      {section('Age', 'ageRatings', ageRatings)}
    </aside>
  );
}
