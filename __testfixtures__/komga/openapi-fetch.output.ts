// fixture: profile=komga
import createClient, { createPathBasedClient } from 'openapi-fetch';
import createQuery from 'openapi-react-query';

const komga = createClient({ baseUrl: 'http://komga:25600' });
const byPath = createPathBasedClient({ baseUrl: 'http://komga:25600' });
const $api = createQuery(komga);

export async function tags(libraryId: string): Promise<string[]> {
  const { data } = await komga.GET('/api/v2/tags', { params: { query: { library_id: [libraryId], unpaged: true } } }); // want: migrated
  return data?.content ?? [];
}

export const genres = () =>
  komga.GET('/api/v2/genres', { params: { query: { unpaged: true } } }).then(({ data }) => data?.content ?? []); // want: migrated
export const seriesTags = async () => (await komga.GET('/api/v2/tags', {
  params: { query: { include: 'SERIES', unpaged: true } },
})).data?.content; // want: migrated

export async function publishers() {
  const { data: { content: data = [] } = {} } = await byPath['/api/v2/publishers'].GET({
    params: { query: { unpaged: true } },
  }); // want: migrated
  return data.length;
}

export async function ages() {
  const { data, error } = await komga.GET('/api/v2/age-ratings', { params: { query: { unpaged: true } } }); // want: review age-ratings
  if (error) throw error;
  return { data: data?.content?.map(String), oldest: data.content!.map(String).at(-1) };
}

export async function labels(): Promise<string[]> {
  const { data, error } = await komga.GET('/api/v2/sharing-labels', { params: { query: { unpaged: true } } }); // want: migrated
  if (error !== undefined) {
    throw new Error('no labels');
  }
  return data.content!;
}

export async function roles() {
  const { data } = await komga.GET('/api/v2/authors/roles', { params: { query: { unpaged: true } } }); // want: migrated
  if (data?.content) return data.content!.map((role) => role.toUpperCase());
  return [];
}

export const whole = () => komga.GET('/api/v2/languages', {
  params: { query: { unpaged: true } },
}).then((res) => ({ ...res, data: res.data?.content })); // want: migrated

export const series = (libraryId: string, search: string, page: number) =>
  // want: migrated
  komga.POST('/api/v1/series/list', {
    params: { query: { page } },
    body: {
      condition: {
        allOf: [
          { libraryId: { operator: 'is', value: libraryId } },
          {
            anyOf: [
              { readStatus: { operator: 'is', value: 'UNREAD' } },
              { readStatus: { operator: 'is', value: 'IN_PROGRESS' } },
            ],
          },
        ],
      },
      fullTextSearch: search,
    },
  });

export const volumes = (seriesId: string) =>
  komga.POST('/api/v1/books/list', {
    params: { query: { sort: ['metadata.numberSort,asc'] } },
    body: { condition: { seriesId: { operator: 'is', value: seriesId } } },
  }); // want: migrated

export const sorted = (seriesId: string, sort?: string[]) =>
  komga.POST('/api/v1/books/list', {
    params: { query: { sort: sort?.length ? sort : ['metadata.numberSort,asc'] } },
    body: { condition: { seriesId: { operator: 'is', value: seriesId } } },
  }); // want: migrated

export const opaque = (query: object) => komga.GET('/api/v1/books', { params: { query } }); // want: manual query-unknown
export const streamed = () => komga.GET('/api/v1/genres', { parseAs: 'stream' }); // want: manual response-type

export function Genres() {
  const { data: names, isLoading } = $api.useQuery('get', '/api/v2/genres', { params: { query: { unpaged: true } } }); // want: migrated
  return isLoading ? 'loading' : names?.content?.join(', ');
}

export const useLabels = () => $api.useQuery('get', '/api/v1/sharing-labels'); // want: manual response-returned
export const useChosen = () => $api.useQuery('get', '/api/v1/tags', {}, { select: (all) => all[0] }); // want: manual transformed
export const libraries = () => komga.GET('/api/v1/libraries'); // nope: a live list
