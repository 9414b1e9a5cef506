import axios from 'axios';

export const genres = (library: string) => fetch(`/v2/genres?${new URLSearchParams({ library_id: library })}`); // want: review response-not-shown
export const tags = (library: string) => fetch('/v2/tags?' + new URLSearchParams({ library_id: library }).toString()); // want: review lists-joined

export function series(page: number, search: string) {
  const params = new URLSearchParams({ page: String(page), size: '20' });
  if (search) params.set('search', search);
  return fetch(`/api/v1/series/list?${params}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({}),
  }); // want: review query-parameters
}

export function books(libraries: readonly string[]) {
  const query = new URLSearchParams();
  for (const library of libraries) query.append('library_id', library);
  query.set('sort', 'createdDate,desc');
  return fetch('/api/v1/books/list?' + query.toString(), {
    credentials: 'include',
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({}),
  }); // want: review query-parameters
}

export function languages(query: URLSearchParams) {
  return fetch(`/v2/languages?${query.toString()}`); // want: review response-not-shown
}

export function volumes(id: string, query: URLSearchParams) {
  const qs = query.toString();
  return fetch(`/api/v1/books/list${qs ? `?${qs}` : ''}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  }); // want: review query-parameters
}

export const publishers = (search: string) => axios.get('/v2/publishers', { params: new URLSearchParams({ search }) }); // want: review response-not-shown

export function unread() {
  const params: Record<string, string | number> = { size: 20 };
  params.read_status = 'UNREAD';
  return axios.post('/api/v1/books/list', {}, { params }); // want: review query-parameters
}

export const anything = (params?: Record<string, unknown>) => axios.post('/api/v1/series/list', {}, { params }); // want: review query-parameters
