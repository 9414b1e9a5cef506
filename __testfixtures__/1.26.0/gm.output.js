// ==UserScript==
// @name         Filter bar
// @version      2.4
// @match        https://*/libraries/*
// @grant        GM_xmlhttpRequest
// @grant        GM.xmlHttpRequest
// @run-at       document-idle
// ==/UserScript==

/* eslint-env greasemonkey */
const base = location.origin;
const bar = document.createElement('nav');

function list(title) {
  return ({ responseText }) => {
    const select = bar.appendChild(document.createElement('select'));
    select.title = title;
    for (const value of JSON.parse(responseText)) select.add(new Option(value));
  };
}

GM_xmlhttpRequest({ method: 'GET', url: `${base}/v2/genres`, onload: list('Genre') }); // want: migrated
GM_xmlhttpRequest({ method: 'GET', url: base + '/v2/tags', onload: list('Tag') }); // want: migrated
GM_xmlhttpRequest({ method: 'GET', url: `${base}/v2/tags`, onload: list('Book tag') }); // want: migrated
GM_xmlhttpRequest({ url: `${base}/v2/tags`, onload: list('Series tag') }); // want: migrated

GM_xmlhttpRequest({ // want: migrated
  method: 'GET',
  url: `${base}/v2/languages?library_id=${new URLSearchParams(location.search).get('library')}`,
  timeout: 4000,
  onload: list('Language'),
  ontimeout: () => bar.append('languages are late'),
});

GM.xmlHttpRequest({ url: `${base}/v2/publishers`, method: 'GET', onload: list('Publisher') }); // want: migrated
GM.xmlHttpRequest({ url: `${base}/v2/sharing-labels` }).then(list('Label')); // want: migrated
GM.xmlHttpRequest({ url: `${base}/v2/age-ratings` }).then(list('Age')); // want: migrated

(async function years() {
  list('Year')(await GM.xmlHttpRequest({ method: 'GET', url: `${base}/v2/series/release-years` })); // want: migrated
})();

bar.addEventListener('input', ({ target }) => {
  GM_xmlhttpRequest({ // want: migrated
    method: 'GET',
    url: base + '/v2/authors/names?search=' + encodeURIComponent(target.value),
    onload: list('Author'),
  });
});

const roles = () => GM.xmlHttpRequest({ url: base + '/v2/authors/roles', responseType: 'json' }); // want: migrated

const notes = () => GM.xmlHttpRequest({ url: 'https://notes.example.org/filter-bar.json' }); // nope: another server
GM_xmlhttpRequest({ method: 'GET', url: `${base}/api/v1/libraries`, onload: list('Library') }); // nope: a live operation

document.body.prepend(bar);
Promise.all([roles(), notes()]).then(console.debug);
