// ==UserScript==
// @name  Komga helper
// @grant GM_xmlhttpRequest
// ==/UserScript==
function req(method, url, data) {
  return new Promise((resolve, reject) => {
    GM_xmlhttpRequest({ method, url: location.origin + url, data: data ? JSON.stringify(data) : null, headers: { 'Content-Type': 'application/json' },
      onload: (r) => (r.status < 400 ? resolve(JSON.parse(r.responseText)) : reject(r)), onerror: reject });
  });
}
async function fill() {
  const list = await req('GET', '/api/v1/series?search=' + encodeURIComponent(document.title)); // want: migrated
  const labels = await req('GET', '/api/v1/sharing-labels'); // want: migrated
  document.querySelector('#labels').textContent = labels.join(', ');
  for (const one of list.content) await req('PATCH', `/api/v1/series/${one.id}/metadata`, { titleLock: true }); // nope: metadata
}
