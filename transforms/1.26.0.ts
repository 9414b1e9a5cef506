import { defineTransform } from '../src/migrate/define-transform.ts';
import { toPage } from '../src/migrate/migration.ts';

export default defineTransform('1.26.0', {
  'GET /api/v1/authors/names': toPage(),
  'GET /api/v1/authors/roles': toPage(),
  'GET /api/v1/genres': toPage(),
  'GET /api/v1/languages': toPage(),
  'GET /api/v1/publishers': toPage(),
  'GET /api/v1/sharing-labels': toPage(),
  'GET /api/v1/age-ratings': toPage(),
  'GET /api/v1/series/release-dates': toPage(),
  'GET /api/v1/tags': toPage(),
  'GET /api/v1/tags/book': toPage(),
  'GET /api/v1/tags/series': toPage(),
});
