import { createHost } from '@shelf-host/sdk';

const host = createHost();

export const found = () => host.post('/api/v1/books/list', { fullTextSearch: 'x' }, { timeout: 500 }); // nope: moved already
export const books = () => host.get('/api/v1/books', { params: { page: 1 } }); // want: review query-parameters
export const series = (ids) => host.get('/api/v1/series', ids); // want: manual unknown-client
export const genres = () => host.get('/api/v1/genres'); // want: review unknown-client
export const rename = (id, name) => host.put(`/api/v1/libraries/${id}`, { name }); // want: review unknown-client

export function withSend(send) {
  send('/api/v1/series/list', { method: 'POST', headers: {}, body: JSON.stringify({}) }); // nope: moved already
  return send('/api/v1/series', { method: 'GET', headers: {} }); // want: review unknown-client
}

export const alone = (call) => call('/api/v1/series', { method: 'GET' }); // want: manual unknown-client
export const changed = (call, id) => call(`/api/v1/libraries/${id}`, { method: 'PUT', body: {} }); // want: review unknown-client
export const typed = (komga, seriesId) => komga.GET('/api/v1/series/{seriesId}/books', { params: { path: { seriesId } } }); // want: review unknown-client
