import { useEffect, useState } from 'react';
import nodeFetch from 'node-fetch';
import { fetch as undici } from 'undici';

interface Book {
  id: string;
  name: string;
  media: { pagesCount: number };
}

const origin = import.meta.env.VITE_ORIGIN;

export function Books({ seriesId }: { seriesId: string }) {
  const [books, setBooks] = useState<Book[]>([]);
  const [total, setTotal] = useState(0);

  useEffect(() => {
    fetch(`${origin}/api/v1/series/${seriesId}/books`) // want: review response-not-shown
      .then((res) => res.json())
      .then((page) => setBooks(page.content));
  }, [seriesId]);

  useEffect(() => {
    (async () => {
      const res = await window.fetch(`/api/v1/books`, { credentials: 'same-origin' }); // want: review response-not-shown
      setTotal((await res.json()).totalElements);
    })();
  }, []);

  return (
    <ul
      onDoubleClick={async () => {
        const res = await fetch(`${origin}/api/v1/series/${seriesId}/books?unpaged=true&media_status=READY`); // want: review query-parameters
        setBooks((await res.json()).content);
      }}
    >
      {books.map((book) => (
        <li key={book.id}>
          <img src={`${origin}/api/v1/books/${book.id}/thumbnail`} alt="" /> {/* nope: a thumbnail */}
          {book.name} of {total}
        </li>
      ))}
    </ul>
  );
}

export async function inProgress(): Promise<Book[]> {
  // want: review query-parameters
  const res = await globalThis.fetch(`${origin}/api/v1/books?read_status=IN_PROGRESS&size=20&sort=readProgress.readDate,desc`, {
    headers: { Accept: 'application/json' },
  });
  return (await res.json()).content;
}

export const booksOf = async (id: string) => (await fetch(origin + '/api/v1/series/' + encodeURIComponent(id) + '/books')).json(); // want: review response-not-shown

export const shelfRequest = new Request(`${origin}/api/v1/books`, { method: 'GET', cache: 'no-store' }); // want: review response-not-shown

export const onServer = () => nodeFetch(`${process.env.ORIGIN}/api/v1/books`, { headers: { 'X-API-Key': process.env.KEY } }); // want: review response-not-shown

export const volumesOnServer = async ({ id }: { id: string }) => {
  const response = await undici(`${process.env.ORIGIN}/api/v1/series/${id}/books`, { method: 'GET' }); // want: review response-not-shown
  return response.json();
};

export const onDeck = () => fetch(`${origin}/api/v1/books/ondeck`); // nope: a live neighbour
