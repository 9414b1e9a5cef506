import { listSeries } from '../calibre.ts';

export default async function komgaRoutes(fastify) {
  fastify.get('/api/v1/series', async ({ query }) => listSeries(query)); // nope: a route of a server; mention
  fastify.get('/api/v1/age-ratings', async () => []); // nope: a route of a server; mention
  fastify.route({ method: 'GET', url: '/api/v1/publishers', handler: async () => [] }); // nope: a route of a server; mention
  fastify.post('/api/v1/books/list', async () => ({ content: [], last: true })); // nope: a route of a server
}
