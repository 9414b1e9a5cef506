import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { keepReading } from '@/api/booksApi';
import {
  booksOfSeries,
  letterGroups,
  listSeries,
  nextBookOfSeries,
  searchSeries,
  type SeriesFilter,
} from '@/api/seriesApi';
import { keys } from './keys';

export function useSeriesList(filter: SeriesFilter) {
  return useInfiniteQuery({
    queryKey: keys.series(filter),
    queryFn: ({ pageParam }) => listSeries(filter, pageParam),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.last ? undefined : page.number + 1),
  });
}

export function useLetterGroups(filter: SeriesFilter) {
  return useQuery({ queryKey: keys.groups(filter), queryFn: () => letterGroups(filter) });
}

export function useSeriesBooks(seriesId: string) {
  return useQuery({ queryKey: keys.seriesBooks(seriesId), queryFn: () => booksOfSeries(seriesId) });
}

export function useNextBook(seriesId: string) {
  return useQuery({ queryKey: keys.nextBook(seriesId), queryFn: () => nextBookOfSeries(seriesId) });
}

export function useQuickSearch(term: string) {
  return useQuery({
    queryKey: keys.search(term),
    queryFn: ({ signal }) => searchSeries(term, signal),
    enabled: term.length > 1,
    placeholderData: keepPreviousData,
  });
}

export function useKeepReading() {
  return useQuery({ queryKey: keys.keepReading, queryFn: () => keepReading() });
}
