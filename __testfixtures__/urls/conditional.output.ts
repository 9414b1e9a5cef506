import axios from 'axios';

export const genres = (library?: string) => fetch(`/v2/genres${library ? `?library_id=${library}` : ''}`); // want: review response-not-shown
export const tags = (q: string) => fetch('/v2/tags' + (q ? '?search=' + q : '')); // want: review lists-joined
export const languages = (q: string) => fetch(`/v2/languages${q && `?search=${q}`}`); // want: review response-not-shown
export const series = (q: string) => fetch(`/api/v1/series/list${q ? `?search=${encodeURIComponent(q)}` : ''}`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({}),
}); // want: review query-parameters
export const books = (page: number, unread: boolean) => axios.post(`/api/v1/books/list?page=${page}${unread ? '&read_status=UNREAD' : ''}`, {}); // want: review query-parameters

export function volumes(id: string, sort?: string) {
  const order = sort ? `&sort=${sort}` : '';
  return axios.post(`/api/v1/books/list?unpaged=true${order}`, {
    condition: { seriesId: { operator: 'is', value: id } },
  }); // want: review query-parameters
}

export const tagsOf = (kind: 'book' | 'series') => axios.get(kind === 'book' ? '/v2/tags' : '/v2/tags'); // want: review lists-joined, review lists-joined
export const tagsIn = (kind: 'book' | 'series') => axios.get('/v2/tags'); // want: review lists-joined, review lists-joined
export const latestOrYears = (years: boolean) => axios.get(years ? '/v2/series/release-years' : '/api/v1/series/latest'); // want: review response-not-shown
export const oneOrAll = (id?: string) => axios.get(id ? `/api/v1/series/${id}` : '/api/v1/series'); // want: manual
export const bookOrBooks = (id?: string) => fetch('/api/v1/books' + (id ? `/${id}` : '')); // want: manual
export const withFallback = (url?: string) => axios.get(url ?? '/v2/publishers'); // want: review response-not-shown
