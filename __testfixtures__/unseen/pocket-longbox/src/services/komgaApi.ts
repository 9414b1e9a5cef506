import { createApi } from '@reduxjs/toolkit/query/react';
import { komgaBaseQuery } from './baseQuery';
import type { Book, Page, Series, SeriesArgs } from './types';

export const komgaApi = createApi({
  reducerPath: 'komga',
  baseQuery: komgaBaseQuery,
  tagTypes: ['Series', 'Book'],
  endpoints: (build) => ({
    libraries: build.query<{ id: string; name: string }[], void>({ query: () => 'libraries' }),

    seriesList: build.query<Page<Series>, SeriesArgs>({
      query: ({ libraryIds, genre, publisher, unreadOnly, page }) => ({
        url: 'series',
        params: {
          library_id: libraryIds,
          genre,
          publisher,
          read_status: unreadOnly ? ['UNREAD', 'IN_PROGRESS'] : undefined,
          sort: 'metadata.titleSort,asc',
          page,
          size: 30,
        },
      }),
      // one cache entry for all pages
      serializeQueryArgs: ({ endpointName, queryArgs: { page: _page, ...rest } }) => `${endpointName}(${JSON.stringify(rest)})`,
      merge: (current, incoming, { arg }) => {
        if (arg.page === 0) return incoming;
        current.content.push(...incoming.content);
        current.last = incoming.last;
        current.number = incoming.number;
      },
      forceRefetch: ({ currentArg, previousArg }) => currentArg?.page !== previousArg?.page,
      providesTags: ['Series'],
    }),

    seriesSearch: build.query<Series[], string>({
      query: (term) => `series?search=${encodeURIComponent(term)}&size=12`,
      transformResponse: ({ content }: Page<Series>) => content,
    }),

    seriesOne: build.query<Series, string>({ query: (id) => `series/${id}` }),

    seriesBooks: build.query<Book[], { seriesId: string; unreadOnly?: boolean }>({
      query: ({ seriesId, unreadOnly = false }) => ({
        url: `series/${seriesId}/books`,
        params: { unpaged: true, ...(unreadOnly && { read_status: 'UNREAD' }) },
      }),
      transformResponse: (page: Page<Book>) => page.content,
      providesTags: (result = []) => result.map(({ id }) => ({ type: 'Book' as const, id })),
    }),

    reading: build.query<Page<Book>, { libraryIds: string[] }>({
      query: ({ libraryIds }) => ({
        url: 'books',
        params: { library_id: libraryIds, read_status: 'IN_PROGRESS', sort: 'readProgress.readDate,desc', size: 15 },
      }),
      providesTags: ['Book'],
    }),

    genres: build.query<string[], string[]>({ query: (libraryIds) => ({ url: 'genres', params: { library_id: libraryIds } }) }),

    /** A random complete series and its first book, for the "surprise me" button. */
    surprise: build.query<{ series: Series; first: Book | null }, void>({
      async queryFn(_arg, _api, _extra, baseQuery) {
        const head = await baseQuery('series?complete=true&size=1');
        if (head.error) return { error: head.error };
        const { totalElements } = head.data as Page<Series>;
        const page = Math.floor(Math.random() * totalElements);

        const pick = await baseQuery({ url: 'series', params: { complete: true, size: 1, page } });
        if (pick.error) return { error: pick.error };
        const [series] = (pick.data as Page<Series>).content;
        if (!series) return { error: { status: 'CUSTOM_ERROR', error: 'the library is empty' } };

        const books = await baseQuery(`series/${series.id}/books?size=1`);
        if (books.error) return { error: books.error };
        return { data: { series, first: (books.data as Page<Book>).content[0] ?? null } };
      },
    }),

    markRead: build.mutation<void, { bookId: string }>({
      query: ({ bookId }) => ({ url: `books/${bookId}/read-progress`, method: 'PATCH', body: { completed: true } }),
      invalidatesTags: (_result, _error, { bookId }) => [{ type: 'Book', id: bookId }, 'Series'],
    }),
  }),
});

export const {
  useLibrariesQuery,
  useSeriesListQuery,
  useSeriesSearchQuery,
  useSeriesBooksQuery,
  useReadingQuery,
  useGenresQuery,
  useLazySurpriseQuery,
  useMarkReadMutation,
} = komgaApi;
