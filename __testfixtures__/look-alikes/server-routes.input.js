const express = require('express');
const fastify = require('fastify')({ logger: true });
const { createProxyMiddleware } = require('http-proxy-middleware');
const store = require('./store');

const app = express();
const router = express.Router();

app.get('/api/v1/series', (req, res) => res.json(store.series(req.query))); // nope: server route; mention
app.get('/api/v1/series/:id', (req, res) => res.json(store.one(req.params.id))); // nope: server route of a live path
app.get('/api/v1/genres', async (_req, res) => { // nope: server route; mention
  res.json(await store.genres());
});
router.put('/api/v1/libraries/:libraryId', express.json(), (req, res) => { // nope: server route; mention
  store.save(req.params.libraryId, req.body);
  res.sendStatus(204);
});
router.route('/api/v1/books').get(store.listBooks).post(store.addBook); // nope: server route; mention
router.get('/series', store.handler('series')); // nope: server route of the application

fastify.route({
  method: 'GET',
  url: '/api/v1/languages', // nope: server route; mention
  handler: async () => store.languages(),
});
fastify.get('/api/v1/publishers', async (request, reply) => reply.send(store.publishers())); // nope: server route; mention

app.use('/api/v1/tags', createProxyMiddleware({ target: process.env.TAGS_SERVICE })); // nope: a proxied path; mention
app.use('/api/books', createProxyMiddleware({ target: process.env.BOOKS_SERVICE })); // nope: the application's own prefix
app.use('/', router);

module.exports = { app, fastify };
