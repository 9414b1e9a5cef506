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

GM_xmlhttpRequest({ method: 'GET', url: `${base}/api/v1/genres`, onload: list('Genre') }); // want: review response-not-shown
GM_xmlhttpRequest({ method: 'GET', url: base + '/api/v1/tags', onload: list('Tag') }); // want: review lists-joined
GM_xmlhttpRequest({ method: 'GET', url: `${base}/api/v1/tags/book`, onload: list('Book tag') }); // want: review lists-joined
GM_xmlhttpRequest({ url: `${base}/api/v1/tags/series`, onload: list('Series tag') }); // want: review lists-joined

GM_xmlhttpRequest({ // want: review response-not-shown
  method: 'GET',
  url: `${base}/api/v1/languages?library_id=${new URLSearchParams(location.search).get('library')}`,
  timeout: 4000,
  onload: list('Language'),
  ontimeout: () => bar.append('languages are late'),
});

GM.xmlHttpRequest({ url: `${base}/api/v1/publishers`, method: 'GET', onload: list('Publisher') }); // want: review response-not-shown
GM.xmlHttpRequest({ url: `${base}/api/v1/sharing-labels` }).then(list('Label')); // want: review response-not-shown
GM.xmlHttpRequest({ url: `${base}/api/v1/age-ratings` }).then(list('Age')); // want: review response-not-shown

(async function years() {
  list('Year')(await GM.xmlHttpRequest({ method: 'GET', url: `${base}/api/v1/series/release-dates` })); // want: review response-not-shown
})();

bar.addEventListener('input', ({ target }) => {
  GM_xmlhttpRequest({ // want: review response-not-shown
    method: 'GET',
    url: base + '/api/v1/authors/names?search=' + encodeURIComponent(target.value),
    onload: list('Author'),
  });
});

const roles = () => GM.xmlHttpRequest({ url: base + '/api/v1/authors/roles', responseType: 'json' }); // want: review response-not-shown

const notes = () => GM.xmlHttpRequest({ url: 'https://notes.example.org/filter-bar.json' }); // nope: another server
GM_xmlhttpRequest({ method: 'GET', url: `${base}/api/v1/libraries`, onload: list('Library') }); // nope: a live operation

document.body.prepend(bar);
Promise.all([roles(), notes()]).then(console.debug);
