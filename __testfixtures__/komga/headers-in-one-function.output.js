// fixture: profile=komga
// What must be sent as `Headers` gets the content type in one place.
const server = 'http://komga.local:25600';

function signed(config) {
  const headers = new Headers();
  headers.set('X-API-Key', config.key);
  return headers;
}

function asJson(headers) {
  const all = new Headers(headers);
  all.set('Content-Type', 'application/json');
  return all;
}

export async function shelves(config) {
  const headers = signed(config);
  const [series, books] = await Promise.all([
    fetch(`${server}/api/v1/series/list?size=1`, {
      headers: asJson(headers),
      method: 'POST',
      body: JSON.stringify({}),
    }), // want: migrated
    fetch(`${server}/api/v1/books/list?size=1`, { headers: asJson(headers), method: 'POST', body: JSON.stringify({}) }), // want: migrated
  ]);
  return [await series.json(), await books.json()];
}

export const unread = (config) =>
  fetch(`${server}/api/v1/books/list?size=5`, {
    headers: asJson(signed(config)),
    method: 'POST',
    body: JSON.stringify({ condition: { readStatus: { operator: 'is', value: 'UNREAD' } } }),
  }).then((r) => r.json()); // want: migrated

export const libraries = (config) => fetch(`${server}/api/v1/libraries`, { headers: signed(config) }); // nope: libraries
