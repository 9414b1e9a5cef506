import { Hono } from 'hono';
import { checkEnv, type Env } from './env';
import { buildDigest } from './digest/build';
import { renderMail } from './digest/render';
import { Catalogue } from './komga/catalogue';
import { seriesOfCollection } from './komga/compat';
import { Connection } from './komga/connection';
import { gauge } from './metrics/datadog';

const app = new Hono<{ Bindings: Env }>();

app.get('/digest.json', async (c) => {
  const catalogue = new Catalogue(new Connection(checkEnv(c.env)));
  return c.json(await buildDigest(catalogue, new Date()));
});

app.get('/vocabulary/languages', async (c) => {
  const catalogue = new Catalogue(new Connection(c.env));
  const [languages, libraries] = await Promise.all([catalogue.languages(), catalogue.libraries()]);
  return c.json({ languages, libraries: libraries.map(({ name }) => name) });
});

app.get('/vocabulary/age-ratings', async (c) => {
  const ratings = await new Catalogue(new Connection(c.env)).ageRatings();
  return c.json({ ratings, oldest: Math.max(0, ...ratings) });
});

app.get('/collections/:id/series', async (c) => {
  return c.json(await seriesOfCollection(new Connection(c.env), c.req.param('id')));
});

async function nightly(env: Env, at: Date): Promise<void> {
  const digest = await buildDigest(new Catalogue(new Connection(checkEnv(env))), at, 12);
  await fetch(env.MAIL_HOOK, { method: 'POST', body: JSON.stringify(renderMail(digest)) });
  await gauge(env, 'released', digest.released.length);
}

export default {
  fetch: app.fetch,
  scheduled(event: ScheduledController, env: Env, ctx: ExecutionContext) {
    ctx.waitUntil(nightly(env, new Date(event.scheduledTime)));
  },
};
