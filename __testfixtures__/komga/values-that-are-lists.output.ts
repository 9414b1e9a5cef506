// fixture: profile=komga
import axios from 'axios';

const base = process.env.BASE_URL;

// Several texts are one with commas between them.
export const words = (all: string[]) => axios.post(`${base}/api/v1/series/list`, { fullTextSearch: all.join(',') }); // want: migrated
export const joined = (all: string[]) => fetch(`${base}/api/v1/books/list`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ fullTextSearch: all.join(',') }),
}); // want: migrated
export async function appended(all: string[]) {
  return (
    await fetch(`${base}/api/v1/series/list`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ fullTextSearch: all.join(',') }),
    })
  ).json(); // want: migrated
}

// As a text, a list has commas between its items, and that is several values again.
export const written = () =>
  fetch(`${base}/api/v1/series/list?${new URLSearchParams({ size: '5' })}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: { anyOf: ['READ', 'IN_PROGRESS'].map((value) => ({ readStatus: { operator: 'is', value } })) },
    }),
  }); // want: migrated
export const given = (states: string[]) =>
  fetch(`${base}/api/v1/series/list?${new URLSearchParams({ size: '5' })}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: { anyOf: states.filter(Boolean).map((value) => ({ readStatus: { operator: 'is', value } })) },
    }),
  }); // want: migrated

// What is not there is sent as the text `undefined`, which no library has.
export const ofLibrary = (library?: string) => fetch(`${base}/api/v1/series/list?size=4`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    condition: library !== '' ? { libraryId: { operator: 'is', value: String(library) } } : undefined,
  }),
}); // want: migrated
export const found = (search: string | undefined) => fetch(
  `${base}/api/v1/series/list?${new URLSearchParams({ size: '4' } as any)}`,
  {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ fullTextSearch: String(search) }),
  },
); // want: migrated

// A blank order is none, and the books of a series are in the order of their numbers then.
export const sorted = (id: string, sort = '') => axios.post(
  `${base}/api/v1/books/list`,
  { condition: { seriesId: { operator: 'is', value: id } } },
  { params: { sort: sort || 'metadata.numberSort,asc' } },
); // want: migrated
export const inUrl = (id: string, sort = '') => fetch(`${base}/api/v1/series/${id}/books?sort=${sort}`); // want: manual query-unknown

// The type says that it may be a list, whatever its name says
export const either = (library: string | string[]) => axios.post(
  '/api/v1/books/list',
  { condition: { anyOf: [library || []].flat().map((value) => ({ libraryId: { operator: 'is', value } })) } },
  { params: { size: 2 } },
); // want: migrated
