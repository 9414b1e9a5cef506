// ==UserScript==
// @name  Komga matcher
// @grant GM_xmlhttpRequest
// ==/UserScript==
import { ajax, req } from './req.js';

export async function match(title) {
  const { content } = await req(`/api/v1/series?search=${encodeURIComponent(title)}`); // want: review query-parameters
  const { content: books } = await req('/api/v1/series/' + content[0].id + '/books', 'GET'); // want: review response-not-shown
  await req(`/api/v1/series/${content[0].id}/metadata`, 'PATCH', { title }); // nope: another path
  return books;
}

export const fill = (select) => ajax('GET', '/api/v1/genres', undefined, (genres) => select.append(...genres)); // want: review response-not-shown
export const letters = (done) => ajax('GET', '/api/v1/series/alphabetical-groups', undefined, done); // want: review response-not-shown
export const rename = (id, name) => req(`/api/v1/libraries/${id}`, 'PUT', { name }); // want: migrated
export const libraries = () => req('/api/v1/libraries'); // nope: a live list
