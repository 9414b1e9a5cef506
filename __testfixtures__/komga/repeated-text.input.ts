// fixture: profile=komga
const server = 'http://komga.local:25600';

export function ofLibraries(ids: string[]) {
  return fetch(`${server}/api/v1/series?size=100${ids.map((id) => `&library_id=${id}`).join('')}`, { method: 'GET' }); // want: migrated
}

export function tagged(tags: string[], page: number) {
  const filter = tags.map((tag) => `&tag=${encodeURIComponent(tag)}`).join('');
  return fetch(`${server}/api/v1/books?page=${page}${filter}`, { method: 'GET' }); // want: migrated
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
  return fetch(`${server}/api/v1/books?size=5&search=${encodeURIComponent(text + ' & more')}`, { method: 'GET' }); // want: migrated
}
