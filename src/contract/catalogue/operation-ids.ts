import type { DeprecatedOperation } from '../deprecations.ts';

/** The names of an operation in generated clients (semantics §5.1), without underscores. */
export interface OperationIds {
  /** Names that mean this operation in every release; the meaning of others has changed. */
  readonly own: readonly string[];
  /** A name that meant this operation before its replacement took it over. */
  readonly taken?: string;
  /** The name of the replacement, and the first release whose document uses that name. */
  readonly replacement: string;
  readonly since: string;
}

/** A list whose first-generation name passed to the second generation in 1.26.0. */
function swapped(name: string): OperationIds {
  return { own: [`${name}1`], taken: name, replacement: name, since: '1.26.0' };
}

/** The operation names of the catalogue. */
export const operationIds = {
  'PUT /api/v1/libraries/{libraryId}': {
    own: ['updateLibraryByIdDeprecated'],
    replacement: 'updateLibraryById',
    since: '1.21.3',
  },
  'GET /api/v1/series': { own: ['getSeriesDeprecated', 'getAllSeries1'], replacement: 'getSeries', since: '1.21.3' },
  'GET /api/v1/alphabetical-groups': {
    own: ['getSeriesAlphabeticalGroupsDeprecated', 'getAlphabeticalGroups'],
    replacement: 'getSeriesAlphabeticalGroups',
    since: '1.21.3',
  },
  'GET /api/v1/books': { own: ['getAllBooksDeprecated', 'getAllBooks'], replacement: 'getBooks', since: '1.21.3' },
  'GET /api/v1/series/{seriesId}/books': {
    own: ['getBooksBySeriesId', 'getAllBooksBySeries'],
    replacement: 'getBooks',
    since: '1.21.3',
  },
  'GET /api/v1/authors': { own: ['getAuthorsDeprecated', 'getAuthorsV1'], replacement: 'getAuthors', since: '1.20.0' },
  'GET /api/v1/authors/names': swapped('getAuthorsNames'),
  'GET /api/v1/authors/roles': swapped('getAuthorsRoles'),
  'GET /api/v1/genres': swapped('getGenres'),
  'GET /api/v1/languages': swapped('getLanguages'),
  'GET /api/v1/publishers': swapped('getPublishers'),
  'GET /api/v1/sharing-labels': swapped('getSharingLabels'),
  'GET /api/v1/age-ratings': swapped('getAgeRatings'),
  'GET /api/v1/tags': swapped('getTags'),
  'GET /api/v1/tags/book': { own: ['getBookTags'], replacement: 'getTags', since: '1.26.0' },
  'GET /api/v1/tags/series': { own: ['getSeriesTags'], replacement: 'getTags', since: '1.26.0' },
  'GET /api/v1/series/release-dates': {
    own: ['getSeriesReleaseDates'],
    replacement: 'getSeriesReleaseYears',
    since: '1.26.0',
  },
} as const satisfies Partial<Record<DeprecatedOperation, OperationIds>>;
