import { ofetch } from 'ofetch';

// The server of the page adds the key and the version to what goes to this folder.
const viaProxy = <T>(path: string, query: Record<string, string> = {}) => ofetch<T>(path, { baseURL: '/api/komga', query });

export const found = (text: string) => viaProxy<{ content: string[] }>('/series', { search: text }); // want: manual base-unknown
export const volumes = (id: string) => fetch(`/api/komga/series/${id}/books?unpaged=true`).then((r) => r.json()); // want: manual base-unknown
export const labels = () => ofetch<string[]>('/komga/api/sharing-labels'); // want: manual base-unknown
export const one = (id: string) => ofetch<object>(`/api/komga/series/${id}`); // nope: it stays

// What the page's own server counts.
export const counts = () => ofetch<object>('/api/komga/genres'); // nope: the own server has this path
export const notes = () => ofetch<object>('/api/notes/series'); // nope: the folder of something else
