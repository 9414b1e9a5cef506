import { defineTransform } from '../src/rewrite/define-transform.ts';
import { toPage } from '../src/rewrite/migration.ts';

export default defineTransform('1.20.0', {
  'GET /api/v1/authors': toPage(),
});
