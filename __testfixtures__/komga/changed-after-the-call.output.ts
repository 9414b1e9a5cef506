// fixture: profile=komga
const server = process.env.KOMGA_URL;

/** What is set after the call is no part of its query, although the same object holds it. */
export async function firstPage(library: string) {
  const query = new URLSearchParams();
  query.set('size', '20');
  const books = fetch(`${server}/api/v1/books?${query}`); // want: manual
  query.set('library_id', library);
  return books;
}

export async function booksOf(library: string) {
  const query = new URLSearchParams();
  query.set('size', '20');
  return fetch(`${server}/api/v1/books/list?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: library ? { libraryId: { operator: 'is', value: library } } : undefined }),
  }); // want: migrated
}
