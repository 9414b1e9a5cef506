// fixture: profile=komga
const server = localStorage.komga;

async function root() {
  return new URL('./api/v1/', server);
}

async function load(ref, query) {
  const full = query ? `${ref}?${query}` : ref;
  const response = await fetch(new URL(full, await root()));
  return response.json();
}

const groups = () => load('series/alphabetical-groups'); // want: review wrapper-grown
const books = (page) => load('books', new URLSearchParams({ page })); // want: migrated

const series = (page) => listed('series', { page, genre: 'Horror' }); // want: review wrapper-grown
async function listed(ref, query) {
  const pairs = Object.keys(query).map((key) => `${key}=${encodeURIComponent(query[key])}`);
  const full = pairs.length ? `${ref}?${pairs.join('&')}` : ref;
  return (await fetch(new URL(full, await root()))).json();
}

async function anyOf(isOurs) {
  const url = isOurs ? 'series' : 'https://other.example/list';
  return fetch(new URL(url, 'http://komga.local/api/v1/')); // nope: it may be another server
}

async function names(isGenre) {
  const url = new URL(isGenre ? 'genres' : './languages', 'http://komga.local/api/v1/');
  const response = await fetch(url); // want: migrated, migrated
  return response.json();
}

export default { groups, books, series, anyOf, names };
