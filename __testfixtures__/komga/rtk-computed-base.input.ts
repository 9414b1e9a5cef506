// fixture: profile=komga
import { createApi, fetchBaseQuery, type BaseQueryFn, type FetchArgs } from '@reduxjs/toolkit/query/react';

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
