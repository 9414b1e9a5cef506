// fixture: profile=komga
// RTK Query: the function of an endpoint builds its query, and a base query of the client's own takes a path or a description.
import { type BaseQueryFn, createApi, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

interface Page<T> {
  content: T[];
}

const raw = fetchBaseQuery({ prepareHeaders: (headers) => headers });
const send: BaseQueryFn<string | FetchArgs> = (args, api, extra) => {
  const request = typeof args === 'string' ? { url: args } : args;
  return raw({ ...request, url: `${localStorage.getItem('server')}/api/v1/${request.url}` }, api, extra);
};

export const shelf = createApi({
  baseQuery: send,
  endpoints: (build) => ({
    series: build.query<Page<string>, { search?: string; page: number }>({ // want: migrated
      query: ({ search, page }) => {
        const params = new URLSearchParams({ page: `${page}`, size: '40' });
        return { url: `series/list?${params}`, method: 'POST', body: { fullTextSearch: search } };
      },
    }),
    books: build.query<Page<string>, void>({
      query: () => ({
        url: 'books/list',
        params: { size: 12 },
        method: 'POST',
        body: { condition: { readStatus: { operator: 'is', value: 'IN_PROGRESS' } } },
      }), // want: migrated
    }),
    onDeck: build.query<Page<string>, void>({ query: () => 'books/ondeck?size=12' }),
  }),
});

export const other = createApi({
  reducerPath: 'other',
  baseQuery: fetchBaseQuery({ baseUrl: '/api/v1/' }),
  endpoints: (build) => ({
    found: build.query<Page<string>, string | undefined>({ // want: migrated
      query: (text) => {
        return { url: 'series/list', method: 'POST', body: { fullTextSearch: text } };
      },
    }),
  }),
});
