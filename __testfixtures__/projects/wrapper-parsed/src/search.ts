import { api } from './http.ts';
import type { Book, Page, Series } from './types.ts';

export async function searchSeries(words: string): Promise<Series[]> {
  const hits = await api<Page<Series>>(`/api/v1/series?search=${encodeURIComponent(words)}&size=50`); // want: review query-parameters
  return hits.content;
}

export async function everySeries(): Promise<Series[]> {
  const all: Series[] = [];
  for (let page = 0; ; page++) {
    const answer = await api<Page<Series>>('/api/v1/series?page=' + page + '&size=200'); // want: review query-parameters
    all.push(...answer.content);
    if (answer.last) return all;
  }
}

export async function bookCount(): Promise<number> {
  return (await api<Page<Book>>('/api/v1/books')).totalElements; // want: review response-not-shown
}

export function onDeck(): Promise<Page<Book>> {
  return api<Page<Book>>('/api/v1/books/ondeck?size=12'); // nope: a live list
}

export function oneSeries(id: string): Promise<Series> {
  return api<Series>(`/api/v1/series/${id}`); // nope: one series
}

export function volumes(series: Series): Promise<Page<Book>> {
  return api<Page<Book>>(`/api/v1/series/${series.id}/books`); // want: review response-not-shown
}

export async function firstVolume({ id }: Series): Promise<Book | undefined> {
  const { content } = await api<Page<Book>>(`/api/v1/series/${encodeURIComponent(id)}/books?size=1`, { signal: AbortSignal.timeout(4000) }); // want: review query-parameters
  return content[0];
}
