import { defineTransform } from '../src/migrate/define-transform.ts';
import { toSearch } from '../src/migrate/migration.ts';

export default defineTransform('1.19.0', {
  'GET /api/v1/books': toSearch(),
  'GET /api/v1/series/{seriesId}/books': toSearch({ condition: 'seriesId', parameter: 'seriesId' }),
});
