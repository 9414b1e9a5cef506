// fixture: profile=komga
import { createApi, fetchBaseQuery, retry, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';

interface Session {
  session: { server: string; token: string };
}

const at = (baseUrl: string, token: string) =>
  fetchBaseQuery({
    baseUrl,
    prepareHeaders: (headers) => {
      headers.set('Authorization', `Basic ${token}`);
      return headers;
    },
  });

const komgaQuery: BaseQueryFn<string | FetchArgs> = async (args, api, extra) => {
  const { server, token } = (api.getState() as Session).session;
  const result = await at(`${server}/api/v1`, token)(args, api, extra);
  if (result.error?.status === 401) api.dispatch({ type: 'signedOut' });
  return result;
};

export const komga = createApi({
  baseQuery: komgaQuery,
  endpoints: (build) => ({
    series: build.query<unknown, number>({
      query: (page) => ({ url: 'series', params: { page, size: 40 } }), // want: migrated
    }),
    volumes: build.query<unknown, string>({ query: (id) => `series/${id}/books?unpaged=true` }), // want: migrated
    genres: build.query<string[], void>({ query: () => 'genres' }), // want: migrated
    save: build.mutation<void, { id: string; name: string }>({
      query: ({ id, ...body }) => ({ url: `libraries/${id}`, method: 'PUT', body }), // want: migrated
    }),
    newest: build.query<unknown, void>({ query: () => 'books/latest' }), // nope: a live list
  }),
});

const send = fetchBaseQuery({ baseUrl: `${import.meta.env.VITE_KOMGA}/api/v1` });

/** Signs in again once. */
const again = retry(async (args: string | FetchArgs, api, extra) => {
  let result = await send(args, api, extra);
  if (result.error) result = await send(args, api, extra);
  return result;
});

export const twice = createApi({
  baseQuery: again,
  endpoints: (build) => ({
    languages: build.query<string[], void>({ query: () => 'languages' }), // want: migrated
  }),
});

const unwrapped: BaseQueryFn = async (args, api, extra) => {
  const result = await send(args, api, extra);
  return { data: (result.data as { names: string[] }).names };
};

export const changed = createApi({
  baseQuery: unwrapped,
  endpoints: (build) => ({
    labels: build.query<string[], void>({ query: () => 'sharing-labels' }), // want: manual
    found: build.query<unknown, string>({ query: (text) => `books?search=${encodeURIComponent(text)}` }), // want: migrated
  }),
});

const withPath: BaseQueryFn<string> = (path, api, extra) => send(path, api, extra);

export const typed = createApi({
  baseQuery: withPath,
  endpoints: (build) => ({
    publishers: build.query<string[], void>({ query: () => 'publishers' }), // want: migrated
    unread: build.query<unknown, void>({ query: () => 'books?read_status=UNREAD' }), // want: manual no-slot
  }),
});

const prefixed: BaseQueryFn<string> = (args, api, extra) => send(`plugins/${args}`, api, extra);

export const plugins = createApi({
  baseQuery: prefixed,
  endpoints: (build) => ({
    tags: build.query<string[], void>({ query: () => 'tags' }), // nope: the function changes the path
  }),
});
