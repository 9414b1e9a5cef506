// fixture: profile=komga
// What only the old code used is gone: functions, and texts to which something is added
const within = (id?: string): string => (id ? `?library_id=${id}` : '');

async function load(path: string): Promise<any> {
  return (await fetch(`/komga${path}`)).json();
}

export const genres = (libraryId?: string) => load('/api/v1/genres' + within(libraryId)); // want: migrated
export const tags = (libraryId?: string) => load('/api/v1/tags' + within(libraryId)); // want: migrated

export async function ended(library: string) {
  let query = `library_id=${library}&status=ENDED`;
  query += '&unpaged=true';
  return (await fetch(`/api/v1/series?${query}`)).json(); // want: migrated
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
  return (await fetch(`/api/v1/series?${query}`)).json(); // want: migrated
}
