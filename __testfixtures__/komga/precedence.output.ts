// fixture: profile=komga
import axios from 'axios';

const path = '/api/v1/tags/book';

export const either = async (series_id?: string, library_id?: string) =>
  (
    await axios.get<{ content: string[] }>('/api/v2/tags', {
      params: { series_id, ...(series_id ? {} : { library_id }), include: 'BOOK', unpaged: true },
    })
  ).data.content; // want: migrated
export const three = async (series: string | undefined, list: string | undefined, library: string) =>
  // want: migrated
  (
    await axios.get('/api/v2/tags', {
      params: {
        ...(series || list ? {} : { library_id: library }),
        ...(series && { series_id: series }),
        ...(series ? {} : { readlist_id: list }),
        include: 'BOOK',
        unpaged: true,
      },
    })
  ).data.content;
export const certain = async (series: string, library: string) =>
  (await axios.get('/api/v2/tags', { params: { series_id: series, include: 'BOOK', unpaged: true } })).data.content; // want: migrated

export async function built(library: string, series?: string, list?: string) {
  const query = new URLSearchParams({ include: 'BOOK', unpaged: 'true' });
  if (series || list === '') query.set('series_id', series ?? '');
  if (!(series || list === '') && list) {
    query.set('readlist_id', list);
  }
  if (!((series || list === '') || list)) query.append('library_id', library);
  return (await fetch(`/api/v2/tags?${query}`)).json().then((page) => page.content); // want: review parameter-dropped
}

export async function anywhere(query: { series_id?: string; library_id?: string }) {
  return (await axios.get(path, { params: query })).data; // want: manual query-unknown
}

export async function shared(series?: string, library?: string) {
  const params = { series_id: series, library_id: library };
  localStorage.setItem('last', JSON.stringify(params));
  return (await axios.get(path, { params })).data; // want: manual precedence
}
