import axios from 'axios';

export const genres = (library?: string) => fetch(`/api/v1/genres${library ? `?library_id=${library}` : ''}`); // want: review response-not-shown
export const tags = (q: string) => fetch('/api/v1/tags' + (q ? '?search=' + q : '')); // want: review lists-joined
export const languages = (q: string) => fetch(`/api/v1/languages${q && `?search=${q}`}`); // want: review response-not-shown
export const series = (q: string) => fetch(`/api/v1/series${q ? `?search=${encodeURIComponent(q)}` : ''}`); // want: review query-parameters
export const books = (page: number, unread: boolean) => axios.get(`/api/v1/books?page=${page}${unread ? '&read_status=UNREAD' : ''}`); // want: review query-parameters

export function volumes(id: string, sort?: string) {
  const order = sort ? `&sort=${sort}` : '';
  return axios.get(`/api/v1/series/${id}/books?unpaged=true${order}`); // want: review query-parameters
}

export const tagsOf = (kind: 'book' | 'series') => axios.get(kind === 'book' ? '/api/v1/tags/book' : '/api/v1/tags/series'); // want: review lists-joined, review lists-joined
export const tagsIn = (kind: 'book' | 'series') => axios.get(`/api/v1/tags/${kind === 'book' ? 'book' : 'series'}`); // want: review lists-joined, review lists-joined
export const latestOrYears = (years: boolean) => axios.get(years ? '/api/v1/series/release-dates' : '/api/v1/series/latest'); // want: review response-not-shown
export const oneOrAll = (id?: string) => axios.get(id ? `/api/v1/series/${id}` : '/api/v1/series'); // want: manual
export const bookOrBooks = (id?: string) => fetch('/api/v1/books' + (id ? `/${id}` : '')); // want: manual
export const withFallback = (url?: string) => axios.get(url ?? '/api/v1/publishers'); // want: review response-not-shown
