import type { KyInstance, SearchParamsOption } from "ky";
import type { z } from "zod";
import { orKomgaError } from "./http";
import { strings } from "./schemas";

/**
 * The "what can I filter by" lists. They all look alike, so they share one reader; the schema is a
 * parameter because age ratings used to need another one.
 */
export function referentialApi(http: KyInstance) {
  const read = async <S extends z.ZodTypeAny>(
    path: string,
    schema: S,
    searchParams: SearchParamsOption = {},
  ): Promise<z.output<S>> =>
    schema.parse(await orKomgaError(http.get(path, { searchParams }).json()));

  const inLibrary = (libraryId?: string): SearchParamsOption =>
    libraryId ? { library_id: libraryId } : {};

  return {
    genres: (libraryId?: string) => read("genres", strings, inLibrary(libraryId)),
    publishers: (libraryId?: string) => read("publishers", strings, inLibrary(libraryId)),
    languages: (libraryId?: string) => read("languages", strings, inLibrary(libraryId)),
    seriesTags: (libraryId?: string) => read("tags/series", strings, inLibrary(libraryId)),
    /** Contains "None" when there are series without a rating; the drawer shows it as "unrated". */
    ageRatings: (libraryId?: string) => read("age-ratings", strings, inLibrary(libraryId)),
    /** Newest first. */
    years: (libraryId?: string) => read("series/release-dates", strings, inLibrary(libraryId)),
  };
}
