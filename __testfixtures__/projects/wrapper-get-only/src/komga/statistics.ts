import { getJson } from './get-json.ts';

export async function statistics() {
  const [series, genres, writers] = await Promise.all([
    getJson<{ totalElements: number }>('/api/v1/series'), // want: review
    getJson<string[]>('/api/v1/genres'), // want: review response-not-shown
    getJson<string[]>('/api/v1/authors/names'), // want: review response-not-shown
  ]);
  return { series: series.totalElements, genres: genres.length, writers: writers.length };
}

export const newest = () => getJson<{ content: object[] }>('/api/v1/series/latest'); // nope: a live list
