// fixture: profile=komga
// What only the old code used is gone: functions, and texts to which something is added
const within = (id?: string): string => (id ? `?library_id=${id}` : '');

async function load(path: string): Promise<any> {
  return (await fetch(`/komga${path}`)).json().then((page) => page.content);
}

export const genres = (libraryId?: string) =>
  load('/api/v2/genres?unpaged=true' + (libraryId ? `&library_id=${libraryId}` : '')); // want: migrated
export const tags = (libraryId?: string) =>
  load('/api/v2/tags?unpaged=true' + (libraryId ? `&library_id=${libraryId}` : '')); // want: migrated

export async function ended(library: string) {
  return (
    await fetch('/api/v1/series/list?unpaged=true', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        condition: {
          allOf: [
            ...(library ? [{ libraryId: { operator: 'is', value: library } }] : []),
            { seriesStatus: { operator: 'is', value: 'ENDED' } },
          ],
        },
      }),
    })
  ).json(); // want: migrated
}

// What may do something, or is used, stays
export async function counted(library: string, next: () => string) {
  let query = `library_id=${library}&status=ENDED`;
  query += `&size=${next()}`;
  return (await fetch(`/api/v1/series?${query}`)).json(); // want: manual
}
export async function shown(library: string) {
  let query = `library_id=${library}&status=ENDED`;
  query += '&unpaged=true';
  console.log(query);
  return (
    await fetch('/api/v1/series/list?unpaged=true', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        condition: {
          allOf: [
            ...(library ? [{ libraryId: { operator: 'is', value: library } }] : []),
            { seriesStatus: { operator: 'is', value: 'ENDED' } },
          ],
        },
      }),
    })
  ).json(); // want: migrated
}
