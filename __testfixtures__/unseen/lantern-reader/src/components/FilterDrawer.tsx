import { useReferential, useYears } from '../hooks/useReferential';
import { useFilter } from '../state/filter';

interface ChipsProps {
  title: string;
  values: string[];
  selected?: string[];
  onToggle: (value: string) => void;
}

function Chips({ title, values, selected = [], onToggle }: ChipsProps) {
  if (values.length === 0) return null;
  return (
    <fieldset>
      <legend>{title}</legend>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          aria-pressed={selected.includes(value)}
          onClick={() => onToggle(value)}
        >
          {value}
        </button>
      ))}
    </fieldset>
  );
}

export function FilterDrawer({ libraryId }: { libraryId?: string }) {
  const { filter, toggle, reset } = useFilter();
  const genres = useReferential('genres', libraryId);
  const ages = useReferential('ageRatings', libraryId);
  const years = useYears();

  return (
    <aside className="drawer">
      <Chips title="Genre" values={genres} selected={filter.genres} onToggle={(v) => toggle('genres', v)} />
      <Chips
        title="Age"
        values={ages.map((a) => (a === 'None' ? 'None' : a))}
        selected={filter.ageRatings}
        onToggle={(v) => toggle('ageRatings', v)}
      />
      <Chips
        title="Year"
        values={years.data?.slice(0, 15) ?? []}
        selected={filter.years}
        onToggle={(v) => toggle('years', v)}
      />
      <button type="button" onClick={reset}>
        Clear
      </button>
    </aside>
  );
}
