import { defineTransform } from '../src/rewrite/define-transform.ts';
import { moved } from '../src/rewrite/migration.ts';

export default defineTransform('1.26.0', {
  'GET /api/v1/authors/names': moved(),
  'GET /api/v1/authors/roles': moved(),
  'GET /api/v1/genres': moved(),
  'GET /api/v1/languages': moved(),
  'GET /api/v1/publishers': moved(),
  'GET /api/v1/sharing-labels': moved(),
  'GET /api/v1/age-ratings': moved(),
  'GET /api/v1/series/release-dates': moved(),
  'GET /api/v1/tags': moved(),
  'GET /api/v1/tags/book': moved(),
  'GET /api/v1/tags/series': moved(),
});
