'use server';

import { komgaGet } from '@/lib/komga/client';
import { BookPage, SeriesPage } from '@/lib/komga/schemas';

export interface SearchResult {
  series: { id: string; title: string }[];
  books: { id: string; title: string; number: string }[];
  more: boolean;
}

const EMPTY: SearchResult = { series: [], books: [], more: false };

export async function search(term: string): Promise<SearchResult> {
  const q = term.trim();
  if (q.length < 2) return EMPTY;

  const [series, books] = await Promise.allSettled([
    komgaGet(SeriesPage, '/series', { search: q, size: 8 }),
    komgaGet(BookPage, '/books', { search: q, size: 8, media_status: 'READY' }),
  ]);

  return {
    series:
      series.status === 'fulfilled'
        ? series.value.content.map((s) => ({ id: s.id, title: s.metadata.title }))
        : [],
    books:
      books.status === 'fulfilled'
        ? books.value.content.map((b) => ({
            id: b.id,
            title: b.seriesTitle,
            number: b.metadata.number,
          }))
        : [],
    more:
      (series.status === 'fulfilled' && !series.value.last) ||
      (books.status === 'fulfilled' && !books.value.last),
  };
}
