import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { deprecations } from '../../src/contract/deprecations.ts';
import { isOnlyHere, isTelling, mayBePublished, sortedBy } from '../../src/contract/published.ts';
import { materialAt, need } from '../material.ts';

const folder = materialAt('service/openapi/');

function partsOf(path: string): string[] {
  return path
    .replace(/^\/(?:api\/)?v\d+\//, '')
    .replace(/\{\w+\}/g, '{}')
    .split('/');
}

test.each(deprecations.flatMap(({ operation, replacement }) => [operation, replacement]))('%s is published', (one) => {
  const [method = '', path = ''] = one.split(' ');
  expect(mayBePublished(method, partsOf(path))).toBe(true);
});

test.each([
  'POST /api/v1/series',
  'GET /api/v1/query',
  'GET /api/v1/labels',
  'GET /api/v1/orders',
  'POST /api/v1/books',
  'PUT /api/v1/books/{id}',
  'DELETE /api/v1/books/7',
  'DELETE /api/v1/authors/{id}',
  'GET /api/v1/authors/7',
  'GET /api/v1/tasks',
  'GET /api/v1/manga/{id}/chapters',
  'GET /api/v1/series/{id}/chapters',
  'POST /api/v1/books/{id}/reviews',
  'GET /api/v1/books/{id}/pages/1/notes',
])('%s is not', (one) => {
  const [method = '', path = ''] = one.split(' ');
  expect(mayBePublished(method, partsOf(path))).toBe(false);
});

describe('only here', () => {
  test.each(['/api/v1/books/ondeck', '/api/v1/series/{id}/read-progress'])('%s', (path) => {
    expect(isOnlyHere(partsOf(path))).toBe(true);
  });
  test.each(['/api/v1/books', '/api/v1/series/{id}/books', '/api/v1/tags'])('not %s', (path) => {
    expect(isOnlyHere(partsOf(path))).toBe(false);
  });
});

test.each(['/series/{id}/thumbnail', '/books/latest', '/authors/roles'])('%s is telling', (path) => {
  expect(isTelling(partsOf(`/api/v1${path}`))).toBe(true);
});
test.each(['/books', '/books/{id}', '/series/{id}/books', '/users/me'])('%s is not telling', (path) => {
  expect(isTelling(partsOf(`/api/v1${path}`))).toBe(false);
});

test.each([
  ['metadata.titleSort,asc', 'ours'],
  ["['readProgress.readDate,desc']", 'ours'],
  ['price,asc', 'other'],
  ["'-rating'", 'other'],
  ['lastModified,desc', undefined],
  ['metadata.price', undefined],
])('what sorts by `%s` is %s', (text, owner) => {
  expect(sortedBy(text)).toBe(owner);
});

test('everything in the OpenAPI documents is published', (context) => {
  need(folder, context, 'the published paths are not compared with the description of the service');
  for (const name of readdirSync(folder)) expect(missingOf(name), name).toEqual([]);
});

/** The operations of a document that count as not published. */
function missingOf(name: string): readonly string[] {
  const { paths } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as {
    paths: Record<string, Record<string, unknown>>;
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .map((method) => method.toUpperCase())
      .filter((method) => /^\/api\/v\d+\//.test(path) && !mayBePublished(method, partsOf(path)))
      .map((method) => `${method} ${path}`),
  );
}
