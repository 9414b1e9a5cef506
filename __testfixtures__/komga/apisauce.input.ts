// fixture: profile=komga
// apisauce takes query parameters as an argument of its own; its transforms change what they receive.
import { create } from 'apisauce';

interface Page<T> { content: T[]; totalElements: number }

const api = create({ baseURL: 'http://komga.local:25600/api/v1' });
api.addRequestTransform((request) => {
  request.headers['X-Auth-Token'] = sessionStorage.getItem('token');
});
api.addMonitor((response) => console.log(response.status));

export async function series(page: number, library_id?: string) {
  const response = await api.get<Page<object>>('/series', { page, library_id }); // want: migrated
  return response.data?.content ?? [];
}
export async function all() {
  const { ok, data } = await api.get<Page<object>>('/books'); // want: migrated
  return ok ? data : undefined;
}
export async function volumes(id: string) {
  const response = await api.get<Page<object>>(`/series/${id}/books`, { sort: 'metadata.numberSort,asc' }, { timeout: 5 }); // want: manual arguments
  return response.data;
}
export const rename = (id: string, name: string) => api.put(`/libraries/${id}`, { name }); // want: migrated
export const tags = async () => (await api.get<string[]>('/tags')).data; // want: manual base-holds-version

const changed = create({ baseURL: 'http://komga.local:25600' });
changed.addResponseTransform((response) => {
  if (Array.isArray(response.data)) response.data = { items: response.data };
});
export const genres = async () => (await changed.get<{ items: string[] }>('/api/v1/genres')).data.items; // want: manual hook
