import { useGenres, useYears } from '@/hooks/use-facets';

export function FilterPanel() {
  const genres = useGenres();
  const years = useYears();
  return (
    <form action="/series">{/* nope: a page of the application */}
      {genres.data?.map((genre) => <option key={genre}>{genre}</option>)}
      {years.data?.map((year) => <option key={year}>{year}</option>)}
    </form>
  );
}
