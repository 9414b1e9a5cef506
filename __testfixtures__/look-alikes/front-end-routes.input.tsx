import { useQuery } from '@tanstack/react-query';
import { Link, Route, Routes, useNavigate, useParams } from 'react-router-dom';
import { Books, Genres, Series, SeriesList } from './pages';
import { router } from './router';

export const AppRoutes = () => (
  <Routes>
    <Route path="/series" element={<SeriesList />} /> {/* nope: front-end route */}
    <Route path="/series/:id" element={<Series />} /> {/* nope: front-end route */}
    <Route path="/series/:id/books" element={<Books />} /> {/* nope: front-end route */}
    <Route path="/genres" element={<Genres />} /> {/* nope: front-end route */}
  </Routes>
);

export function SeriesLink({ id, title }: { id: string; title: string }) {
  const navigate = useNavigate();
  const { libraryId } = useParams();
  const { data } = useQuery({ queryKey: ['series', id, 'books'], enabled: false }); // nope: query key
  return (
    <div>
      <a href={`/series/${id}/books`}>{title}</a> {/* nope: a link of the application */}
      <Link to={`/libraries/${libraryId}`}>back</Link> {/* nope: a link of the application */}
      <button type="button" onClick={() => navigate('/books')}> {/* nope: front-end route */}
        {String(data)}
      </button>
    </div>
  );
}

export const openBook = (id: string) => router.push('/books/' + id); // nope: front-end route
export const openBooks = (params: URLSearchParams) => router.push('/books?' + params); // nope: front-end route
export const openTags = () => router.replace({ path: '/tags' }); // nope: front-end route
export const seriesPattern = /\/api\/v1\/series\/([^/]+)$/; // nope: regular expression
export const isSeriesList = (url: string) => /^\/api\/v1\/series(\?|$)/.test(url); // nope: regular expression
