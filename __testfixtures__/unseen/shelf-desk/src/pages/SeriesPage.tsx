import { useParams } from 'react-router-dom';
import { useNextBook, useSeriesBooks } from '@/queries/useSeries';
import { pagesLeft } from '@/lib/format';

export function Component() {
  const { seriesId = '' } = useParams();
  const books = useSeriesBooks(seriesId);
  const next = useNextBook(seriesId);

  return (
    <article>
      {next.data && <a href={`/read/${next.data.id}`}>Read #{next.data.metadata.number}</a>}
      <ol>
        {books.data?.map((book) => (
          <li key={book.id}>
            {book.metadata.number} {book.metadata.title}{' '}
            <small>{pagesLeft(book.media.pagesCount, book.readProgress?.page)}</small>
          </li>
        ))}
      </ol>
    </article>
  );
}
