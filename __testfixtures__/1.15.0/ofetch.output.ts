import { type FetchOptions, ofetch } from 'ofetch';

interface Results {
  content: { id: string; booksCount: number }[];
}

export const backend = ofetch.create({ baseURL: '/' });

export const all = () => ofetch<Results>('/api/v1/series/list', { method: 'POST', body: {} }); // want: review response-not-shown

export const paged = (page: number) =>
  ofetch<Results>('/api/v1/series/list', { query: { page, size: 50 }, method: 'POST', body: {} }); // want: review query-parameters

export async function ofLibrary(libraryId: string, options: FetchOptions<'json'> = {}) {
  const results = await backend<Results>(`/api/v1/series/list?library_id=${libraryId}`, {
    signal: options.signal,
    method: 'POST',
    body: {},
  }); // want: review query-parameters
  return results.content;
}

// Nuxt gives `$fetch` to every module.
export const letters = () =>
  $fetch<{ group: string }[]>('/api/v1/series/list/alphabetical-groups', { method: 'POST', retry: 2, body: {} }); // want: review response-not-shown

export const lettersWithHeaders = async () => {
  const { _data, headers } = await ofetch.raw('/api/v1/series/list/alphabetical-groups', {
    credentials: 'include',
    method: 'POST',
    body: {},
  }); // want: review response-not-shown
  return { letters: _data, etag: headers.get('etag') };
};

export const oneShots = () =>
  $fetch<Results>('/api/v1/series/list', { params: { oneshot: true }, method: 'POST', body: {} }); // want: review query-parameters

export const collections = (id: string) => backend(`/api/v1/collections/${id}/series`); // nope: series of a collection
