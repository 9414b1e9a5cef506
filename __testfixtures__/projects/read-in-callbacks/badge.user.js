// ==UserScript==
// @name   Komga badges
// @grant  GM_xmlhttpRequest
// ==/UserScript==
const server = 'http://192.168.1.20:25600';

function send(details) {
  return new Promise((resolve, reject) => {
    GM_xmlhttpRequest({ timeout: 8000, ...details, onload: resolve, onerror: reject });
  });
}

const load = (path) =>
  send({ method: 'GET', url: server + path, headers: { 'X-API-Key': 'k' } }).then((r) => JSON.parse(r.responseText));

export const find = (title) => load('/api/v1/series?size=1&search=' + encodeURIComponent(title)); // want: review wrapper-grown

export function showGenres(list) {
  // want: migrated
  GM_xmlhttpRequest({
    method: 'GET',
    url: server + '/api/v1/genres',
    responseType: 'json',
    onload(answer) {
      answer.response.forEach((genre) => list.append(genre));
    },
  });
}
