// fixture: profile=komga
import { clientBaseQuery } from '@shelf/client';
import { createApi, fetchBaseQuery, retry, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';

interface Settings {
  settings: { address: string | undefined };
}

const send = fetchBaseQuery({ headers: { Accept: 'application/json' } });

/** Puts the address that the user has chosen before each path. */
const atAddress: BaseQueryFn<string | FetchArgs> = async (args, api, extra) => {
  const { address } = (api.getState() as Settings).settings;
  if (address === undefined) return { error: { status: 'CUSTOM_ERROR', error: 'no address' } };
  const path = typeof args === 'string' ? args : args.url;
  const url = `${address}/api/v1/${path}`;
  return send(typeof args === 'string' ? url : { ...args, url }, api, extra);
};

export const komga = createApi({
  baseQuery: atAddress,
  endpoints: (build) => ({
    series: build.query<unknown, number>({
      query: (page) => ({ url: 'series', params: { page, library_id: '0A' } }), // want: migrated
    }),
    volumes: build.query<unknown, string>({ query: (id) => `series/${id}/books?unpaged=true` }), // want: migrated
    genres: build.query<string[], void>({ query: () => 'genres' }), // want: migrated
    // want: migrated
    languages: build.query<string[], string | undefined>({
      query: (library) => (library ? `languages?library_id=${library}` : 'languages'),
    }),
    save: build.mutation<void, { id: string; name: string }>({
      query: ({ id, ...body }) => ({ url: `libraries/${id}`, method: 'PUT', body }), // want: migrated
    }),
    newest: build.query<unknown, void>({ query: () => 'books/latest' }), // nope: a live list
  }),
});

/** Signs each request, too. */
const withKey: BaseQueryFn<string | FetchArgs> = (args, api, extra) => {
  const { address, key } = (api.getState() as { settings: { address: string; key: string } }).settings;
  const asked = typeof args === 'string' ? { url: args } : args;
  return send({ ...asked, headers: { ...asked.headers, 'X-API-Key': key }, url: `${address}/api/v1/${asked.url}` }, api, extra);
};

export const signed = createApi({
  baseQuery: retry(withKey, { maxRetries: 2 }),
  endpoints: (build) => ({
    unread: build.query<unknown, void>({ query: () => ({ url: 'books', params: { read_status: 'UNREAD' } }) }), // want: migrated
    found: build.query<unknown, string>({ query: (text) => `series?search=${encodeURIComponent(text)}` }), // want: migrated
    publishers: build.query<string[], void>({ query: () => 'publishers' }), // want: migrated
  }),
});

/** What it adds to the query may be a filter, and the method is its own. */
const ofLibrary: BaseQueryFn<FetchArgs> = (args, api, extra) =>
  send({ ...args, url: `/komga/api/v1/${args.url}`, params: { ...args.params, library_id: '0A' }, method: 'GET' }, api, extra);

export const limited = createApi({
  baseQuery: ofLibrary,
  endpoints: (build) => ({
    komgaBooks: build.query<unknown, void>({ query: () => ({ url: 'books', params: { size: 5 } }) }), // want: manual base-unknown
  }),
});

/** Nothing is known of how this one sends a request. */
export const komgaElsewhere = createApi({
  baseQuery: clientBaseQuery({ baseUrl: '/komga/api/v1' }),
  endpoints: (build) => ({
    komgaShelf: build.query<unknown, void>({ query: () => ({ url: 'series', params: { size: 5 } }) }), // want: manual no-slot
    komgaLatest: build.query<unknown, void>({ query: () => ({ url: 'series/latest', params: { size: 5 } }) }), // nope: a live list
  }),
});
