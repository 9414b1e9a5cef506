// fixture: profile=komga
// A list becomes one parameter for each item, which are joined with their mark or behind it.
const base = process.env.KOMGA_URL;

const load = async (path: string, body?: unknown) => (
  await fetch(`${base}/api/v1${path}`, body === undefined ? undefined : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
).json();

export const behind = (ids: string[]) =>
  load('/series/list?size=10', {
    condition: { anyOf: ids.map((value) => ({ libraryId: { operator: 'is', value } })) },
  }); // want: review wrapper-grown

export const first = (tags: string[]) => load('/books/list?size=5&sort=name', {
  condition: { anyOf: tags.filter(Boolean).map((value) => ({ tag: { operator: 'is', value } })) },
}); // want: migrated

export const only = (genres: { name: string }[]) => load('/series/list', {
  condition: { anyOf: genres.map((one) => one.name).map((value) => ({ genre: { operator: 'is', value } })) },
}); // want: migrated

export function within(libraries: string[], title: string) {
  return load('/series/list?size=10', {
    condition: { anyOf: libraries.map((value) => ({ libraryId: { operator: 'is', value } })) },
    fullTextSearch: title,
  }); // want: migrated
}
