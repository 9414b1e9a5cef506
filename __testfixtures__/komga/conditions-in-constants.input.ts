// fixture: profile=komga
const root = 'https://komga.example.com';

// Only the condition leaves a constant that has more of the query.
export async function page(offset: number, size: number, library?: string) {
  const query = `page=${Math.floor(offset / size)}&size=${size}${library ? `&library_id=${library}` : ''}`;
  const response = await fetch(`${root}/api/v1/books?${query}`); // want: migrated
  return response.json();
}

export async function marked(size: number, tag?: string) {
  const query = `?size=${size}${tag ? `&tag=${encodeURIComponent(tag)}` : ''}`;
  return (await fetch(`${root}/api/v1/series${query}`)).json(); // want: migrated
}

// Other code reads the constant.
export async function shown(library?: string) {
  const query = `size=2${library ? `&library_id=${library}` : ''}`;
  const response = await fetch(`${root}/api/v1/books?${query}`); // want: manual shared-text
  return { query, page: await response.json() };
}
