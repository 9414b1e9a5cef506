import { Link } from 'react-router-dom';
import { thumbnailUrl } from '@/api/http';
import type { SeriesFilter } from '@/api/seriesApi';
import { useLetterGroups, useSeriesList } from '@/queries/useSeries';
import { plural } from '@/lib/format';

export function SeriesGrid({ filter }: { filter: SeriesFilter }) {
  const list = useSeriesList(filter);
  const letters = useLetterGroups(filter);
  const total = list.data?.pages[0]?.totalElements ?? 0;

  return (
    <main>
      <p>{plural(total, 'series', 'series')}</p>
      <nav className="letters">
        {letters.data?.map(({ group, count }) => (
          <a key={group} href={`#${group}`} title={String(count)}>
            {group.toUpperCase()}
          </a>
        ))}
      </nav>
      <div className="grid">
        {list.data?.pages.flatMap((page) =>
          page.content.map((series) => (
            <Link key={series.id} to={`/series/${series.id}`}>
              <img src={thumbnailUrl('series', series.id)} alt="" loading="lazy" />
              <span>{series.metadata.title}</span>
            </Link>
          )),
        )}
      </div>
      {list.hasNextPage && <button onClick={() => void list.fetchNextPage()}>More</button>}
    </main>
  );
}
