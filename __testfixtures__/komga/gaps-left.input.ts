// fixture: profile=komga
// What goes leaves no empty line at the start of a block, and none beside another one.

const server = 'http://komga.local:25600';

const inLibrary = (id?: string) => (id ? `&library_id=${id}` : '');

export async function shelf(id?: string) {
  const only = id ? `&library_id=${id}` : '';

  const res = await fetch(`${server}/api/v1/series?size=5${only}`); // want: migrated
  return (await res.json()).content;
}

export async function started(id?: string) {
  const res = await fetch(`${server}/api/v1/books?read_status=IN_PROGRESS&size=5${inLibrary(id)}`); // want: migrated
  return (await res.json()).content;
}
