// fixture: profile=komga
const base = `${process.env.KOMGA_URL}/api/v1/`;

export const genres = (library) => komga('genres', { library_id: library }); // want: review wrapper-grown

async function komga(ref, { method = 'GET', body, ...query } = {}) {
  const response = await fetch(`${base}${ref}?${new URLSearchParams(query)}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  return response.status === 204 ? undefined : response.json();
}

export const search = (text) => komga('series', { search: text, page: 1 }); // want: migrated

export const rename = (id, name) => komga(`libraries/${id}`, { method: 'PUT', body: { name } }); // want: migrated

export const all = () => komga('books'); // want: migrated

async function strict(ref, { signal, ...query }) {
  const response = await fetch(`${base}${ref}?${new URLSearchParams(query)}`, { signal });
  return response.json();
}

export const tags = (signal) => strict('tags', { signal, library_id: 'L1' }); // want: review wrapper-grown
