// fixture: profile=komga
// Without types, a list is written into a query as one string too: only the name says that there is one value.
const base = process.env.KOMGA_URL;
export const inTemplate = async (wanted) => (
  await fetch(`${base}/api/v1/series/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesStatus: { operator: 'is', value: wanted } } }),
  })
).json(); // want: review assumed-single
export const inPairs = async (wanted) => (
  await fetch(`${base}/api/v1/series/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesStatus: { operator: 'is', value: wanted } } }),
  })
).json(); // want: review assumed-single
export async function filled(wanted) {
  return (
    await fetch(`${base}/api/v1/books/list`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { readStatus: { operator: 'is', value: wanted } } }),
    })
  ).json(); // want: review assumed-single
}
export const byName = async (status) => (
  await fetch(`${base}/api/v1/series/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesStatus: { operator: 'is', value: status } } }),
  })
).json(); // want: migrated
export const byKey = async (lib) => (
  await fetch(`${base}/api/v1/series/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: lib } } }),
  })
).json(); // want: migrated
export const byId = async (shelf) => (
  await fetch(`${base}/api/v1/series/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { libraryId: { operator: 'is', value: shelf.id } } }),
  })
).json(); // want: migrated
export const encoded = async (wanted) => (
  await fetch(`${base}/api/v1/series/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: { anyOf: String(wanted).split(/\s*,\s*/).map((value) => ({ genre: { operator: 'is', value } })) },
    }),
  })
).json(); // want: migrated
