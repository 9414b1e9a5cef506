async function request(credentials, path, searchParams, method, data) {
  const query = searchParams ? '?' + searchParams.toString() : '';
  const response = await fetch(credentials.host + path + query, {
    method: method || 'GET',
    headers: { Authorization: credentials.token, 'Content-Type': 'application/json' },
    body: data ? JSON.stringify(data) : undefined,
  });
  return response.json();
}
export function find(credentials, term) {
  return request(credentials, '/api/v1/series', new URLSearchParams({ search: term, size: '10' })); // want: migrated
}
export function filtered(credentials, q) {
  const params = new URLSearchParams(q);
  return request(credentials, '/api/v1/books', params); // want: migrated
}
function list(path, filter) {
  const parts = [];
  if (filter.library) parts.push('library_id=' + filter.library);
  for (const tag of filter.tags) parts.push(`tag=${tag}`);
  return fetch(`http://komga.lan/api/v1/${path}?` + parts.join('&'));
}
export const renamed = (filter) => list('books', filter); // want: manual query-on-the-way
function snake(path, filter) {
  const query = new URLSearchParams();
  Object.entries(filter).forEach(([key, value]) => query.set(key.replace(/[A-Z]/g, (c) => '_' + c.toLowerCase()), value));
  return fetch(`http://komga.lan/api/v1/${path}?${query}`);
}
export const camel = (filter) => snake('books', filter); // want: manual query-unknown
export const both = () => snake('books', { libraryId: 'A' }); // want: review wrapper-grown
