import { http } from './http';

/**
 * The values for the filter drawer. All of them are plain lists of strings.
 * The optional library narrows them down to what is really there.
 */
export const referential = {
  genres: (libraryId?: string) => http.load<string[]>('/api/v1/genres', { library_id: libraryId }),
  seriesTags: (libraryId?: string) =>
    http.load<string[]>('/api/v1/tags/series', { library_id: libraryId }),
  publishers: (libraryId?: string) =>
    http.load<string[]>('/api/v1/publishers', { library_id: libraryId }),
  ageRatings: (libraryId?: string) =>
    http.load<string[]>('/api/v1/age-ratings', { library_id: libraryId }),
  years: () => http.load<string[]>('/api/v1/series/release-dates'),
};

export type ReferentialKey = Exclude<keyof typeof referential, 'years'>;
