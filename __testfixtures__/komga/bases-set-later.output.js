// fixture: profile=komga
let base = '';
let prefix = '';
let other = '';

export function connect(host) {
  base = `${host}/api/v1`;
}

export function mount(at) {
  prefix = at;
}

export function newer(host, isNew) {
  other = `${host}/api/v1`;
  if (isNew) other = `${host}/api/v2`;
}

export function shelf(library) {
  return fetch(`${base}/books/list?size=3`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: library } } }),
  }); // want: migrated
}

export function letters() {
  return fetch(base + '/series/list/alphabetical-groups', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({}),
  }); // want: migrated
}

// The start of a path may well be empty.
export function mounted(library) {
  return fetch(`${prefix}/api/v1/books/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: library } } }),
  }); // want: migrated
}

export function either(library) {
  return fetch(`${other}/books?library_id=${library}`, { method: 'GET' }); // want: manual several-operations
}
