import call, { api, guarded, options, rest, spread, withCallback } from './http.ts';

export const series = () => call<object>('/api/v1/series'); // want: review response-not-shown
export const genres = () => call<string[]>('/api/v1/genres'); // want: review response-not-shown
export const add = (library: object) => call('/api/v1/libraries', library); // nope: another method

export const books = () => rest('/api/v1/books'); // want: review response-not-shown
export const volumes = (id: string) => spread(`/api/v1/series/${id}/books`, { cache: 'no-store' }); // want: manual

export function groups(done: (groups: object[]) => void) {
  withCallback('/api/v1/series/alphabetical-groups', (error, data) => done(error ? [] : data)); // want: review
}

export const tags = () => guarded('/api/v1/tags'); // want: manual
export const libraries = () => guarded('/api/v1/libraries'); // nope: a live list

export const shared = () => api('/api/v1/series', options); // want: review response-not-shown
export const deck = () => api('/api/v1/books/ondeck', options); // nope: a live list
