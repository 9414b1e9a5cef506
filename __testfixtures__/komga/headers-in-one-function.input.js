// fixture: profile=komga
// What must be sent as `Headers` gets the content type in one place.
const server = 'http://komga.local:25600';

function signed(config) {
  const headers = new Headers();
  headers.set('X-API-Key', config.key);
  return headers;
}

export async function shelves(config) {
  const headers = signed(config);
  const [series, books] = await Promise.all([
    fetch(`${server}/api/v1/series?size=1`, { headers }), // want: migrated
    fetch(`${server}/api/v1/books?size=1`, { headers }), // want: migrated
  ]);
  return [await series.json(), await books.json()];
}

export const unread = (config) =>
  fetch(`${server}/api/v1/books?read_status=UNREAD&size=5`, { headers: signed(config) }).then((r) => r.json()); // want: migrated

export const libraries = (config) => fetch(`${server}/api/v1/libraries`, { headers: signed(config) }); // nope: libraries
