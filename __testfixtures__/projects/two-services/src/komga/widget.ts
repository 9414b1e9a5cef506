import { get } from './api.ts';

export const genres = () => get<string[]>('/api/v1/genres'); // want: review response-not-shown
export const series = () => get<{ totalElements: number }>('/api/v1/series?size=0'); // want: review query-parameters
