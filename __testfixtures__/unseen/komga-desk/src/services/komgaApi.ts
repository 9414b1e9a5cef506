import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import qs from 'qs';
import type { BookDto, LibraryDto, SeriesArgs, SeriesDto, SpringPage } from '../types';

export const KOMGA_BASE = '/komga/api/v1';

export const komgaApi = createApi({
    reducerPath: 'komga',
    baseQuery: fetchBaseQuery({
        baseUrl: KOMGA_BASE,
        prepareHeaders: (headers, { getState }) => {
            const token = (getState() as any).session.token;
            if (token) headers.set('X-Auth-Token', token);
            return headers;
        },
        paramsSerializer: (params) => qs.stringify(params, { arrayFormat: 'repeat', skipNulls: true }),
    }),
    tagTypes: ['Series', 'Book', 'Library', 'Referential'],
    endpoints: (build) => ({
        getSeries: build.query<SpringPage<SeriesDto>, SeriesArgs>({
            query: ({ page, libraryId, search, tag, publisher, language }) => ({
                url: '/series',
                params: {
                    page,
                    size: 50,
                    sort: search ? undefined : 'metadata.titleSort,asc',
                    library_id: libraryId,
                    search,
                    tag,
                    publisher,
                    language,
                },
            }),
            providesTags: (result) =>
                result
                    ? [...result.content.map(({ id }) => ({ type: 'Series' as const, id })), 'Series']
                    : ['Series'],
        }),

        getSeriesById: build.query<SeriesDto, string>({
            query: (id) => `/series/${id}`,
            providesTags: (_r, _e, id) => [{ type: 'Series', id }],
        }),

        getSeriesBooks: build.query<BookDto[], string>({
            query: (id) => ({ url: `/series/${id}/books`, params: { unpaged: true } }),
            transformResponse: (page: SpringPage<BookDto>) => page.content,
            providesTags: (books) => (books ?? []).map(({ id }) => ({ type: 'Book' as const, id })),
        }),

        getBrokenBooks: build.query<SpringPage<BookDto>, { libraryId?: string; page: number }>({
            query: ({ libraryId, page }) => ({
                url: '/books',
                method: 'GET',
                params: { media_status: ['ERROR', 'UNSUPPORTED'], library_id: libraryId, page, size: 100 },
            }),
            providesTags: ['Book'],
        }),

        getGenres: build.query<string[], void>({
            query: () => '/genres',
            providesTags: ['Referential'],
        }),

        getSeriesTags: build.query<string[], string | undefined>({
            query: (libraryId) => '/tags/series' + (libraryId ? '?library_id=' + libraryId : ''),
            transformResponse: (tags: string[]) => tags.filter((tag) => tag.trim() !== ''),
            providesTags: ['Referential'],
        }),

        getPublishers: build.query<{ value: string; label: string }[], string[]>({
            query: (libraries) => ({ url: '/publishers', params: { library_id: libraries } }),
            transformResponse: (list: string[]) => list.map((p) => ({ value: p, label: p || '(empty)' })),
            providesTags: ['Referential'],
        }),

        /** id and title of everything, for the merge dialog */
        getAllTitles: build.query<Record<string, string>, void>({
            async queryFn(_arg, _api, _extra, baseQuery) {
                const answer = await baseQuery('/series?unpaged=true&deleted=false');
                if (answer.error) return { error: answer.error as FetchBaseQueryError };
                const page = answer.data as SpringPage<SeriesDto>;
                return { data: Object.fromEntries(page.content.map((s) => [s.id, s.metadata.title])) };
            },
            providesTags: ['Series'],
        }),

        updateLibrary: build.mutation<void, { id: string; changes: Partial<LibraryDto> }>({
            query: ({ id, changes }) => ({ url: `/libraries/${id}`, method: 'PUT', body: changes }),
            invalidatesTags: (_r, _e, { id }) => [{ type: 'Library', id }],
        }),

        setSeriesTags: build.mutation<void, { id: string; tags: string[] }>({
            query: ({ id, tags }) => ({ url: `/series/${id}/metadata`, method: 'PATCH', body: { tags, tagsLock: true } }),
            invalidatesTags: (_r, _e, { id }) => [{ type: 'Series', id }, 'Referential'],
        }),
    }),
});

export const {
    useGetSeriesQuery,
    useGetSeriesByIdQuery,
    useGetSeriesBooksQuery,
    useGetBrokenBooksQuery,
    useGetGenresQuery,
    useGetSeriesTagsQuery,
    useGetPublishersQuery,
    useGetAllTitlesQuery,
    useUpdateLibraryMutation,
    useSetSeriesTagsMutation,
} = komgaApi;
