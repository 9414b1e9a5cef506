// Object literals with a path that describe no request

export const operations = [
  { method: 'GET', path: '/api/v1/series', summary: 'List series' }, // nope: documentation; mention
  { method: 'GET', path: '/api/v1/books', operationId: 'getAllBooks' }, // nope: documentation; mention
];

export const menu = [{ url: '/api/v1/genres', label: 'Genres' }]; // nope: a link; mention
export const link = { url: '/api/v1/genres', title: 'Genres' }; // nope: a link; mention
export const page = { path: '/api/v1/series', component: 'SeriesList', params: {} }; // nope: a page of a front end; mention

declare const server: any, router: any, logger: any, expect: any, send: any, list: any, cy: any, metrics: any;
server.route({ method: 'GET', path: '/api/v1/genres', handler: list }); // nope: a route of a server; mention
router.push({ path: '/api/v1/books', params: {} }); // nope: navigation; mention
logger.debug({ url: '/api/v1/genres', method: 'GET' }); // nope: a log; mention
expect(send).toHaveBeenCalledWith({ url: '/api/v1/genres', method: 'GET' }); // want: manual test-text
cy.intercept({ url: '/api/v1/series', method: 'GET' }, {}); // want: manual test-text

metrics.request({ url: 'https://api.datadoghq.com/api/v1/series', method: 'GET' }); // nope: another service; mention
metrics.request({ url: 'https://api.datadoghq.com/api/v1/series', method: 'POST', data: {} }); // nope: another service
metrics.createRequest({ baseURL: 'https://prometheus.example.com', url: '/api/v1/series', method: 'GET' }); // nope: another service; mention
metrics.createRequest({ url: '/api/v1/series/list', method: 'POST', data: {} }); // nope: moved already
metrics.createRequest({ url: '/api/v1/libraries/7', method: 'PATCH', data: {} }); // nope: moved already
