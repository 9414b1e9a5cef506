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
    fetch(`${origin}/api/v1/books/list`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: seriesId } } }),
    }) // want: review response-not-shown
      .then((res) => res.json())
      .then((page) => setBooks(page.content));
  }, [seriesId]);

  useEffect(() => {
    (async () => {
      const res = await window.fetch(`/api/v1/books/list`, {
        credentials: 'same-origin',
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({}),
      }); // want: review response-not-shown
      setTotal((await res.json()).totalElements);
    })();
  }, []);

  return (
    <ul
      onDoubleClick={async () => {
        const res = await fetch(`${origin}/api/v1/books/list?unpaged=true&media_status=READY`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: seriesId } } }),
        }); // want: review query-parameters
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
  const res = await globalThis.fetch(`${origin}/api/v1/books/list?read_status=IN_PROGRESS&size=20&sort=readProgress.readDate,desc`, {
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    method: 'POST',
    body: JSON.stringify({}),
  });
  return (await res.json()).content;
}

export const booksOf = async (id: string) => (
  await fetch(origin + '/api/v1/books/list', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  })
).json(); // want: review response-not-shown

export const shelfRequest = new Request(`${origin}/api/v1/books/list`, {
  method: 'POST',
  cache: 'no-store',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({}),
}); // want: review response-not-shown

export const onServer = () => nodeFetch(`${process.env.ORIGIN}/api/v1/books/list`, {
  headers: { 'X-API-Key': process.env.KEY, 'Content-Type': 'application/json' },
  method: 'POST',
  body: JSON.stringify({}),
}); // want: review response-not-shown

export const volumesOnServer = async ({ id }: { id: string }) => {
  const response = await undici(`${process.env.ORIGIN}/api/v1/books/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  }); // want: review response-not-shown
  return response.json();
};

export const onDeck = () => fetch(`${origin}/api/v1/books/ondeck`); // nope: a live neighbour
