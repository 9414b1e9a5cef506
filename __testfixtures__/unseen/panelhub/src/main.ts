import { serve } from '@hono/node-server';
import { createContainer } from './container.js';
import { createApp } from './http/app.js';

const port = Number(process.env.PORT ?? 8711);
const server = serve({ fetch: createApp(createContainer(process.env)).fetch, port }, (info) => {
  console.log(`panelhub on :${info.port}`);
});

process.once('SIGTERM', () => server.close());
