import { ofetch } from 'ofetch';

const below = <T>(path: string, query: Record<string, string> = {}) => ofetch<T>(path, { baseURL: '/api/komga', query });

export const found = (text: string) => below<{ content: string[] }>('/series', { search: text }); // want: review assumed-base
export const genres = () => below<string[]>('/genres'); // want: manual base-unknown
export const one = (id: string) => below<object>(`/series/${id}`); // nope: one series
export const volumes = (id: string) => ofetch<object>(`/rules/komga/series/${id}/books?unpaged=true`); // want: review assumed-base
export const unread = () => ofetch<object>('/dev/komga/books', { query: { read_status: 'UNREAD' } }); // want: review assumed-base
export const ended = () => ofetch<object>('/site/komga/series?status=ENDED'); // want: review assumed-base

// These folders lead elsewhere, or the code does not show where.
export const newer = () => ofetch<object>('/next/komga/series?status=ENDED'); // want: manual base-unknown
export const plain = () => ofetch<object>('/plain/komga/series?status=ENDED'); // want: manual base-unknown
export const read = () => ofetch<object>('/only/komga/books?read_status=READ'); // want: manual base-unknown
export const unknown = () => ofetch<object>('/some/komga/books?read_status=READ'); // want: manual base-unknown

// The own server answers for each series, and so for one called `list`.
export const mine = () => ofetch<object>('/api/my-komga/series?status=ENDED'); // want: manual base-unknown
export const books = () => ofetch<object>('/api/my-komga/books?read_status=READ'); // want: review assumed-base
