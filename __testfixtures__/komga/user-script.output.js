// fixture: profile=komga
const KOMGA = location.origin;
function asyncReq(url, method, data) {
  return new Promise((resolve, reject) => {
    GM_xmlhttpRequest({
      method, url,
      data: data ? JSON.stringify(data) : undefined,
      headers: { 'Content-Type': 'application/json' },
      onload: (r) => (r.status < 400 ? resolve(r.responseText) : reject(r)),
      onerror: reject,
    });
  });
}
async function authors() {
  const list = JSON.parse(await asyncReq(KOMGA + '/api/v2/authors?search=&unpaged=true', 'GET')).content; // want: migrated
  return list.map((a) => a.name);
}
async function genres() {
  const text = await asyncReq(`${KOMGA}/api/v2/genres?unpaged=true`, 'GET'); // want: migrated
  return new Set(JSON.parse(text).content);
}
async function raw() {
  const text = await asyncReq(`${KOMGA}/api/v2/tags?unpaged=true`, 'GET'); // want: migrated
  console.log(text);
  return JSON.parse(text).content;
}
async function awaited() {
  const res = await GM.xmlHttpRequest({ method: 'GET', url: KOMGA + '/api/v2/genres?unpaged=true' }); // want: migrated
  return JSON.parse(res.responseText).content;
}
async function decoded() {
  const { response } = await GM.xmlHttpRequest({ url: `${KOMGA}/api/v2/languages?unpaged=true`, responseType: 'json' }); // want: migrated
  return response.content.map((language) => language.toUpperCase());
}
const chained = () =>
  GM.xmlHttpRequest({ url: `${KOMGA}/api/v2/publishers?unpaged=true` }) // want: migrated
    .then(({ responseText }) => JSON.parse(responseText).content)
    .then((names) => names.length);
async function away() {
  const res = await GM.xmlHttpRequest({ url: `${KOMGA}/api/v1/sharing-labels` }); // want: manual
  keep(res);
}
