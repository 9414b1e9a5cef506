import { defineTransform } from '../src/rewrite/define-transform.ts';
import { toSearch } from '../src/rewrite/migration.ts';

export default defineTransform('1.15.0', {
  'GET /api/v1/series': toSearch(),
  'GET /api/v1/alphabetical-groups': toSearch(),
});
