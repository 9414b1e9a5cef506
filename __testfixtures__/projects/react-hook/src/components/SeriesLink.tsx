import { Link, Route } from 'react-router-dom';
import { useSeriesBooks } from '../hooks/use-series';

export function SeriesLink({ id, name }: { id: string; name: string }) {
  const { data } = useSeriesBooks(id);
  return (
    <Link to={`/series/${id}/books`}>{/* nope: a link of the application */}
      {name} ({data?.length ?? '…'})
    </Link>
  );
}

export const route = <Route path="/series/:id/books" />; // nope: a route of the application
