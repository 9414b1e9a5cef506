'use client';

import useSWR from 'swr';
import type { Book } from '@/lib/komga/schemas';

/** The browser has no key; /api/komga is our proxy in front of the Komga API. */
const viaProxy = async <T,>(path: string): Promise<T> => {
  const response = await fetch(`/api/komga${path}`);
  if (!response.ok) throw new Error(String(response.status));
  return response.json() as Promise<T>;
};

export function ContinueStrip() {
  const { data, error, isLoading } = useSWR('continue', () =>
    viaProxy<{ content: Book[] }>('/books?read_status=IN_PROGRESS&sort=readProgress.readDate,desc'),
  );
  const { data: deck } = useSWR('deck', () => viaProxy<{ content: Book[] }>('/books/ondeck?size=6'));

  if (isLoading) return <p>…</p>;
  if (error) return null;
  return (
    <div className="strip">
      {[...(data?.content ?? []), ...(deck?.content ?? [])].map((book) => (
        <a key={book.id} href={`/read/${book.id}`}>
          {book.seriesTitle} {book.metadata.number}
        </a>
      ))}
    </div>
  );
}
