// fixture: profile=komga
import { createApi, fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react';

interface Page {
  content: { id: string }[];
}

declare function sorted(names: string[]): string[];

export const komga = createApi({
  reducerPath: 'komga',
  baseQuery: retry(fetchBaseQuery({ baseUrl: `${import.meta.env.VITE_KOMGA}/api/v1` })),
  endpoints: (build) => ({
    series: build.query<Page, number>({
      query: (page) => ({ url: 'series/list', params: { page, size: 40 }, method: 'POST', body: {} }), // want: migrated
      providesTags: ['Series'],
    }),
    found: build.query<Page, string>({
      query: (text) => ({ url: '/books/list', method: 'POST', body: { fullTextSearch: text } }),
    }), // want: migrated
    volumes: build.query<Page, string>({
      query: (id) => ({
        url: 'books/list?sort=metadata.numberSort,asc',
        method: 'POST',
        body: { condition: { seriesId: { operator: 'is', value: id } } },
      }),
    }), // want: migrated
    genres: build.query<string[], void>({
      query: () => '../v2/genres?unpaged=true',
      transformResponse: (page: { content: string[] }) => page.content,
    }), // want: migrated
    tags: build.query<string[], string | undefined>({
      query: (library) => ({ url: '../v2/tags', params: { library_id: library, unpaged: true } }), // want: migrated
      transformResponse: (page: { content: string[] }) => page.content,
    }),
    publishers: build.query<string[], void>({ // want: migrated
      query: () => '../v2/publishers?unpaged=true',
      transformResponse: ({ content: names }: { content: string[] }) => [...names].sort((a, b) => a.localeCompare(b)),
    }),
    languages: build.query<string[], void>({ // want: manual named-callback
      query: () => 'languages',
      transformResponse: sorted,
    }),
    ofSeries: build.query<Page, { id: string; page: number }>({ // want: migrated
      query({ id, page }) {
        return {
          url: `books/list?page=${page}&size=20&sort=metadata.numberSort,asc`,
          method: 'POST',
          body: { condition: { seriesId: { operator: 'is', value: id } } },
        };
      },
    }),
    newest: build.query<Page, void>({ query: () => 'books/latest' }), // nope: a live list
    save: build.mutation<void, { id: string; name: string }>({
      query: ({ id, ...body }) => ({ url: `libraries/${id}`, method: 'PATCH', body }), // want: migrated
    }),
  }),
});

export const more = komga.injectEndpoints({
  endpoints(build) {
    return {
      unread: build.query<Page, void>({
        query() {
          return {
            url: 'books/list',
            params: { size: 10 },
            method: 'POST',
            body: { condition: { readStatus: { operator: 'is', value: 'UNREAD' } } },
          }; // want: migrated
        },
      }),
    };
  },
});

/** Another service. */
export const shop = createApi({
  reducerPath: 'shop',
  baseQuery: fetchBaseQuery({ baseUrl: 'https://shop.example.com/api/v1' }),
  endpoints: (build) => ({
    books: build.query<Page, void>({ query: () => ({ url: 'books', params: { size: 10 } }) }), // nope: another service
  }),
});

/** Texts are read by a handler. */
export const texts = createApi({
  reducerPath: 'texts',
  baseQuery: fetchBaseQuery({ baseUrl: '/komga/api/v1', responseHandler: async (response) => (await response.text()).split('\n') }),
  endpoints: (build) => ({
    genres: build.query<string[], void>({ query: () => 'genres' }), // want: manual
  }),
});

// The base ends in the version; it and the path are joined with one slash.
export const versioned = createApi({
  reducerPath: 'versioned',
  baseQuery: fetchBaseQuery({ baseUrl: '/api/v1' }),
  endpoints: (build) => ({
    labels: build.query<string[], void>({
      query: () => '../v2/sharing-labels?unpaged=true',
      transformResponse: (page: { content: string[] }) => page.content,
    }), // want: migrated
    roles: build.query<string[], void>({
      query: () => ({ url: '../v2/authors/roles?unpaged=true' }),
      transformResponse: (page: { content: string[] }) => page.content,
    }), // want: migrated
    lists: build.query<object, void>({ query: () => '/readlists' }), // nope: another path
  }),
});
