import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as books from '@/api/books';
import { loadFacets } from '@/api/facets';
import * as series from '@/api/series';

export const keys = {
  series: (id: string) => ['series', id] as const,
  seriesBooks: (id: string) => ['series', id, 'books'] as const,
  list: (o: object) => ['series', 'list', o] as const,
  facets: (ids: string[]) => ['facets', ...ids] as const,
};

export function useSeriesList(options: Omit<series.SeriesListOptions, 'page'>) {
  return useInfiniteQuery({
    queryKey: keys.list(options),
    queryFn: ({ pageParam }) => series.listSeries({ ...options, page: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.last ? undefined : page.number + 1),
  });
}

export function useSeriesBooks(id: string, newestFirst: boolean) {
  return useInfiniteQuery({
    queryKey: [...keys.seriesBooks(id), newestFirst],
    queryFn: ({ pageParam }) => series.seriesBooks(id, pageParam, newestFirst),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.last ? undefined : page.number + 1),
  });
}

export const useSeries = (id: string) =>
  useQuery({ queryKey: keys.series(id), queryFn: () => series.getSeries(id) });

export const useFacets = (libraryIds: string[]) =>
  useQuery({
    queryKey: keys.facets(libraryIds),
    queryFn: () => loadFacets(libraryIds),
    staleTime: 60 * 60 * 1000,
  });

export const useInProgress = () =>
  useQuery({ queryKey: ['books', 'progress'], queryFn: () => books.inProgress() });

export const useAlphabet = (libraryId?: string) =>
  useQuery({ queryKey: ['alphabet', libraryId], queryFn: () => series.alphabet(libraryId) });

export function useMarkRead(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => series.markSeriesRead(id),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.series(id) }),
  });
}
