import type { KyInstance } from "ky";
import { orKomgaError } from "./http";
import {
  bookPage,
  groupCounts,
  seriesPage,
  seriesSchema,
  type BookPage,
  type GroupCount,
  type ReadStatus,
  type Series,
  type SeriesPage,
} from "./schemas";

export interface SeriesFilter {
  libraryId?: string;
  search?: string;
  genres?: readonly string[];
  publishers?: readonly string[];
  languages?: readonly string[];
  ageRatings?: readonly string[];
  years?: readonly string[];
  readStatus?: readonly ReadStatus[];
  oneshots?: boolean;
}

/** The part of the query that the list and the A–Z strip have in common. */
function filterParams(filter: SeriesFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (filter.libraryId) params.set("library_id", filter.libraryId);
  if (filter.search?.trim()) params.set("search", filter.search.trim());
  for (const genre of filter.genres ?? []) params.append("genre", genre);
  for (const publisher of filter.publishers ?? []) params.append("publisher", publisher);
  for (const language of filter.languages ?? []) params.append("language", language);
  for (const rating of filter.ageRatings ?? []) params.append("age_rating", rating);
  for (const year of filter.years ?? []) params.append("release_year", year);
  for (const status of filter.readStatus ?? []) params.append("read_status", status);
  if (filter.oneshots !== undefined) params.set("oneshot", String(filter.oneshots));
  return params;
}

export function seriesApi(http: KyInstance) {
  return {
    async list(filter: SeriesFilter, page: number, size = 60): Promise<SeriesPage> {
      const searchParams = filterParams(filter);
      searchParams.set("page", String(page));
      searchParams.set("size", String(size));
      searchParams.set("sort", "metadata.titleSort,asc");
      const body = await orKomgaError(http.get("series", { searchParams }).json());
      return seriesPage.parse(body);
    },

    async letters(filter: SeriesFilter): Promise<GroupCount[]> {
      const body = await orKomgaError(
        http.get("series/alphabetical-groups", { searchParams: filterParams(filter) }).json(),
      );
      return groupCounts.parse(body);
    },

    async one(id: string): Promise<Series> {
      return seriesSchema.parse(await orKomgaError(http.get(`series/${id}`).json()));
    },

    /** All books of one series. Komga hands them out in reading order. */
    async books(id: string): Promise<BookPage> {
      const body = await orKomgaError(
        http.get(`series/${id}/books`, { searchParams: { unpaged: true, deleted: false } }).json(),
      );
      return bookPage.parse(body);
    },

    async recentlyAdded(libraryId: string | undefined, size: number): Promise<SeriesPage> {
      const searchParams = new URLSearchParams({ size: String(size), oneshot: "false" });
      if (libraryId) searchParams.set("library_id", libraryId);
      return seriesPage.parse(await orKomgaError(http.get("series/new", { searchParams }).json()));
    },
  };
}
