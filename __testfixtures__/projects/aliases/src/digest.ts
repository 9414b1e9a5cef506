import { get } from '#komga/client';
import paths from './paths.json' with { type: 'json' };

export const genres = () => get<string[]>(paths.lists.genres); // want: review response-not-shown
export const libraries = () => get<object[]>(paths.lists.libraries); // nope: a live list
export const volumes = (id: string) => get<{ content: object[] }>(`${paths.series}/${id}/books`); // want: review response-not-shown
export const one = (id: string) => get<object>(`${paths.series}/${id}`); // nope: one series
