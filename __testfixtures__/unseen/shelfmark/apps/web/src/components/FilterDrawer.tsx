import { useQuery } from "@tanstack/react-query";
import type { SeriesFilter } from "@shelfmark/komga-client";
import { ageRatings, authorRoles, genres, years } from "../queries/options";

interface Props {
  value: SeriesFilter;
  onChange: (next: SeriesFilter) => void;
}

const toggle = (list: readonly string[] | undefined, item: string): string[] =>
  list?.includes(item) ? list.filter((x) => x !== item) : [...(list ?? []), item];

function Choices(props: {
  title: string;
  all: readonly string[];
  chosen: readonly string[] | undefined;
  label?: (value: string) => string;
  onToggle: (value: string) => void;
}) {
  if (props.all.length === 0) return null;
  return (
    <fieldset>
      <legend>{props.title}</legend>
      {props.all.map((value) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={props.chosen?.includes(value) ?? false}
            onChange={() => props.onToggle(value)}
          />
          {props.label?.(value) ?? value}
        </label>
      ))}
    </fieldset>
  );
}

export function FilterDrawer({ value, onChange }: Props) {
  const { data: genreList = [] } = useQuery(genres(value.libraryId));
  const { data: ratingList = [] } = useQuery(ageRatings(value.libraryId));
  const { data: yearList = [] } = useQuery(years(value.libraryId));
  const { data: roles } = useQuery(authorRoles());

  return (
    <aside className="drawer">
      <Choices
        title="Genre"
        all={genreList}
        chosen={value.genres}
        onToggle={(genre) => onChange({ ...value, genres: toggle(value.genres, genre) })}
      />
      <Choices
        title="Age"
        all={ratingList}
        chosen={value.ageRatings}
        label={(rating) => (rating === "None" ? "unrated" : `${rating}+`)}
        onToggle={(rating) => onChange({ ...value, ageRatings: toggle(value.ageRatings, rating) })}
      />
      <Choices
        title="Year"
        all={yearList.slice(0, 15)}
        chosen={value.years}
        onToggle={(year) => onChange({ ...value, years: toggle(value.years, year) })}
      />
      <p className="hint">{roles ? `${roles.length} kinds of credit known` : "…"}</p>
    </aside>
  );
}
