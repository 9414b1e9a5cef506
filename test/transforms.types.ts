import { defineTransform } from '../src/rewrite/define-transform.ts';
import { methodChanged, toPage, toSearch } from '../src/rewrite/migration.ts';

// A transform that leaves out, misspells or adds an operation of its version does not compile: `npm run lint:types` fails
// if one of these lines has no error.
export const wrong = [
  // @ts-expect-error an operation of 1.19.0 is missing
  defineTransform('1.19.0', { 'GET /api/v1/books': toSearch() }),
  // @ts-expect-error it is misspelt
  defineTransform('1.20.0', { 'GET /api/v1/author': toPage() }),
  // @ts-expect-error it is of another version
  defineTransform('1.3.0', { 'PUT /api/v1/libraries/{libraryId}': methodChanged(), 'GET /api/v1/genres': toPage() }),
  // @ts-expect-error nothing was deprecated in that version
  defineTransform('1.4.0', {}),
];
