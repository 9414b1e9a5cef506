import { defineTransform } from '../src/migrate/define-transform.ts';
import { toSearch } from '../src/migrate/migration.ts';

export default defineTransform('1.15.0', {
  'GET /api/v1/series': toSearch(),
  'GET /api/v1/alphabetical-groups': toSearch(),
});
