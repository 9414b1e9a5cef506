// fixture: profile=komga
const server = localStorage.komga;

async function root() {
  return new URL('./api/v1/', server);
}

async function load(ref, query, body) {
  const full = query ? `${ref}?${query}` : ref;
  const response = await fetch(new URL(full, await root()), body === undefined ? undefined : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

const groups = () => load('series/list/alphabetical-groups', undefined, {}); // want: review wrapper-grown
const books = (page) => load('books/list', new URLSearchParams({ page }), {}); // want: migrated

const series = (page) => listed('series/list', { page }, { condition: { genre: { operator: 'is', value: 'Horror' } } }); // want: review wrapper-grown
async function listed(ref, query, body) {
  const pairs = Object.keys(query).map((key) => `${key}=${encodeURIComponent(query[key])}`);
  const full = pairs.length ? `${ref}?${pairs.join('&')}` : ref;
  return (
    await fetch(new URL(full, await root()), body === undefined ? undefined : {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();
}

async function anyOf(isOurs) {
  const url = isOurs ? 'series' : 'https://other.example/list';
  return fetch(new URL(url, 'http://komga.local/api/v1/')); // nope: it may be another server
}

async function names(isGenre) {
  const url = new URL(isGenre ? 'genres?unpaged=true' : './languages?unpaged=true', 'http://komga.local/api/v2/');
  const response = await fetch(url); // want: migrated, migrated
  return (await response.json()).content;
}

export default { groups, books, series, anyOf, names };
