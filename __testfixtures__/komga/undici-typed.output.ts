// fixture: profile=komga
import { request } from 'undici';

export async function genres(base: string) {
  const { body } = await request(`${base}/api/v1/genres`); // want: manual response-untyped
  return (await body.json()) as string[];
}

export const books = (base: string) => request(`${base}/api/v1/books/list?page=1`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({}),
}); // want: migrated
