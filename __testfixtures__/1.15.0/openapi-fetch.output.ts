import createClient from 'openapi-fetch';
import { paths } from './paths';

const shelf = createClient<paths>({ baseUrl: 'http://nas.local:25600' });
const { GET: read } = shelf;

export const all = () => shelf.POST('/api/v1/series/list', { body: {} }); // want: review types-to-generate

export async function ofLibrary(id: string, signal: AbortSignal) {
  const { data, error } = await shelf.POST('/api/v1/series/list', { // want: review query-parameters
    params: { query: { library_id: [id], page: 0 } },
    signal,
    body: {},
  });
  if (error) throw new Error('no series');
  return data.content;
}

export const letters = () => shelf.POST('/api/v1/series/list/alphabetical-groups', {
  cache: 'no-store',
  body: {},
}).then((res) => res.data); // want: review types-to-generate

export const renamed = () => read('/api/v1/series', {}); // want: manual method-in-name

export const latest = () => shelf.GET('/api/v1/series/latest'); // nope: a live list
export const found = () => shelf.POST('/api/v1/series/list', { body: {} }); // nope: migrated already
