import type { BookQuery, SeriesFilter } from "@shelfmark/komga-client";

/** Key factory, so that invalidation after a scan can hit a whole branch. */
export const keys = {
  all: ["komga"] as const,
  series: {
    all: () => [...keys.all, "series"] as const,
    list: (filter: SeriesFilter) => [...keys.series.all(), "list", filter] as const,
    letters: (filter: SeriesFilter) => [...keys.series.all(), "letters", filter] as const,
    detail: (id: string) => [...keys.series.all(), id] as const,
    books: (id: string) => [...keys.series.detail(id), "books"] as const,
  },
  books: {
    all: () => [...keys.all, "books"] as const,
    find: (query: BookQuery) => [...keys.books.all(), "find", query] as const,
    keepReading: (libraryId?: string) => [...keys.books.all(), "keep-reading", libraryId ?? "*"] as const,
  },
  referential: (name: string, libraryId?: string) =>
    [...keys.all, "referential", name, libraryId ?? "*"] as const,
};
