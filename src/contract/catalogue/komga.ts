import type { DeprecatedOperation } from '../deprecations.ts';
import type { OperationFacts } from '../profile.ts';

const paging = ['page', 'size', 'sort', 'unpaged'];

/** Semantics §2.3. */
const ofSeries = {
  library_id: ['is', 'libraryId'],
  collection_id: ['is', 'collectionId'],
  status: ['is', 'seriesStatus'],
  read_status: ['is', 'readStatus'],
  publisher: ['is', 'publisher'],
  language: ['is', 'language'],
  genre: ['is', 'genre'],
  tag: ['is', 'tag'],
  age_rating: ['age-rating', 'ageRating'],
  release_year: ['release-year', 'releaseDate'],
  sharing_label: ['is', 'sharingLabel'],
  author: ['author', 'author'],
  oneshot: ['flag', 'oneShot'],
  complete: ['flag', 'complete'],
  deleted: ['flag', 'deleted'],
} as const satisfies OperationFacts['conditions'];

const series: OperationFacts = {
  searchFunction: 'seriesSearch',
  conditions: ofSeries,
  texts: ['publisher', 'genre', 'tag', 'sharing_label'],
  fullText: 'search',
  regex: { parameter: 'search_regex', fields: { title: 'title', title_sort: 'titleSort' } },
};

/** Semantics §2.4. */
const ofBooks = {
  library_id: ['is', 'libraryId'],
  media_status: ['is', 'mediaStatus'],
  read_status: ['is', 'readStatus'],
  tag: ['is', 'tag'],
  released_after: ['released-after', 'releaseDate'],
} as const satisfies OperationFacts['conditions'];

/** Semantics §2.5. */
const ofSeriesBooks = {
  media_status: ['is', 'mediaStatus'],
  read_status: ['is', 'readStatus'],
  tag: ['is', 'tag'],
  author: ['author', 'author'],
  deleted: ['flag', 'deleted'],
} as const satisfies OperationFacts['conditions'];

/**
 * Semantics §3.1: without `unpaged=true` the replacement returns only the first 20 values; the array was always
 * complete.
 */
const whole = { name: 'unpaged', value: 'true', overrules: ['page', 'size'] };
const page: OperationFacts = { becomesPage: true, added: [whole] };
/**
 * Semantics §1.1: for each list, the parameters that the deprecated operation took, and those it took only one value
 * of.
 */
const ofLibraries: OperationFacts = { ...page, kept: ['library_id', 'collection_id'], single: ['collection_id'] };

/** The facts of the live service about each operation. */
export const komgaFacts = {
  'GET /api/v1/series': { ...series, kept: paging },
  'GET /api/v1/alphabetical-groups': { ...series, kept: [] },
  'GET /api/v1/books': {
    searchFunction: 'booksSearch',
    conditions: ofBooks,
    texts: ['tag'],
    fullText: 'search',
    kept: paging,
  },
  'GET /api/v1/series/{seriesId}/books': {
    searchFunction: 'seriesBooksSearch',
    conditions: ofSeriesBooks,
    texts: ['tag'],
    kept: paging,
    added: [{ name: 'sort', value: 'metadata.numberSort,asc', isList: true }],
  },
  'GET /api/v1/authors': {
    ...page,
    kept: ['search', 'library_id', 'collection_id', 'series_id'],
    single: ['library_id', 'collection_id', 'series_id'],
    joined: ['search'],
  },
  'GET /api/v1/authors/names': { ...page, kept: ['search'], joined: ['search'] },
  'GET /api/v1/authors/roles': { ...page, kept: [] },
  'GET /api/v1/genres': ofLibraries,
  'GET /api/v1/languages': ofLibraries,
  'GET /api/v1/publishers': ofLibraries,
  'GET /api/v1/sharing-labels': ofLibraries,
  'GET /api/v1/series/release-dates': ofLibraries,
  'GET /api/v1/age-ratings': {
    ...ofLibraries,
    itemsBecome: 'numbers',
    differences: [
      {
        code: 'age-ratings',
        message:
          'age ratings are numbers now (converted back to strings here), and `None` no longer exists; add it yourself if you need it',
      },
    ],
  },
  'GET /api/v1/tags': ofLibraries,
  'GET /api/v1/tags/book': {
    ...page,
    kept: ['series_id', 'readlist_id', 'library_id'],
    single: ['series_id', 'readlist_id'],
    precedence: ['series_id', 'readlist_id', 'library_id'],
    added: [{ name: 'include', value: 'BOOK' }, whole],
  },
  'GET /api/v1/tags/series': {
    ...ofLibraries,
    single: ['library_id', 'collection_id'],
    added: [{ name: 'include', value: 'SERIES' }, whole],
  },
} as const satisfies Partial<Record<DeprecatedOperation, OperationFacts>>;
