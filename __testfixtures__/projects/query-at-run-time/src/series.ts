import { http } from './http'
const qs = require('qs') // nope: an import stands with the imports, not behind it

export interface SeriesFilter {
  library_id?: string[]
  status?: string[]
  page?: number
  sort?: string
}

export interface Page<T> {
  content: T[]
  last: boolean
}

// The caller decides what is asked for.
export const listSeries = async <T>(params: SeriesFilter): Promise<Page<T>> => {
  const { data } = await http.get<Page<T>>('/api/v1/series', { params }) // want: migrated
  return data
}

export const letters = async (filter: SeriesFilter) =>
  // want: migrated
  (await http.get<{ group: string; count: number }[]>('/api/v1/series/alphabetical-groups', { params: filter })).data

export const oneSeries = async (id: string) => (await http.get(`/api/v1/series/${id}`, { params: {} })).data // nope: one series

/** Encoded by hand: the search module reads a query as the server does. */
export const byWords = (words: string) => fetch(import.meta.env.VITE_KOMGA_URL + '/api/v1/series?search=' + words.trim().replace(/ /g, '+') + '&size=5'); // want: migrated

/** A query that the URL starts with, and that is changed under a test: the search module takes it as it is then. */
export const unread = async (status?: string) => {
  const url = new URL('/api/v1/series?read_status=UNREAD&size=5', import.meta.env.VITE_KOMGA_URL)
  if (status) url.searchParams.set('read_status', status)
  return (await fetch(url)).json() // want: migrated
}

// The next query is another one, so it is asked for once.
export const nextOf = (queue: { advance(): string }) => http.get(`/api/v1/series?${queue.advance()}`) // want: manual not-proved

export const allOf = (form: { toQuery(): string }) => http.get(`/api/v1/series?${form.toQuery()}`) // want: migrated

/** A filter may leave out a part of the query, so what was put together is passed on. */
export const withParts = (words: string, isAll: boolean) => {
  const query = [`search=${encodeURIComponent(words)}`, isAll && 'unpaged=true'].filter(Boolean).join('&')
  return http.get(`/api/v1/series?${query}`) // want: migrated
}
