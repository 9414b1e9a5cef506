import { defineTransform } from '../src/rewrite/define-transform.ts';
import { methodChanged } from '../src/rewrite/migration.ts';

export default defineTransform('1.3.0', {
  'PUT /api/v1/libraries/{libraryId}': methodChanged(),
});
