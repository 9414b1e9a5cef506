// fixture: profile=komga
const root = 'https://komga.example.com';

// Only the condition leaves a constant that has more of the query.
export async function page(offset: number, size: number, library?: string) {
  const query = `page=${Math.floor(offset / size)}&size=${size}`;
  const response = await fetch(`${root}/api/v1/books/list?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: library ? { libraryId: { operator: 'is', value: library } } : undefined }),
  }); // want: migrated
  return response.json();
}

export async function marked(size: number, tag?: string) {
  const query = `?size=${size}`;
  return (
    await fetch(`${root}/api/v1/series/list${query}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        condition: tag
          ? { anyOf: tag.split(/\s*,\s*/).map((value) => ({ tag: { operator: 'is', value } })) }
          : undefined,
      }),
    })
  ).json(); // want: migrated
}

// Other code reads the constant.
export async function shown(library?: string) {
  const query = `size=2${library ? `&library_id=${library}` : ''}`;
  const response = await fetch(`${root}/api/v1/books?${query}`); // want: manual shared-text
  return { query, page: await response.json() };
}
