import axios from 'axios';
const http = axios.create({ baseURL: 'http://komga.lan:25600' });
interface Call { path: string; params?: object; method?: 'GET' | 'POST'; body?: unknown }
async function call<T>({ path, params, method = 'GET', body }: Call): Promise<T> {
  const { data } = await http.request<T>({ url: path, params, method, data: body });
  return data;
}
export const series = (lib: string) => call({ path: '/api/v1/series', params: { library_id: lib, page: 1 } }); // want: migrated
export const any = (filter: object) => call({ path: '/api/v1/books', params: filter }); // want: migrated
const get = <T>(url: string, params?: object) => http.get<T>(url, { params });
const got = <T>(url: string, params?: object) => http.get<T>(url, { params });
export const g1 = (lib: string) => get('/api/v1/series', { library_id: lib, page: 1 }); // want: review wrapper-grown
export const g2 = (filter: object) => got('/api/v1/genres', filter); // want: manual query-unknown
export const g3 = () => got('/api/v1/genres', { library_id: 'L' }); // want: migrated
