import { api } from './api.ts';

export const series = () => api<object[]>('/api/series/all-v2', { method: 'POST', body: '{}' }); // nope: Kavita
export const genres = () => api<object[]>('/api/metadata/genres'); // nope: Kavita
export const tags = () => api<object[]>('/api/v1/tags'); // nope: Kavita; mention
export const volumes = (id: number) => api<object[]>(`/api/v1/series/${id}/books`); // nope: Kavita; mention
export const setLibrary = (id: number, body: string) => api(`/api/v1/libraries/${id}`, { method: 'PUT', body }); // nope: Kavita; mention
