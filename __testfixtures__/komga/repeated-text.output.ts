// fixture: profile=komga
const server = 'http://komga.local:25600';

export function ofLibraries(ids: string[]) {
  return fetch(`${server}/api/v1/series/list?size=100`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { anyOf: ids.map((value) => ({ libraryId: { operator: 'is', value } })) } }),
  }); // want: migrated
}

export function tagged(tags: string[], page: number) {
  return fetch(`${server}/api/v1/books/list?page=${page}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: { anyOf: tags.filter(Boolean).map((value) => ({ tag: { operator: 'is', value } })) },
    }),
  }); // want: migrated
}

export function sorted(keys: string[]) {
  const order = keys.map((key) => `&sort=${key},asc`).join('');
  return fetch(`${server}/api/v1/books?search=komga${order}`, { method: 'GET' }); // want: manual query-unknown
}

export function joined(filters: Record<string, string>) {
  const more = Object.keys(filters).reduce((text, key) => text + '&' + key + '=' + filters[key], '');
  return fetch(`${server}/api/v1/books?size=5${more}`, { method: 'GET' }); // want: manual query-unknown
}

export function plain(text: string) {
  return fetch(`${server}/api/v1/books/list?size=5`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ fullTextSearch: text + ' & more' }),
  }); // want: migrated
}
