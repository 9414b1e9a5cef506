// An address that unknown code gets from a callback, or passes on to a function beside it, may be that of the request.
import { memoize, partial } from 'lodash';

const root = memoize(() => 'https://books.example.org');

export async function allSeries() {
  const response = await fetch(`${root()}/api/v1/series`); // want: manual other-service
  return (await response.json()).content;
}

async function countBooks(host: string) {
  const response = await fetch(`${host}/api/v1/books`); // want: manual other-service
  return (await response.json()).totalElements;
}

export const books = () => countBooks(process.env.KOMGA_URL ?? '');
export const otherBooks = partial(countBooks, 'https://shelf.example.org');
