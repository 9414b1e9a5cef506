// fixture: profile=komga
const server = 'http://komga.local:25600';

export async function latest(shelves: string[]) {
  const url = `${server}/api/v1/books/list?sort=createdDate,desc&size=10`;
  const found = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { anyOf: shelves.map((value) => ({ libraryId: { operator: 'is', value } })) } }),
  }); // want: migrated
  return (await found.json()).content;
}

export async function tagged(words: readonly string[]) {
  const address = server + '/api/v1/series/list?size=40';
  console.log('asking', address);
  return fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: { anyOf: words.filter(Boolean).map((value) => ({ tag: { operator: 'is', value } })) },
    }),
  }); // want: migrated
}

export function ofShelves(shelves: { id: string }[], page: number) {
  const url = `${server}/api/v1/series/list?page=${page}`;
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: { anyOf: shelves.map((shelf) => shelf.id).map((value) => ({ libraryId: { operator: 'is', value } })) },
    }),
  }); // want: migrated
}

export function inStates(states?: string[]) {
  const url = `${server}/api/v1/books/list?unpaged=true`;
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: states
        ? { anyOf: states.filter(Boolean).map((value) => ({ readStatus: { operator: 'is', value } })) }
        : undefined,
    }),
  }); // want: migrated
}

export function sorted(keys: string[]) {
  let url = `${server}/api/v1/books?page=0`;
  for (const key of keys) url += `&sort=${key},asc`;
  return fetch(url, { method: 'GET' }); // want: manual query-unknown
}

export function chosen(filters: { name: string; value: string }[]) {
  let url = `${server}/api/v1/series?page=0`;
  for (const filter of filters) url += `&${filter.name}=${filter.value}`;
  return fetch(url, { method: 'GET' }); // want: manual query-unknown
}

export function some(tags: string[]) {
  let url = `${server}/api/v1/books?size=20`;
  for (const tag of tags) {
    if (tag !== 'all') url += `&tag=${tag}`;
  }
  return fetch(url, { method: 'GET' }); // want: manual query-unknown
}

export function counted(tags: string[]) {
  let url = `${server}/api/v1/books?size=20`;
  for (let at = 0; at < tags.length; at++) url += `&tag=${tags[at]}`;
  return fetch(url, { method: 'GET' }); // want: manual query-unknown
}

export function bothWays(tags: string[]) {
  let url = `${server}/api/v1/books?size=20`;
  for (const tag of tags) {
    url += `&tag=${tag}`;
    tags.pop();
  }
  return fetch(url, { method: 'GET' }); // want: manual query-unknown
}

export function shownToo(tags: string[], show: (text: string) => void) {
  let url = `${server}/api/v1/books?size=20`;
  for (const tag of tags) url += `&tag=${tag}`;
  show(url);
  return fetch(url, { method: 'GET' }); // want: manual shared-text
}

export function eachTime(tags: string[]) {
  let url = `${server}/api/v1/books?size=20`;
  const all: Promise<Response>[] = [];
  for (const tag of tags) {
    url += `&tag=${tag}`;
    all.push(fetch(url, { method: 'GET' })); // want: manual
  }
  return all;
}

export function emptied(tags: string[]) {
  let url = `${server}/api/v1/books?size=20`;
  for (const tag of tags) url += `&tag=${tag}`;
  tags.length = 0;
  return fetch(url, { method: 'GET' }); // want: manual value-changes
}

export function joinedLater(tags: string[]) {
  let url = `${server}/api/v1/books?size=20`;
  for (const tag of tags) url += `&tag=${tag}`;
  tags.push('unread');
  return fetch(url, { method: 'GET' }); // want: manual value-changes
}

export function nested(tags: string[], times: number[]) {
  let url = `${server}/api/v1/books?size=20`;
  for (const time of times) for (const tag of tags) url += `&tag=${tag}`;
  return fetch(url, { method: 'GET' }); // want: manual query-unknown
}

export function queryToo(tags: string[], show: (text: string) => void) {
  let query = '?size=20';
  for (const tag of tags) query += `&tag=${tag}`;
  show(query);
  return fetch(`${server}/api/v1/books${query}`, { method: 'GET' }); // want: manual query-unknown
}

interface Shelf {
  id?: string;
}

export function ofAnyShelf(shelves: Shelf[]) {
  const url = `${server}/api/v1/books/list?size=20`;
  return fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: {
        anyOf: shelves.map((shelf) => String(shelf.id)).map((value) => ({ libraryId: { operator: 'is', value } })),
      },
    }),
  }); // want: migrated
}

export function withPath(parts: string[]) {
  let url = `${server}/api/v1/books?size=20`;
  for (const part of parts) url += `/${part}`;
  return fetch(url, { method: 'GET' }); // want: manual
}

export function listed(libraries: string[]) {
  let url = `${server}/api/v2/genres?collection_id=7&unpaged=true`;
  for (const library of libraries) url += `&library_id=${library}`;
  return fetch(url).then((found) => found.json()).then((page) => page.content); // want: migrated
}
