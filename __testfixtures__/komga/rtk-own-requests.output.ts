// fixture: profile=komga
import { createApi, fetchBaseQuery, retry } from '@reduxjs/toolkit/query/react';

interface Facets {
  genres: string[];
  labels: string[];
}

const baseQuery = retry(fetchBaseQuery({ baseUrl: 'http://komga.local:25600/api/v1/' }), { maxRetries: 1 });

// An endpoint that sends its requests itself: the fourth thing it gets is the base query.
export const facetsApi = createApi({
  baseQuery,
  endpoints: (build) => ({
    facets: build.query<Facets, string | undefined>({
      async queryFn(libraryId, _api, _extra, ask) {
        const params = libraryId ? { library_id: libraryId } : {};
        const [genres, labels] = await Promise.all([
          ask({ url: '../v2/genres', params: { ...params, unpaged: true } }), // want: migrated
          ask({ url: '../v2/sharing-labels', params: { ...params, unpaged: true } }), // want: migrated
        ]);
        const failed = [genres, labels].find((one) => one.error);
        if (failed?.error) return { error: failed.error };
        return {
          data: {
            genres: (genres.data as { content: string[] }).content,
            labels: (labels.data as { content: string[] }).content,
          },
        };
      },
    }),

    publishers: build.query<string[], void>({
      queryFn: async (_arg, _api, _extra, ask) => {
        const { data, error } = await ask('../v2/publishers?unpaged=true'); // want: migrated
        return error ? { error } : { data: (data as { content: string[] }).content.toSorted() };
      },
    }),

    languages: build.query<string[], void>({
      queryFn: async (_arg, _api, _extra, fetchWithBase) => {
        const read = (url: string) => fetchWithBase({ url });
        const found = await read('../v2/languages?unpaged=true'); // want: migrated
        if (found.error) return { error: found.error };
        return { data: (found.data as { content: string[] }).content };
      },
    }),

    rename: build.mutation<null, { id: string; name: string }>({
      async queryFn({ id, name }, _api, _extra, ask) {
        const sent = await ask({ url: `libraries/${id}`, method: 'PATCH', body: { name } }); // want: migrated
        return sent.error ? { error: sent.error } : { data: null };
      },
    }),

    unread: build.query<unknown, number>({
      async queryFn(page, _api, _extra, ask) {
        const sent = await ask({
          url: 'books/list',
          params: { page },
          method: 'POST',
          body: { condition: { readStatus: { operator: 'is', value: 'UNREAD' } } },
        }); // want: migrated
        return sent.error ? { error: sent.error } : { data: sent.data };
      },
    }),

    // One that nothing tests may be absent.
    tags: build.query<string[], void>({
      async queryFn(_arg, _api, _extra, ask) {
        const { data } = await ask({ url: '../v2/tags?unpaged=true' }); // want: migrated
        return { data: (data as { content: string[] })?.content };
      },
    }),

    roles: build.query({
      queryFn: (_arg, _api, _extra, ask) => ask({ url: 'authors/roles' }), // want: manual response-untyped
    }),

    // Not the base query.
    other: build.query<string[], string>({
      queryFn: async (_arg, api, ask) => ({ data: (await ask({ url: 'genres' })) as unknown as string[] }), // nope: options
    }),
  }),
});
