import { Hono } from 'hono';
import { logger } from 'hono/logger';
import type { Container } from '../container.js';
import { NotFound } from '../komga/gateway.js';
import type { LibraryPatch } from '../komga/library.repository.js';

export function createApp(container: Container) {
  const app = new Hono();
  app.use(logger());

  app.get('/series', async (c) => {
    const letter = c.req.query('letter');
    const page = Number(c.req.query('page') ?? 0);
    const found = letter
      ? await container.series.byLetter(letter, page)
      : await container.series.find({}, { page, size: 30, sort: 'metadata.titleSort' });
    return c.json(found.content.map((s) => ({ id: s.id, title: s.metadata.title, books: s.booksCount })));
  });

  app.get('/series/:id', async (c) => c.json(await container.describeSeries.execute(c.req.param('id'))));

  app.get('/letters', async (c) => c.json(await container.series.letters(c.req.query('library'))));

  app.get('/words', async (c) =>
    c.json({ ages: await container.words.ages(), labels: await container.words.sharingLabels() }),
  );

  app.get('/tonight', async (c) => {
    const libraries = (await container.libraries.all()).map(({ id }) => id);
    return c.json(await container.tonight.execute(libraries, Number(c.req.query('n') ?? 3)));
  });

  app.put('/libraries/:id', async (c) => {
    await container.libraries.update(c.req.param('id'), await c.req.json<LibraryPatch>());
    return c.body(null, 204);
  });

  app.onError((error, c) => {
    if (error instanceof NotFound) return c.json({ message: 'gone' }, 404);
    console.error(error);
    return c.json({ message: 'upstream trouble' }, 502);
  });

  return app;
}
