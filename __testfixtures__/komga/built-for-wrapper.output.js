// fixture: profile=komga
// One function builds the URL, and another sends it

const server = process.env.KOMGA_URL;

function build(path, params = {}) {
  const url = new URL(server + path);
  for (const name in params) url.searchParams.set(name, params[name]);
  return url.href;
}

async function json(url, init) {
  const response = await fetch(url, init);
  return response.json();
}

export const volumes = (id) => json(build('/api/v1/books/list', { size: 3, sort: 'metadata.numberSort,asc' }), {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
}); // want: migrated
export const tags = () => json(build('/api/v2/tags', { unpaged: true })).then((page) => page.content); // want: migrated
export const years = (library) =>
  json(build('/api/v2/series/release-years', { library_id: library, unpaged: true })).then((page) => page.content); // want: migrated
export const unread = () => json(build('/api/v1/books/list', { size: 1 }), {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { readStatus: { operator: 'is', value: 'UNREAD' } } }),
}); // want: migrated
export const deck = () => json(build('/api/v1/books/ondeck', { size: 6 })); // nope: a live list
