const S = process.env.KOMGA_URL;
const auth = { 'X-API-Key': process.env.KOMGA_KEY };

/** Another address. */
export const getJson = async (path) => (await fetch(`${S}${path}`, { headers: auth })).json();
export const postJson = async (path, body) =>
  (await fetch(`${process.env.WEBHOOKS}${path}`, { method: 'POST', headers: { ...auth, 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();
export const first = () => getJson('/api/v1/series'); // want: manual no-slot

/** Without the key. */
export const loadText = async (path) => (await fetch(`${S}${path}`, { headers: auth })).text();
export const postText = async (path, body) =>
  (await fetch(`${S}${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).text();
export const second = async () => JSON.parse(await loadText('/api/v1/series')); // want: review

/** Not JSON. */
export const getData = async (path) => (await fetch(`${S}${path}`, { headers: auth })).json();
export const postData = async (path, fields) =>
  (await fetch(`${S}${path}`, { method: 'POST', headers: auth, body: new URLSearchParams(fields) })).json();
export const third = (id) => getData(`/api/v1/series/${id}/books`); // want: review

/** Gives the response, not what is in it. */
export const getPage = async (path) => (await fetch(`${S}${path}`, { headers: auth })).json();
export const postPage = (path, body) =>
  fetch(`${S}${path}`, { method: 'POST', headers: { ...auth, 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
export const fourth = () => getPage('/api/v1/books'); // want: review
