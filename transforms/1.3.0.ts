import { defineTransform } from '../src/migrate/define-transform.ts';
import { methodChanged } from '../src/migrate/migration.ts';

export default defineTransform('1.3.0', {
  'PUT /api/v1/libraries/{libraryId}': methodChanged(),
});
