import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import type { SeriesFilter } from "@shelfmark/komga-client";
import { coverUrl } from "../lib/komga";
import { seriesLetters, seriesList } from "../queries/options";

export function SeriesWall({ filter }: { filter: SeriesFilter }) {
  const list = useInfiniteQuery(seriesList(filter));
  const letters = useQuery(seriesLetters(filter));

  const series = list.data?.pages.flatMap((page) => page.content) ?? [];
  const total = list.data?.pages[0]?.totalElements ?? 0;

  return (
    <section>
      <header>
        <h2>{total} series</h2>
        <ol className="letters">
          {letters.data?.map(({ group, count }) => (
            <li key={group} title={`${count}`}>
              {group.toUpperCase()}
            </li>
          ))}
        </ol>
      </header>
      <ul className="wall">
        {series.map((one) => (
          <li key={one.id}>
            <Link to={`/series/${one.id}/books`}>
              <img src={coverUrl("series", one.id)} alt="" loading="lazy" />
              <span>{one.metadata.title}</span>
              {one.booksUnreadCount > 0 && <b>{one.booksUnreadCount}</b>}
            </Link>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <button disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          more
        </button>
      )}
    </section>
  );
}
