import { rest } from 'msw';

export const handlers = [
  rest.get('/api/v1/series', (req, res, ctx) => res(ctx.json({ content: [] }))), // want: review response-not-shown
  rest.put('/api/v1/libraries/:id', (req, res, ctx) => res(ctx.status(204))), // want: migrated
  rest.get('/api/v1/tags/series', (req, res, ctx) => res(ctx.status(200), ctx.json(['a']))), // want: review lists-joined
  rest.get('/api/v1/genres', (req, res, ctx) => res(ctx.status(500))), // want: migrated
  rest.get('/api/v1/series/:id', (req, res, ctx) => res(ctx.json({ id: req.params.id }))), // nope: one series
];

const stub = (path, body) => rest.get(`/api/v1${path}`, (req, res, ctx) => res(ctx.json(body)));

export const more = [
  stub('/books', { content: [] }), // want: manual
  stub('/books/latest', { content: [] }), // nope: a live list
];
