// fixture: profile=komga
const root = process.env.KOMGA_URL;

// What these test is their parameter: a call can make the same test of what it passes.
function within(library) {
  return library ? '&library_id=' + library : '';
}
const both = (library, tag) => (library && tag ? `&library_id=${library}` : '');

export async function added(library) {
  const response = await fetch(`${root}/api/v1/books/list?sort=createdDate,desc&size=20`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: library ? { libraryId: { operator: 'is', value: library } } : undefined }),
  }); // want: migrated
  return (await response.json()).content;
}

export async function count(shelf) {
  const response = await fetch(`${root}/api/v1/series/list?size=0`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: shelf.library.id ? { libraryId: { operator: 'is', value: shelf.library.id } } : undefined,
    }),
  }); // want: migrated
  return (await response.json()).totalElements;
}

// A call may give another value each time.
export async function other(shelf) {
  const response = await fetch(`${root}/api/v1/series?size=0${within(shelf.next())}`); // want: manual
  return (await response.json()).totalElements;
}

// Two parameters.
export async function two(shelf) {
  const response = await fetch(`${root}/api/v1/series?size=0${both(shelf.id, shelf.tag)}`); // want: manual
  return (await response.json()).totalElements;
}

export async function kept(flag) {
  const response = await fetch(`${root}/api/v1/books/list?size=0`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({}),
  }); // want: review parameter-dropped
  return (await response.json()).totalElements;
}
