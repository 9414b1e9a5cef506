import { Router } from 'express';
import { listSeries, booksOf } from '../calibre.ts';

const router = Router();

router.get('/api/v1/series', async (request, response) => { // nope: a route of a server; mention
  response.json(await listSeries({ page: Number(request.query.page ?? 0), search: String(request.query.search ?? '') }));
});

router.get('/api/v1/series/:id/books', async (request, response) => { // nope: a route of a server; mention
  response.json(await booksOf(request.params.id));
});

router.get('/api/v1/series/alphabetical-groups', (_request, response) => response.json([])); // nope: a route of a server; mention
router.put('/api/v1/libraries/:id', (_request, response) => response.sendStatus(405)); // nope: a route of a server; mention

export default router;
