import axios from 'axios';

const base = process.env.CATALOGUE_URL;

export const genres = () => fetch(new URL('/v2/genres', base)); // want: review response-not-shown
export const languages = () => fetch(new URL('v2/languages', base).toString()); // want: review response-not-shown
export const tags = () => axios.get(new URL('/v2/tags', base).href); // want: review lists-joined
export const labels = () => fetch(new URL(`${base}/v2/sharing-labels`)); // want: review response-not-shown
export const relative = () => fetch(new URL('./v2/publishers', import.meta.url)); // want: review response-not-shown

export async function names(search: string) {
  const url = new URL('/v2/authors/names', base);
  url.searchParams.set('search', search);
  return (await fetch(url)).json(); // want: review response-not-shown
}

export async function unread(page: number, library?: string) {
  const url = new URL('/api/v1/books/list', base);
  url.searchParams.set('page', String(page));
  url.searchParams.append('read_status', 'UNREAD');
  if (library) url.searchParams.set('library_id', library);
  return (
    await fetch(url.toString(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({}),
    })
  ).json(); // want: review query-parameters
}

export function volumes(id: string) {
  const url = new URL('/api/v1/books/list', base);
  return fetch(url.href, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  }); // want: review response-not-shown
}

export function changed(path: string) {
  const url = new URL('/api/v1/series/latest', base);
  url.pathname = path;
  return fetch(url); // nope: the path is not known
}
