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

// What follows a whole value may be anything, even more parameters.
export function behindValue(more: string) {
  return fetch(`${server}/api/v1/books?size=20${more}`, { method: 'GET' }); // want: manual query-unknown
}

export function behindUnknownValue(library: string, more = '') {
  return fetch(`${server}/api/v1/books?library_id=${library}${more}`, { method: 'GET' }); // want: manual query-unknown
}

export function addedInLoop(tags: string[]) {
  let size = '20';
  for (const tag of tags) size += `&tag=${encodeURIComponent(tag)}`;
  return fetch(`${server}/api/v1/books?size=${size}`, { method: 'GET' }); // want: manual query-unknown
}

export function onePart(tens: number, direction: string) {
  return fetch(`${server}/api/v1/books?size=${tens}0&page=1${tens}&sort=created,${direction}`, { method: 'GET' }); // want: migrated
}
