import { defineTransform } from '../src/migrate/define-transform.ts';
import { toPage } from '../src/migrate/migration.ts';

export default defineTransform('1.20.0', {
  'GET /api/v1/authors': toPage(),
});
