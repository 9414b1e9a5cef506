// fixture: profile=komga
const base = `${process.env.KOMGA_URL}/api/v1/`;

export const genres = (library) =>
  komga('genres', { library_id: library, unpaged: true }, 'v2').then((page) => page.content); // want: review wrapper-grown

async function komga(ref, { method = 'GET', body, ...query } = {}, version = 'v1') {
  const response = await fetch(`${base.replace(/v1\/$/, `${version}/`)}${ref}?${new URLSearchParams(query)}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return response.status === 204 ? undefined : response.json();
}

export const search = (text) => komga('series/list', { page: 1, method: 'POST', body: { fullTextSearch: text } }); // want: migrated

export const rename = (id, name) => komga(`libraries/${id}`, { method: 'PATCH', body: { name } }); // want: migrated

export const all = () => komga('books/list', { method: 'POST', body: {} }); // want: migrated

async function strict(ref, { signal, ...query }, version = 'v1') {
  const response = await fetch(
    `${base.replace(/v1\/$/, `${version}/`)}${ref}?${new URLSearchParams(query)}`,
    { signal },
  );
  return response.json();
}

export const tags = (signal) =>
  strict('tags', { signal, library_id: 'L1', unpaged: true }, 'v2').then((page) => page.content); // want: review wrapper-grown
