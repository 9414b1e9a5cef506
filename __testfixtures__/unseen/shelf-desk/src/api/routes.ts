/**
 * Every path we talk to, relative to the base URL of `http`.
 * Keep this list sorted, please.
 */
export const routes = {
  ageRatings: '/age-ratings',
  book: (bookId: string) => `/books/${bookId}`,
  books: '/books',
  booksOnDeck: '/books/ondeck',
  genres: '/genres',
  libraries: '/libraries',
  library: (libraryId: string) => `/libraries/${libraryId}`,
  publishers: '/publishers',
  series: '/series',
  seriesBooks: (seriesId: string) => `/series/${seriesId}/books`,
  seriesGroups: '/series/alphabetical-groups',
  seriesOne: (seriesId: string) => `/series/${seriesId}`,
  seriesTags: '/tags/series',
  seriesUpdated: '/series/updated',
} as const;
