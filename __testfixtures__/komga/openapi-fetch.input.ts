// fixture: profile=komga
import createClient, { createPathBasedClient } from 'openapi-fetch';
import createQuery from 'openapi-react-query';

const komga = createClient({ baseUrl: 'http://komga:25600' });
const byPath = createPathBasedClient({ baseUrl: 'http://komga:25600' });
const $api = createQuery(komga);

export async function tags(libraryId: string): Promise<string[]> {
  const { data } = await komga.GET('/api/v1/tags', { params: { query: { library_id: [libraryId] } } }); // want: migrated
  return data ?? [];
}

export const genres = () => komga.GET('/api/v1/genres').then(({ data }) => data ?? []); // want: migrated
export const seriesTags = async () => (await komga.GET('/api/v1/tags/series')).data; // want: migrated

export async function publishers() {
  const { data = [] } = await byPath['/api/v1/publishers'].GET(); // want: migrated
  return data.length;
}

export async function ages() {
  const { data, error } = await komga.GET('/api/v1/age-ratings'); // want: review age-ratings
  if (error) throw error;
  return { data, oldest: data.at(-1) };
}

export async function labels(): Promise<string[]> {
  const { data, error } = await komga.GET('/api/v1/sharing-labels'); // want: migrated
  if (error !== undefined) {
    throw new Error('no labels');
  }
  return data;
}

export async function roles() {
  const { data } = await komga.GET('/api/v1/authors/roles'); // want: migrated
  if (data) return data.map((role) => role.toUpperCase());
  return [];
}

export const whole = () => komga.GET('/api/v1/languages'); // want: migrated

export const series = (libraryId: string, search: string, page: number) =>
  // want: migrated
  komga.GET('/api/v1/series', { params: { query: { library_id: [libraryId], search, page, read_status: ['UNREAD', 'IN_PROGRESS'] } } });

export const volumes = (seriesId: string) =>
  komga.GET('/api/v1/series/{seriesId}/books', { params: { path: { seriesId } } }); // want: migrated

export const sorted = (seriesId: string, sort?: string[]) =>
  komga.GET('/api/v1/series/{seriesId}/books', { params: { path: { seriesId }, query: { sort } } }); // want: migrated

export const opaque = (query: object) => komga.GET('/api/v1/books', { params: { query } }); // want: manual query-unknown
export const streamed = () => komga.GET('/api/v1/genres', { parseAs: 'stream' }); // want: manual response-type

export function Genres() {
  const { data: names, isLoading } = $api.useQuery('get', '/api/v1/genres'); // want: migrated
  return isLoading ? 'loading' : names?.join(', ');
}

export const useLabels = () => $api.useQuery('get', '/api/v1/sharing-labels'); // want: manual response-returned
export const useChosen = () => $api.useQuery('get', '/api/v1/tags', {}, { select: (all) => all[0] }); // want: manual transformed
export const libraries = () => komga.GET('/api/v1/libraries'); // nope: a live list
