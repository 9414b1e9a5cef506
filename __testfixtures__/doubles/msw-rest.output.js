import { rest } from 'msw';

export const handlers = [
  rest.post('/api/v1/series/list', (req, res, ctx) => res(ctx.json({ content: [] }))), // want: review response-not-shown
  rest.patch('/api/v1/libraries/:id', (req, res, ctx) => res(ctx.status(204))), // want: migrated
  rest.get('/v2/tags', (req, res, ctx) => res(ctx.status(200), ctx.json(['a']))), // want: review lists-joined
  rest.get('/v2/genres', (req, res, ctx) => res(ctx.status(500))), // want: migrated
  rest.get('/api/v1/series/:id', (req, res, ctx) => res(ctx.json({ id: req.params.id }))), // nope: one series
];

const stub = (path, body) => rest.get(`/api/v1${path}`, (req, res, ctx) => res(ctx.json(body)));

export const more = [
  stub('/books', { content: [] }), // want: manual
  stub('/books/latest', { content: [] }), // nope: a live list
];
