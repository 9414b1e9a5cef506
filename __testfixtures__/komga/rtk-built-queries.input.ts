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
        if (search) params.append('search', search);
        return `series?${params}`;
      },
    }),
    books: build.query<Page<string>, void>({
      query: () => ({ url: 'books', params: { read_status: 'IN_PROGRESS', size: 12 } }), // want: migrated
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
        const params = new URLSearchParams();
        if (text) params.set('search', text);
        return `series?${params}`;
      },
    }),
  }),
});
