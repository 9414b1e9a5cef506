import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

// React Native may send `/api/v1/../v2/genres` as it is
export const komgaApi = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: 'http://komga.local/api/v1' }),
  endpoints: (build) => ({
    genres: build.query<string[], void>({ query: () => '/genres' }), // want: manual base-holds-version
    books: build.query<{ content: unknown[] }, string>({ query: (id) => `/series/${id}/books` }), // want: migrated
  }),
});
