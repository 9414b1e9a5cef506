// fixture: profile=komga
// A function of the file adds a filter that it reads from the object that it gets.

const onShelf = (view) => (view.library ? `&library_id=${view.library}` : '');

export async function opened(view) {
  // want: migrated
  const page = await fetch(`${view.komga}/api/v1/books/list?size=${view.count}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: {
        allOf: [
          { readStatus: { operator: 'is', value: 'IN_PROGRESS' } },
          ...(view.library ? [{ libraryId: { operator: 'is', value: view.library } }] : []),
        ],
      },
    }),
  });
  return (await page.json()).content;
}

export async function total(view) {
  const page = await fetch(`${view.komga}/api/v1/series/list?size=0`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: view.library ? { libraryId: { operator: 'is', value: view.library } } : undefined,
    }),
  }); // want: migrated
  return (await page.json()).totalElements;
}

export const newest = (view) => fetch(`${view.komga}/api/v1/books/latest?size=5${onShelf(view)}`); // nope: a live list
