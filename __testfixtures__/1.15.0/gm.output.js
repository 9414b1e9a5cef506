// ==UserScript==
// @name     Series counter
// @grant    GM_xmlhttpRequest
// @grant    GM.xmlHttpRequest
// @connect  *
// ==/UserScript==

const backend = GM_getValue('backend');
const key = GM_getValue('key');

GM_xmlhttpRequest({ // want: review response-not-shown
  method: 'POST',
  url: backend + '/api/v1/series/list',
  headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
  onload({ responseText }) {
    badge(JSON.parse(responseText).totalElements);
  },
  data: JSON.stringify({}),
});

function find(title, done) {
  GM_xmlhttpRequest({ // want: review query-parameters
    url: `${backend}/api/v1/series/list?search=${encodeURIComponent(title)}&size=5`,
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
    responseType: 'json',
    onload: (r) => done(r.response.content),
    method: 'POST',
    data: JSON.stringify({}),
  });
}

async function letters() {
  const { response } = await GM.xmlHttpRequest({
    method: 'POST',
    url: `${backend}/api/v1/series/list/alphabetical-groups`,
    responseType: 'json',
    headers: { 'Content-Type': 'application/json' },
    data: JSON.stringify({}),
  }); // want: review response-not-shown
  return response.map((entry) => entry.group);
}

const oldLetters = () =>
  GM.xmlHttpRequest({
    url: `${backend}/api/v1/series/list/alphabetical-groups`,
    headers: { 'X-API-Key': key, Accept: 'application/json', 'Content-Type': 'application/json' },
    method: 'POST',
    data: JSON.stringify({}),
  }); // want: review response-not-shown

GM_xmlhttpRequest({ method: 'GET', url: `${backend}/api/v1/series/latest`, onload: console.log }); // nope: a live neighbour

function badge(count) {
  const node = document.createElement('span');
  node.textContent = String(count);
  node.onclick = () => find(document.title, async (hits) => console.table(hits, await letters(), await oldLetters()));
  document.body.append(node);
}
