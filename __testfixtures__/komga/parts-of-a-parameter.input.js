// fixture: profile=komga
// A function of the file adds a filter that it reads from the object that it gets.

const onShelf = (view) => (view.library ? `&library_id=${view.library}` : '');

export async function opened(view) {
  // want: migrated
  const page = await fetch(`${view.komga}/api/v1/books?read_status=IN_PROGRESS&size=${view.count}${onShelf(view)}`);
  return (await page.json()).content;
}

export async function total(view) {
  const page = await fetch(`${view.komga}/api/v1/series?size=0${onShelf(view)}`); // want: migrated
  return (await page.json()).totalElements;
}

export const newest = (view) => fetch(`${view.komga}/api/v1/books/latest?size=5${onShelf(view)}`); // nope: a live list
