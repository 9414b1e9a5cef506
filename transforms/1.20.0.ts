import { defineTransform } from '../src/migrate/define-transform.ts';
import { toPage } from '../src/migrate/migration.ts';

/** The list of authors moves to another path. On a Komga server it also becomes a page (semantics §3.1). */
export default defineTransform('1.20.0', {
  'GET /api/v1/authors': {
    replacement: 'GET /api/v2/authors',
    migration: toPage(),
    leavesOpen: ['response not shown'],
    facts: {
      komga: {
        becomesPage: true,
        kept: ['search', 'library_id', 'collection_id', 'series_id'],
        single: ['library_id', 'collection_id', 'series_id'],
        joined: ['search'],
        // The array was complete; a page has 20 values.
        added: [{ name: 'unpaged', value: 'true', overrules: ['page', 'size'] }],
      },
    },
  },
});
