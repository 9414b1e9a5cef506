// fixture: profile=komga
// Functions that take a query, change it and give it back: what the call has is not all that is sent.

const scoped = (query: URLSearchParams, library: string) => {
  query.append('library_id', library);
  return query;
};

export async function count(library: string) {
  const query = new URLSearchParams({ size: '1' });
  const response = await fetch(`/api/v1/series?${scoped(query, library)}`); // want: manual query-on-the-way
  return [(await response.json()).totalElements, query.getAll('library_id')];
}

const paged = (query: URLSearchParams, page: number) => {
  query.set('page', String(page));
  return query;
};

export async function pageOf(filters: Record<string, string>, page: number) {
  const query = new URLSearchParams(filters);
  const response = await fetch(`/api/v1/series?${paged(query, page)}`); // want: manual query-unknown
  return [await response.json(), query.get('page')];
}

const cleaned = (query: URLSearchParams) => {
  for (const [name, value] of [...query]) if (value === '') query.delete(name);
  return query;
};

export async function found(filters: Record<string, string>) {
  const response = await fetch(`/api/v1/books?${cleaned(new URLSearchParams(filters))}`); // want: manual query-unknown
  return response.json();
}

class Search {
  constructor(private readonly query: URLSearchParams) {}

  at(page: number) {
    this.query.append('read_status', 'UNREAD');
    this.query.set('page', String(page));
    return this.query;
  }
}

export async function unread(page: number) {
  const search = new Search(new URLSearchParams({ size: '5' }));
  const response = await fetch(`/api/v1/books?${search.at(page)}`); // want: manual query-unknown
  return response.json();
}

const everywhere = (query: URLSearchParams) => {
  query.delete('library_id');
  return query;
};

export async function inAll(library: string) {
  const query = new URLSearchParams({ size: '2', library_id: library });
  const response = await fetch(`/api/v1/series?${everywhere(query)}`); // want: manual query-unknown
  return response.json();
}

// One that only looks at the query, and one that only names what stays in it.
const checked = (query: URLSearchParams) => {
  if (query.has('x')) throw new Error('x is not known');
  return query;
};

export async function checkedCount(library: string) {
  const query = new URLSearchParams({ size: '1' });
  return (
    await (await fetch(`/api/v1/series/list?${checked(query)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        condition: library
          ? { libraryId: { operator: 'is', value: library } }
          : undefined,
      }),
    })).json()
  ).totalElements; // want: migrated
}

export async function firstPage(library: string) {
  const query = new URLSearchParams({ size: '5' });
  return (
    await (await fetch(`/api/v1/series/list?${paged(query, 0)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        condition: library
          ? { libraryId: { operator: 'is', value: library } }
          : undefined,
      }),
    })).json()
  ).content; // want: migrated
}
