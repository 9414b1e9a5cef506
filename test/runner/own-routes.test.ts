import { expect, test } from 'vitest';
import { ownRoutes, readRoutes } from '../../src/runner/codebase/own-routes.ts';

const server = "import express from 'express';\n";

test.each([
  ['a.ts', `${server}app.get('/api/v1/books', async (request) => request);`, ['/api/v1/books']],
  ['a.ts', `${server}app.get('/api/v1/series/:id/books', handler);`, ['/api/v1/series/{}/books']],
  ['a.ts', `${server}app.use('/api/v1/books', books);`, ['/api/v1/books']],
  ['a.ts', `${server}app.use('/api/v1', router);\nrouter.get('/genres', list);`, ['/api/v1', '/api/v1/genres']],
  ['a.ts', `${server}app.get('/books', list);`, []],
  ['a.ts', `${server}const books = api.get('/api/v1/books', options);`, []],
  ['a.ts', `${server}const books = server.get('/api/v1/books', { params });`, []],
  ['a.ts', "const books = app.get('/api/v1/books', options);", []],
  ['app/api/v1/series/route.ts', '', ['/api/v1/series']],
  ['web/src/pages/api/v1/series/[id]/books.ts', '', ['/api/v1/series/{}/books']],
  ['src/routes/api/v1/tags/+server.ts', '', ['/api/v1/tags']],
  ['server/api/v1/tags/index.get.ts', '', ['/api/v1/tags']],
  ['src/api/v1/tags.ts', '', []],
])('%s: %s', (path, text, routes) => {
  expect([...ownRoutes([readRoutes(path, text)])].sort()).toEqual(routes);
});

test('a router is mounted in another file', () => {
  const app = readRoutes('app.js', "const app = require('express')();\napp.use('/api/v1', require('./routes'));");
  const router = readRoutes('routes.js', "const router = require('express').Router();\nrouter.get('/books', list);");
  expect([...ownRoutes([app, router])]).toContain('/api/v1/books');
});
