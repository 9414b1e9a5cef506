export async function showBooks(id) {
  const page = await window.shelf.send('GET', `/series/${id}/books?unpaged=true`); // want: migrated
  window.shelf.title(`/series/${id}/books`); // nope: only a title
  return page.content;
}

export const rename = (id, name) => window.shelf.send('PUT', `/libraries/${id}`, { name }); // want: migrated

export const one = (id) => window.shelf.get(`/series/${id}`); // nope: one series

export const genres = () => window.shelf.get('/genres'); // want: review wrapper-grown
