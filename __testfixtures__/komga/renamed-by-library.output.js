// fixture: profile=komga
// A library makes the names that are sent.
import axios from 'axios';
import { decamelizeKeys } from 'humps';
import { mapKeys, snakeCase } from 'lodash';

const base = process.env.KOMGA_URL;

const get = async (path, query, version = 'v1') =>
  (await axios.get(`${base}/api/${version}/${path}`, { params: decamelizeKeys(query) })).data;
export const genres = (libraryId) => get('genres', { libraryId, unpaged: true }, 'v2').then((page) => page.content); // want: review wrapper-grown

const read = async (path, query, init = {}) => {
  const sent = mapKeys(query, (value, key) => snakeCase(key));
  return (await fetch(`${base}/api/v1/${path}?${new URLSearchParams(sent)}`, init)).json();
};
export const unread = (libraryId) => read(
  'books/list',
  { page: 1 },
  {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: {
        allOf: [
          ...(libraryId ? [{ libraryId: { operator: 'is', value: libraryId } }] : []),
          { readStatus: { operator: 'is', value: 'UNREAD' } },
        ],
      },
    }),
  },
); // want: review assumed-single
// Libraries do not agree on digits.
export const odd = (libraryId) => read('books', { libraryId, tag2: 'a' }); // want: manual query-unknown
// It is not known what an option changes.
const load = async (path, query, init = {}) =>
  (await fetch(`${base}/api/v1/${path}?${new URLSearchParams(decamelizeKeys(query, { separator: '-' }))}`, init)).json();
export const dashed = (libraryId) => load('books', { libraryId }); // want: manual query-unknown
