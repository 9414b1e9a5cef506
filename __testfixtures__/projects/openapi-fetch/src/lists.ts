import { client } from './client.ts';

export const series = (page: number) => client.GET('/api/v1/series', { params: { query: { page, size: 50 } } }); // want: review query-parameters

export const volumes = (seriesId: string) =>
  client.GET('/api/v1/series/{seriesId}/books', { params: { path: { seriesId }, query: { unpaged: true } } }); // want: review

export const rename = (libraryId: string, name: string) =>
  client.PUT('/api/v1/libraries/{libraryId}', { params: { path: { libraryId } }, body: { name } }); // want: review

export const find = (text: string) => client.POST('/api/v1/series/list', { body: { fullTextSearch: text } }); // nope: moved already
export const one = (seriesId: string) => client.GET('/api/v1/series/{seriesId}', { params: { path: { seriesId } } }); // nope: one series
