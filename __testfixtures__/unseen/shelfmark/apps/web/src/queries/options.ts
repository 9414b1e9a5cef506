import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { BookPage, SeriesFilter } from "@shelfmark/komga-client";
import { komga } from "../lib/komga";
import { keys } from "./keys";

export const seriesList = (filter: SeriesFilter) =>
  infiniteQueryOptions({
    queryKey: keys.series.list(filter),
    queryFn: ({ pageParam }) => komga.series.list(filter, pageParam),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.last ? undefined : page.number + 1),
    placeholderData: keepPreviousData,
  });

export const seriesLetters = (filter: SeriesFilter) =>
  queryOptions({
    queryKey: keys.series.letters(filter),
    queryFn: () => komga.series.letters(filter),
    staleTime: 60_000,
  });

export const seriesBooks = (id: string) =>
  queryOptions({
    queryKey: keys.series.books(id),
    queryFn: () => komga.series.books(id),
    select: (page: BookPage) => page.content,
  });

export const keepReading = (libraryId?: string) =>
  queryOptions({
    queryKey: keys.books.keepReading(libraryId),
    queryFn: () => komga.books.keepReading(libraryId),
    select: (page: BookPage) => page.content.filter((book) => book.media.status === "READY"),
  });

const HOUR = 3_600_000;

export const genres = (libraryId?: string) =>
  queryOptions({
    queryKey: keys.referential("genres", libraryId),
    queryFn: () => komga.referential.genres(libraryId),
    staleTime: HOUR,
  });

export const ageRatings = (libraryId?: string) =>
  queryOptions({
    queryKey: keys.referential("age-ratings", libraryId),
    queryFn: () => komga.referential.ageRatings(libraryId),
    staleTime: HOUR,
  });

export const years = (libraryId?: string) =>
  queryOptions({
    queryKey: keys.referential("years", libraryId),
    queryFn: () => komga.referential.years(libraryId),
    staleTime: HOUR,
  });

/** Role names never change while somebody is looking at the page. */
export const authorRoles = () =>
  queryOptions({
    queryKey: keys.referential("roles"),
    queryFn: ({ signal }) => komga.http.get("authors/roles", { signal }).json<string[]>(),
    staleTime: Infinity,
  });
