import { Hono } from 'hono';

const app = new Hono();

app.get('/api/v1/series', async (context) => forward(context.req.raw)); // nope: a route of a server; mention
app.all('/api/v1/*', async (context) => forward(context.req.raw)); // nope: a route of a server

function forward(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  return fetch(`${process.env.KOMGA_URL}${pathname}${search}`, request); // nope: forwards whatever comes
}

export default app;
