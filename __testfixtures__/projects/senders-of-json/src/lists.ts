import type { Book, Page } from './types';

async function load<T>(path: string, init: RequestInit = {}): Promise<T> {
  const res = await fetch(`${process.env.KOMGA_URL}/api/v1${path}`, init);
  return (await res.json()) as T;
}

/** Takes another type first, so a call of `load` is no call of it. */
export const send = <B, T>(path: string, body: B): Promise<T> =>
  load<T>(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

export const unread = () => load<Page<Book>>('/books?read_status=UNREAD'); // want: migrated
