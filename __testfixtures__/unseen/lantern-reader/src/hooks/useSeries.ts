import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { booksOf, browseSeries, getSeries, letterIndex, similarTo, type SeriesFilter } from '../api/series';
import type { Series } from '../api/types';

export function useBrowse(filter: SeriesFilter) {
  return useInfiniteQuery({
    queryKey: ['series', filter],
    queryFn: ({ pageParam }) => browseSeries(filter, { page: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.last ? undefined : page.number + 1),
  });
}

export function useSeries(id: string) {
  const series = useQuery({ queryKey: ['series', id], queryFn: () => getSeries(id) });
  const books = useInfiniteQuery({
    queryKey: ['series', id, 'books'],
    queryFn: ({ pageParam }) => booksOf(id, pageParam),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.last ? undefined : page.number + 1),
  });
  return { series: series.data, books: books.data?.pages.flatMap((p) => p.content) ?? [], more: books };
}

export function useSimilar(series?: Series) {
  return useQuery({
    queryKey: ['similar', series?.id],
    enabled: !!series,
    queryFn: () => similarTo(series!),
  });
}

export function useLetters(libraries?: string[]) {
  return useQuery({ queryKey: ['letters', libraries], queryFn: () => letterIndex(libraries), staleTime: 600_000 });
}
