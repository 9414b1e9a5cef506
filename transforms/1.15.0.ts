import type { OperationFacts } from '../src/contract/profile.ts';
import { defineTransform } from '../src/migrate/define-transform.ts';
import { toSearch } from '../src/migrate/migration.ts';

/** The filters of both lists become conditions of the body (semantics §2.3). */
const search: OperationFacts = {
  searchFunction: 'seriesSearch',
  conditions: {
    library_id: ['is', 'libraryId'],
    collection_id: ['is', 'collectionId'],
    status: ['is', 'seriesStatus'],
    read_status: ['is', 'readStatus'],
    publisher: ['is', 'publisher'],
    language: ['is', 'language'],
    genre: ['is', 'genre'],
    tag: ['is', 'tag'],
    age_rating: ['number-or-none', 'ageRating'],
    release_year: ['in-year', 'releaseDate'],
    sharing_label: ['is', 'sharingLabel'],
    author: ['author', 'author'],
    oneshot: ['flag', 'oneShot'],
    complete: ['flag', 'complete'],
    deleted: ['flag', 'deleted'],
  },
  texts: ['publisher', 'genre', 'tag', 'sharing_label'],
  fullText: 'search',
  regex: { parameter: 'search_regex', fields: { title: 'title', title_sort: 'titleSort' } },
};

/**
 * Two lists of series become searches: a POST whose body holds the filters. The contract does not show the body, so in
 * profile `contract` a query stays as it is. The response keeps its form.
 */
export default defineTransform('1.15.0', {
  'GET /api/v1/series': {
    replacement: 'POST /api/v1/series/list',
    migration: toSearch(),
    leavesOpen: ['request not shown', 'response not shown'],
    facts: { komga: { ...search, kept: ['page', 'size', 'sort', 'unpaged'] } },
  },
  'GET /api/v1/alphabetical-groups': {
    replacement: 'POST /api/v1/series/list/alphabetical-groups',
    migration: toSearch(),
    leavesOpen: ['request not shown', 'response not shown'],
    facts: { komga: { ...search, kept: [] } },
  },
});
