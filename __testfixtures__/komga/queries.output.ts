// fixture: profile=komga
import axios from 'axios';

const server = process.env.KOMGA_URL;

export const search = (library: string, q: string) =>
  // want: migrated
  fetch(`${server}/api/v1/series/list?page=0&size=50`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: library ? { libraryId: { operator: 'is', value: library } } : undefined,
      fullTextSearch: q,
    }),
  });

export const optional = (unread: boolean, page: number) =>
  fetch(`/api/v1/series/list?page=${page}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: unread ? { readStatus: { operator: 'is', value: 'UNREAD' } } : undefined }),
  }); // want: migrated

export const many = (ids: string[]) =>
  // want: review parameter-dropped
  axios.post('/api/v1/series/list', {
    condition: {
      allOf: [
        { anyOf: ids.map((value) => ({ libraryId: { operator: 'is', value } })) },
        {
          anyOf: [
            { seriesStatus: { operator: 'is', value: 'ENDED' } },
            { seriesStatus: { operator: 'is', value: 'ONGOING' } },
          ],
        },
        { ageRating: { operator: 'isNull' } },
        {
          allOf: [
            { releaseDate: { operator: 'after', dateTime: '2019-12-31T12:00:00Z' } },
            { releaseDate: { operator: 'before', dateTime: '2021-01-01T12:00:00Z' } },
          ],
        },
        { author: { operator: 'is', value: { name: 'Doe, John', role: 'writer' } } },
      ],
    },
  });

export const since = (day: string) => fetch('/api/v1/books/list?page=2', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    condition: day ? { releaseDate: { operator: 'after', dateTime: `${day}T00:00:00Z` } } : undefined,
  }),
}); // want: migrated
export const letters = () =>
  axios.post('/api/v1/series/list/alphabetical-groups', { condition: { libraryId: { operator: 'is', value: 'L1' } } }); // want: migrated
export const opaque = (params: object) => axios.get('/api/v1/series', { params }); // want: manual query-unknown
export const pattern = () => fetch('/api/v1/series/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { title: { operator: 'beginsWith', value: 'a' } } }),
}); // want: review search-regex

export async function filtered(library?: string, term?: string, page = 0) {
  const params: any = { page, size: 20 };
  return (
    await axios.post(
      '/api/v1/series/list',
      { condition: library ? { libraryId: { operator: 'is', value: library } } : undefined, fullTextSearch: term },
      { params },
    )
  ).data; // want: migrated
}

export async function volumesOf(id: string, unread: boolean) {
  const query = new URLSearchParams({ page: '0', size: '50', sort: 'metadata.numberSort,asc' });
  return (
    await fetch(`${server}/api/v1/books/list?${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        condition: {
          allOf: [
            { seriesId: { operator: 'is', value: id } },
            ...(unread ? [{ readStatus: { operator: 'is', value: 'UNREAD' } }] : []),
            { deleted: { operator: 'isFalse' } },
          ],
        },
      }),
    })
  ).json(); // want: migrated
}

export async function fresh(id: string, isFresh: boolean) {
  const url = `${server}/api/v1/series/list`;
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: {
        allOf: [
          { libraryId: { operator: 'is', value: id } },
          ...(isFresh
            ? [
                {
                  anyOf: [
                    { readStatus: { operator: 'is', value: 'UNREAD' } },
                    { readStatus: { operator: 'is', value: 'IN_PROGRESS' } },
                  ],
                },
              ]
            : []),
        ],
      },
    }),
  }); // want: migrated
}
