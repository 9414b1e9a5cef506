import { defineTransform } from '../src/migrate/define-transform.ts';
import { methodChanged } from '../src/migrate/migration.ts';

/**
 * A library is updated with PATCH. The path and the body stay: the server already handles the PUT as a PATCH, which changes
 * only the fields that are present (contract 4.1, rules 1–3).
 */
export default defineTransform('1.3.0', {
  'PUT /api/v1/libraries/{libraryId}': {
    replacement: 'PATCH /api/v1/libraries/{libraryId}',
    migration: methodChanged(),
  },
});
