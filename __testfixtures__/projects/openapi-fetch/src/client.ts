import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from './generated/komga.ts';

export const client = createClient<paths>({ baseUrl: import.meta.env.VITE_KOMGA, credentials: 'include' });

const csrf: Middleware = {
  onRequest({ request }) {
    request.headers.set('X-XSRF-TOKEN', document.cookie.slice(11));
    return request;
  },
};
client.use(csrf);
