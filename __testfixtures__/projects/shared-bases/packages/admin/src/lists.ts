import { http } from './http.ts';

export const series = () => http<object[]>('/api/v1/series'); // nope: television series; mention
export const genres = () => http<string[]>('/api/v1/genres'); // nope: of television series; mention
