import axios from 'axios';
import path from 'node:path';
import posix from 'node:path/posix';

const SERVER = process.env.CATALOGUE_URL;
const verb = 'get';

export const upper = () => axios.request({ url: '/api/v1/genres', method: verb.toUpperCase() }); // want: review response-not-shown
export const lower = () => axios.request({ url: '/api/v1/tags', method: 'GET'.toLowerCase() }); // want: review lists-joined
export const trimmed = () => fetch(' /api/v1/genres '.trim()); // want: review response-not-shown
export const trimmedEnd = () => fetch(`${SERVER}/api/v1/publishers`.trimEnd()); // want: review response-not-shown
export const sliced = () => fetch('x/api/v1/genres'.slice(1)); // want: review response-not-shown
export const slicedEnd = () => fetch('/api/v1/tags/'.slice(0, -1)); // want: review lists-joined
export const counted = () => fetch('/api/v1/genres?x=1'.substring(0, 14)); // want: manual not-proved
export const part = (from: number) => fetch('/api/v1/genres'.slice(from)); // want: manual path-not-followed

const url = (strings: TemplateStringsArray, ...values: unknown[]) => String.raw(strings, ...values);
const query = (strings: TemplateStringsArray, ..._values: unknown[]) => `/graph?query=${strings.join('')}`;
export const raw = () => fetch(String.raw`/api/v1/genres`); // want: review response-not-shown
export const tagged = (id: string) => fetch(url`/api/v1/series/${id}/books`); // want: review response-not-shown
export const other = () => fetch(query`/api/v1/tags`); // want: manual path-not-followed

export const joined = () => fetch(path.posix.join('/api/v1', 'genres')); // want: review response-not-shown
export const slashes = () => fetch(posix.join('/api', 'v1', '/tags')); // want: review lists-joined
export const ofSeries = (id: string) => fetch(SERVER + path.join('/api/v1/series', id, 'books')); // want: review response-not-shown
export const dots = () => fetch(path.join('/api/v1/genres', '..', 'libraries')); // mention

export function pathname() {
  const address = new URL(SERVER as string);
  address.pathname = '/api/v1/genres';
  return fetch(address); // want: review response-not-shown
}

export function withQuery() {
  const address = new URL('http://localhost:25600');
  address.pathname = '/api/v1/tags';
  address.searchParams.set('library_id', '1');
  return fetch(address.toString()); // want: review lists-joined
}

export function sometimes(isList: boolean) {
  const address = new URL(SERVER as string);
  if (isList) address.pathname = '/api/v1/genres'; // mention
  return fetch(address); // nope: the path may not be set
}

export function appended() {
  const address = new URL(SERVER as string);
  address.pathname += '/api/v1/genres'; // mention
  return fetch(address); // nope: the path before is not known
}
