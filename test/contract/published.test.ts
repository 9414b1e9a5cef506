import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { deprecations } from '../../src/contract/deprecations.ts';
import { isOnlyHere, isTelling, mayBePublished, sortedBy } from '../../src/contract/published.ts';

const folder = new URL('../../../shared/service/openapi/', import.meta.url);

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

const documents = existsSync(folder) ? readdirSync(folder) : [];

test.skipIf(documents.length === 0).each(documents)('everything in %s is published', (name) => {
  const { paths } = JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as {
    paths: Record<string, Record<string, unknown>>;
  };
  const missing = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .map((method) => method.toUpperCase())
      .filter((method) => /^\/api\/v\d+\//.test(path) && !mayBePublished(method, partsOf(path)))
      .map((method) => `${method} ${path}`),
  );
  expect(missing).toEqual([]);
});
