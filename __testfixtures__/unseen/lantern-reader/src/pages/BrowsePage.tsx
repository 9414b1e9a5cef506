import { Link, useParams } from 'react-router-dom';
import { FilterDrawer } from '../components/FilterDrawer';
import { useBrowse, useLetters } from '../hooks/useSeries';
import { useFilter } from '../state/filter';

export function BrowsePage() {
  const { libraryId } = useParams();
  const { filter, setLetter, setText } = useFilter();
  const libraries = libraryId ? [libraryId] : undefined;
  const grid = useBrowse({ ...filter, libraries });
  const letters = useLetters(libraries);

  return (
    <div className="browse">
      <FilterDrawer libraryId={libraryId} />
      <main>
        <input type="search" value={filter.text ?? ''} onChange={(e) => setText(e.target.value)} />
        <nav className="letters">
          {letters.data?.map((g) => (
            <button key={g.group} onClick={() => setLetter(g.group)} title={`${g.count}`}>
              {g.group.toUpperCase()}
            </button>
          ))}
        </nav>
        <div className="grid">
          {grid.data?.pages.flatMap((page) =>
            page.content.map((s) => (
              <Link key={s.id} to={`/series/${s.id}`}>
                {s.metadata.title}
                {s.booksUnreadCount > 0 && <em>{s.booksUnreadCount}</em>}
              </Link>
            )),
          )}
        </div>
        {grid.hasNextPage && <button onClick={() => grid.fetchNextPage()}>More</button>}
      </main>
    </div>
  );
}
