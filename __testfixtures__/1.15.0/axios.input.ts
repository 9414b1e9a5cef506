import axios, { AxiosInstance } from 'axios';
import type { GroupCount, PageOf, SeriesDto } from './dto';

export const http = axios.create({ baseURL: '/' });

export async function browse(page: number, size = 30): Promise<PageOf<SeriesDto>> {
  const { data } = await http.get<PageOf<SeriesDto>>('/api/v1/series', { params: { page, size } }); // want: review query-parameters
  return data;
}

export async function newestTitle(): Promise<string | undefined> {
  const response = await axios.get('/api/v1/series'); // want: review response-not-shown
  return response.data.content.at(0)?.metadata.title;
}

export const groups = () => axios('/api/v1/alphabetical-groups').then((r) => r.data as GroupCount[]); // want: review response-not-shown

export const groupsWithin = (signal: AbortSignal) =>
  axios<GroupCount[]>({ // want: review response-not-shown
    method: 'get',
    url: '/api/v1/alphabetical-groups',
    signal,
  });

export const total = async () =>
  (await http.request({ url: '/api/v1/series', method: 'GET', timeout: 10_000 })).data.totalElements; // want: review response-not-shown

export class SeriesStore {
  #http: AxiosInstance = axios.create({ baseURL: process.env.READER_BACKEND, timeout: 8000 });

  load() {
    return this.#http.get<PageOf<SeriesDto>>('/api/v1/series', { headers: { Accept: 'application/json' } }); // want: review response-not-shown
  }

  search(term: string) {
    return this.#http.get<PageOf<SeriesDto>>(`/api/v1/series?search=${encodeURIComponent(term)}`); // want: review query-parameters
  }

  one(id: string) {
    return this.#http.get<SeriesDto>(`/api/v1/series/${id}`); // nope: one series
  }
}

export const create = (series: SeriesDto) => axios.post('/api/v1/series', series); // nope: another method

export async function indexLetters(client: AxiosInstance, onLetter: (letter: string) => void) {
  const { data } = await client.get<GroupCount[]>('/api/v1/series/alphabetical-groups', { validateStatus: null }); // want: review response-not-shown
  data.forEach(({ group }) => onLetter(group));
}
