import { Link } from 'react-router-dom';
import { useSeries } from '@/hooks/use-series';

export function SeriesList({ page }: { page: number }) {
  return useSeries(page).map((row: any) => (
    <Link key={row.id} to={`/series/${row.id}/books`}>{/* nope: a link of the application */}
      {row.name}
    </Link>
  ));
}
