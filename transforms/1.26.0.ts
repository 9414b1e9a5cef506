import type { OperationFacts } from '../src/contract/profile.ts';
import { defineTransform } from '../src/migrate/define-transform.ts';
import { toPage } from '../src/migrate/migration.ts';

/** The array was complete; a page has 20 values unless the query says otherwise (semantics §3.1). */
const whole = { name: 'unpaged', value: 'true', overrules: ['page', 'size'] };
const page: OperationFacts = { becomesPage: true, itemsBecome: 'strings', added: [whole] };

/** A list that can be limited to libraries and one collection (semantics §1.1). */
const ofLibraries: OperationFacts = { ...page, kept: ['library_id', 'collection_id'], single: ['collection_id'] };

/**
 * Lists of values move to other paths, and three lists of tags become one. On a Komga server each also becomes a page; the
 * contract does not show the responses.
 */
export default defineTransform('1.26.0', {
  'GET /api/v1/authors/names': {
    replacement: 'GET /v2/authors/names',
    migration: toPage(),
    leavesOpen: ['response not shown'],
    facts: { komga: { ...page, kept: ['search'], joined: ['search'] } },
  },
  'GET /api/v1/authors/roles': {
    replacement: 'GET /v2/authors/roles',
    migration: toPage(),
    leavesOpen: ['response not shown'],
    facts: { komga: { ...page, kept: [] } },
  },
  'GET /api/v1/genres': {
    replacement: 'GET /v2/genres',
    migration: toPage(),
    leavesOpen: ['response not shown'],
    facts: { komga: ofLibraries },
  },
  'GET /api/v1/languages': {
    replacement: 'GET /v2/languages',
    migration: toPage(),
    leavesOpen: ['response not shown'],
    facts: { komga: ofLibraries },
  },
  'GET /api/v1/publishers': {
    replacement: 'GET /v2/publishers',
    migration: toPage(),
    leavesOpen: ['response not shown'],
    facts: { komga: ofLibraries },
  },
  'GET /api/v1/sharing-labels': {
    replacement: 'GET /v2/sharing-labels',
    migration: toPage(),
    leavesOpen: ['response not shown'],
    facts: { komga: ofLibraries },
  },
  'GET /api/v1/age-ratings': {
    replacement: 'GET /v2/age-ratings',
    migration: toPage(),
    leavesOpen: ['response not shown'],
    facts: {
      komga: {
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
    },
  },
  'GET /api/v1/series/release-dates': {
    replacement: 'GET /v2/series/release-years',
    migration: toPage(),
    leavesOpen: ['response not shown'],
    facts: { komga: ofLibraries },
  },
  'GET /api/v1/tags': {
    replacement: 'GET /v2/tags',
    migration: toPage(),
    leavesOpen: ['response not shown', 'lists joined'],
    facts: { komga: ofLibraries },
  },
  'GET /api/v1/tags/book': {
    replacement: 'GET /v2/tags',
    migration: toPage(),
    leavesOpen: ['response not shown', 'lists joined'],
    facts: {
      komga: {
        ...page,
        kept: ['series_id', 'readlist_id', 'library_id'],
        single: ['series_id', 'readlist_id'],
        precedence: ['series_id', 'readlist_id', 'library_id'],
        added: [{ name: 'include', value: 'BOOK' }, whole],
      },
    },
  },
  'GET /api/v1/tags/series': {
    replacement: 'GET /v2/tags',
    migration: toPage(),
    leavesOpen: ['response not shown', 'lists joined'],
    facts: {
      komga: {
        ...ofLibraries,
        single: ['library_id', 'collection_id'],
        added: [{ name: 'include', value: 'SERIES' }, whole],
      },
    },
  },
});
