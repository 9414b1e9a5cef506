import { http } from './http.ts';

export const add = (series: object) => http('/api/v1/series', { method: 'POST', body: JSON.stringify(series) }); // nope: another method
export const drop = (id: number) => http(`/api/v1/series/${id}`, { method: 'DELETE' }); // nope: another method
export const episodes = (id: number) => http(`/api/v1/episodes?series=${id}`); // nope: another path
