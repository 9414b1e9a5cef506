import { useEffect, useState } from 'react';
import type { Book, Page } from './dto';
import { apiKey, serverUrl } from './settings';

const headers = { 'X-API-Key': apiKey };

/** A shelf with the books that came in last, and the genres to look further in. */
export function NewBooks({ onPick }: { onPick: (genre: string) => void }) {
  const [books, setBooks] = useState<Book[]>([]);
  const [genres, setGenres] = useState<string[]>([]);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async () => {
      const [page, names] = await Promise.all([
        fetch(`${serverUrl}/api/v1/books?sort=createdDate,desc&size=12`, { headers, signal }),
        fetch(`${serverUrl}/api/v1/genres`, { headers, signal }),
      ]);
      setBooks(((await page.json()) as Page<Book>).content);
      setGenres(await names.json());
    };
    load().catch(() => setBooks([]));
    return () => leaving.abort();
  }, []);

  return (
    <section>
      <h2>New books</h2>
      {books.map((book) => (
        <img key={book.id} alt={book.name} src={`${serverUrl}/api/v1/books/${book.id}/thumbnail`} />
      ))}
      <nav>
        {genres.map((genre) => (
          <button key={genre} type="button" onClick={() => onPick(genre)}>
            {genre}
          </button>
        ))}
      </nav>
    </section>
  );
}

export async function countBooks(): Promise<number> {
  const response = await fetch(`${serverUrl}/api/v1/books`, { headers });
  const page: Page<Book> = await response.json();
  return page.totalElements;
}
