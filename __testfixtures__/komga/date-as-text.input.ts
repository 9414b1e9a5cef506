// fixture: profile=komga
const server = 'https://komga.example';

interface BookFilter {
  library?: string;
  releasedAfter?: Date;
  addedAfter?: string;
}

type Value = string | number | Date;

function url(path: string, query: Record<string, Value | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    search.set(name, value instanceof Date ? value.toISOString().slice(0, 10) : String(value));
  }
  return `${server}/api/v1/${path}?${search}`;
}

export async function newBooks(filter: BookFilter) {
  // The function `url` turns the date into text, and the body would hold another text
  const response = await fetch(url('books', { library_id: filter.library, released_after: filter.releasedAfter })); // want: manual date-as-text
  return response.json();
}

export async function booksSince(date: Date) {
  const response = await fetch(`${server}/api/v1/books?released_after=${date.toISOString().slice(0, 10)}`); // want: migrated
  return response.json();
}

export async function addedBooks(filter: BookFilter) {
  const response = await fetch(`${server}/api/v1/books?released_after=${filter.addedAfter ?? '2024-01-15'}`); // want: migrated
  return response.json();
}
