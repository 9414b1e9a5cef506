// fixture: profile=komga
import axios from 'axios';

const path = '/api/v1/tags/book';

export const either = async (series_id?: string, library_id?: string) =>
  (await axios.get<string[]>(path, { params: { series_id, library_id } })).data; // want: migrated
export const three = async (series: string | undefined, list: string | undefined, library: string) =>
  // want: migrated
  (await axios.get(path, { params: { library_id: library, ...(series && { series_id: series }), readlist_id: list } })).data;
export const certain = async (series: string, library: string) =>
  (await axios.get(path, { params: { series_id: series, library_id: library } })).data; // want: migrated

export async function built(library: string, series?: string, list?: string) {
  const query = new URLSearchParams({ page: '0' });
  if (series || list === '') query.set('series_id', series ?? '');
  if (list) {
    query.set('readlist_id', list);
  }
  query.append('library_id', library);
  return (await fetch(`/api/v1/tags/book?${query}`)).json(); // want: review parameter-dropped
}

export async function anywhere(query: { series_id?: string; library_id?: string }) {
  return (await axios.get(path, { params: query })).data; // want: manual query-unknown
}

export async function shared(series?: string, library?: string) {
  const params = { series_id: series, library_id: library };
  localStorage.setItem('last', JSON.stringify(params));
  return (await axios.get(path, { params })).data; // want: manual precedence
}
