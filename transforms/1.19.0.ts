import { defineTransform } from '../src/migrate/define-transform.ts';
import { toSearch } from '../src/migrate/migration.ts';

/** The query parameters that both lists keep. */
const paging = ['page', 'size', 'sort', 'unpaged'];

/**
 * Two lists of books become one search: a POST whose body holds the filters. The series, which was a part of the path, is
 * one of them (contract 4.1, rule 5). The contract shows no other part of the body, so in profile `contract` a query stays as
 * it is. The response keeps its form.
 */
export default defineTransform('1.19.0', {
  'GET /api/v1/books': {
    replacement: 'POST /api/v1/books/list',
    migration: toSearch(),
    leavesOpen: ['request not shown', 'response not shown'],
    facts: {
      komga: {
        searchFunction: 'booksSearch',
        // Semantics §2.4
        conditions: {
          library_id: ['is', 'libraryId'],
          media_status: ['is', 'mediaStatus'],
          read_status: ['is', 'readStatus'],
          tag: ['is', 'tag'],
          released_after: ['after-date', 'releaseDate'],
        },
        texts: ['tag'],
        fullText: 'search',
        kept: paging,
      },
    },
  },
  'GET /api/v1/series/{seriesId}/books': {
    replacement: 'POST /api/v1/books/list',
    migration: toSearch({ condition: 'seriesId', parameter: 'seriesId' }),
    leavesOpen: ['request not shown', 'response not shown'],
    facts: {
      komga: {
        searchFunction: 'seriesBooksSearch',
        // Semantics §2.5
        conditions: {
          media_status: ['is', 'mediaStatus'],
          read_status: ['is', 'readStatus'],
          tag: ['is', 'tag'],
          author: ['author', 'author'],
          deleted: ['flag', 'deleted'],
        },
        texts: ['tag'],
        kept: paging,
        // The books of a series came in this order if the client named none; a search has none.
        added: [{ name: 'sort', value: 'metadata.numberSort,asc', isList: true }],
        // Semantics §2.5: for a series that the user may not see, or that does not exist and the user may not see every library
        refuses: [403, 404],
      },
    },
  },
});
