// ==UserScript==
// @name     Series counter
// @grant    GM_xmlhttpRequest
// @grant    GM.xmlHttpRequest
// @connect  *
// ==/UserScript==

const backend = GM_getValue('backend');
const key = GM_getValue('key');

GM_xmlhttpRequest({ // want: review response-not-shown
  method: 'GET',
  url: backend + '/api/v1/series',
  headers: { 'X-API-Key': key },
  onload({ responseText }) {
    badge(JSON.parse(responseText).totalElements);
  },
});

function find(title, done) {
  GM_xmlhttpRequest({ // want: review query-parameters
    url: `${backend}/api/v1/series?search=${encodeURIComponent(title)}&size=5`,
    headers: { 'X-API-Key': key },
    responseType: 'json',
    onload: (r) => done(r.response.content),
  });
}

async function letters() {
  const { response } = await GM.xmlHttpRequest({ method: 'GET', url: `${backend}/api/v1/alphabetical-groups`, responseType: 'json' }); // want: review response-not-shown
  return response.map((entry) => entry.group);
}

const oldLetters = () =>
  GM.xmlHttpRequest({ url: `${backend}/api/v1/series/alphabetical-groups`, headers: { 'X-API-Key': key, Accept: 'application/json' } }); // want: review response-not-shown

GM_xmlhttpRequest({ method: 'GET', url: `${backend}/api/v1/series/latest`, onload: console.log }); // nope: a live neighbour

function badge(count) {
  const node = document.createElement('span');
  node.textContent = String(count);
  node.onclick = () => find(document.title, async (hits) => console.table(hits, await letters(), await oldLetters()));
  document.body.append(node);
}
