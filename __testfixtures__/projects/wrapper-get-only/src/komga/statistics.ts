import { getJson } from './get-json.ts';

export async function statistics() {
  const [series, genres, writers] = await Promise.all([
    getJson<{ totalElements: number }>('/api/v1/series'), // want: review
    getJson<string[]>('/api/v1/genres'), // want: migrated
    getJson<string[]>('/api/v1/authors/names'), // want: migrated
  ]);
  return { series: series.totalElements, genres: genres.length, writers: writers.length };
}

export const newest = () => getJson<{ content: object[] }>('/api/v1/series/latest'); // nope: a live list
