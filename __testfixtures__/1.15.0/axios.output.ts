import axios, { AxiosInstance } from 'axios';
import type { GroupCount, PageOf, SeriesDto } from './dto';

export const http = axios.create({ baseURL: '/' });

export async function browse(page: number, size = 30): Promise<PageOf<SeriesDto>> {
  const { data } = await http.post<PageOf<SeriesDto>>('/api/v1/series/list', {}, { params: { page, size } }); // want: review query-parameters
  return data;
}

export async function newestTitle(): Promise<string | undefined> {
  const response = await axios.post('/api/v1/series/list', {}); // want: review response-not-shown
  return response.data.content.at(0)?.metadata.title;
}

export const groups = () =>
  axios('/api/v1/series/list/alphabetical-groups', { method: 'POST', data: {} }).then((r) => r.data as GroupCount[]); // want: review response-not-shown

export const groupsWithin = (signal: AbortSignal) =>
  axios<GroupCount[]>({ // want: review response-not-shown
    method: 'post',
    url: '/api/v1/series/list/alphabetical-groups',
    signal,
    data: {},
  });

export const total = async () =>
  (await http.request({ url: '/api/v1/series/list', method: 'POST', timeout: 10_000, data: {} })).data.totalElements; // want: review response-not-shown

export class SeriesStore {
  #http: AxiosInstance = axios.create({ baseURL: process.env.READER_BACKEND, timeout: 8000 });

  load() {
    return this.#http.post<PageOf<SeriesDto>>('/api/v1/series/list', {}, { headers: { Accept: 'application/json' } }); // want: review response-not-shown
  }

  search(term: string) {
    return this.#http.post<PageOf<SeriesDto>>(`/api/v1/series/list?search=${encodeURIComponent(term)}`, {}); // want: review query-parameters
  }

  one(id: string) {
    return this.#http.get<SeriesDto>(`/api/v1/series/${id}`); // nope: one series
  }
}

export const create = (series: SeriesDto) => axios.post('/api/v1/series', series); // nope: another method

export async function indexLetters(client: AxiosInstance, onLetter: (letter: string) => void) {
  const { data } = await client.post<GroupCount[]>('/api/v1/series/list/alphabetical-groups', {}, { validateStatus: null }); // want: review response-not-shown
  data.forEach(({ group }) => onLetter(group));
}
