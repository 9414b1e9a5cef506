// fixture: profile=komga
// A path and a query that a call concatenates, before a function puts the path behind an address.
const base = process.env.KOMGA_URL;

async function api(path, body) {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return (await fetch(`${base}/api/${path}`, body === undefined ? undefined : init)).json();
}

export const letters = (library) => api('v1/series/list/alphabetical-groups', {
  condition: library ? { libraryId: { operator: 'is', value: library } } : undefined,
}); // want: review body-tested
export const groups = (library) => api('v1/series/list/alphabetical-groups', {
  condition: library ? { libraryId: { operator: 'is', value: library } } : undefined,
}); // want: review body-tested
export const one = (library) =>
  api('v1/series/list/alphabetical-groups', { condition: { libraryId: { operator: 'is', value: library } } }); // want: review body-tested
export const books = (library) =>
  api('v1/books/list?size=3', { condition: library ? { libraryId: { operator: 'is', value: library } } : undefined }); // want: review body-tested
