import { createProxyMiddleware } from 'http-proxy-middleware';

/** The only requests that guests may make. */
export const allowed = [
  { method: 'GET', path: /^\/api\/v1\/series(\/|$)/ }, // nope: a rule of a proxy
  { method: 'POST', path: /^\/api\/v1\/books\/list$/ }, // nope: a rule of a proxy
];

export const proxy = createProxyMiddleware({
  target: process.env.KOMGA_URL,
  changeOrigin: true,
  pathFilter: ['/api/v1/series', '/api/v1/genres'], // nope: a rule of a proxy; mention
  pathRewrite: { '^/komga/api/v1/books': '/api/v1/books' }, // nope: a rule of a proxy; mention
});
