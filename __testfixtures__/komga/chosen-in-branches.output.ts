// fixture: profile=komga
// Paths that branches choose, some of which need a body.
const root = process.env.KOMGA_URL;
const headers = { 'X-API-Key': process.env.KOMGA_KEY ?? '' };

export async function shelf(kind: 'reading' | 'next' | 'fresh', size = 12): Promise<string[]> {
  let url: string;
  let body: Record<string, unknown> | undefined;
  switch (kind) {
    case 'reading':
      url = `${root}/api/v1/books/list?size=${size}`;
      body = { condition: { readStatus: { operator: 'is', value: 'IN_PROGRESS' } } };
      break;
    case 'next': {
      url = `${root}/api/v1/books/ondeck?size=${size}`;
      break;
    }
    default:
      url = `${root}/api/v1/books/latest?size=${size}`;
  }
  const response = await fetch(url, {
    headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
    cache: 'no-store',
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  }); // want: migrated
  return (await response.json()).content;
}

// Through a function that gains a body; one branch ends the function, and another one adds to its path.
async function page<T>(path: string, body?: unknown): Promise<T[]> {
  const response = await fetch(`${root}/api/v1${path}`, {
    headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return (await response.json()).content;
}

export async function titles(scope: { series?: string; library?: string; search?: string }): Promise<string[]> {
  let path: string;
  let body: Record<string, unknown> | undefined;
  if (scope.series) {
    path = '/books/list?unpaged=true&sort=metadata.numberSort,asc';
    body = { condition: { seriesId: { operator: 'is', value: scope.series } } };
  } else if (scope.search) {
    path = '/series/list?size=50';
    body = {
      condition: scope.library ? { libraryId: { operator: 'is', value: scope.library } } : undefined,
      fullTextSearch: String(scope.search),
    };
  } else if (scope.library) {
    path = `/libraries/${scope.library}/tasks`;
  } else {
    throw new Error('nothing to look for');
  }
  const found = await page<{ name: string }>(path, body); // want: review wrapper-grown, migrated
  return found.map(({ name }) => name);
}

// The path of most requests stands in the declaration, and branches have no braces.
export async function recent(kind: string, library: string): Promise<string[]> {
  let path = '/books/latest?size=5';
  let body: Record<string, unknown> | undefined;
  if (kind === 'series') {
    path = '/series/list?size=5';
    body = { condition: library ? { libraryId: { operator: 'is', value: library } } : undefined };
  } else if (kind === 'books') {
    path = '/books/list?size=5';
    body = { condition: library ? { libraryId: { operator: 'is', value: library } } : undefined };
  }
  return page<string>(path, body); // want: migrated, migrated
}

// Every branch sends the same body.
export async function all(isSeries: boolean): Promise<string[]> {
  let path;
  if (isSeries) path = '/series/list?unpaged=true';
  else path = '/books/list?unpaged=true';
  return page<string>(path, {}); // want: review parameter-dropped, review parameter-dropped
}

// Every branch sends a body of its own.
export async function each(isSeries: boolean, library: string): Promise<number> {
  let path: string;
  let body: Record<string, unknown>;
  if (isSeries) {
    path = '/series/list?size=0';
    body = { condition: { readStatus: { operator: 'is', value: 'UNREAD' } } };
  } else {
    path = '/books/list?size=0';
    body = {
      condition: {
        allOf: [
          ...(library ? [{ libraryId: { operator: 'is', value: library } }] : []),
          { readStatus: { operator: 'is', value: 'READ' } },
        ],
      },
    };
  }
  const response = await fetch(`${root}/api/v1${path}`, {
    headers: { ...headers, 'Content-Type': 'application/json' },
    method: 'POST',
    body: JSON.stringify(body),
  }); // want: migrated, migrated
  return (await response.json()).totalElements;
}

// Only one of the responses becomes a page.
export async function either(isBook: boolean): Promise<string[]> {
  let path: string;
  if (isBook) path = '/api/v1/genres';
  else path = '/api/v1/collections';
  return (await fetch(root + path)).json(); // want: manual several-operations
}

// A `var` of a loop keeps the body of the last round.
export async function rounds(kinds: string[]): Promise<void> {
  for (const kind of kinds) {
    var path;
    if (kind === 'books') path = '/api/v1/books';
    else path = '/api/v1/books/ondeck';
    await fetch(root + path); // want: manual several-operations
  }
}

// A variable outside of the loop does, too.
export async function pages(kinds: string[]): Promise<void> {
  let path: string;
  for (const kind of kinds) {
    if (kind === 'books') path = '/api/v1/books';
    else path = '/api/v1/books/ondeck';
    await fetch(root + path); // want: manual several-operations
  }
}

// One case goes on with the next.
export async function through(kind: string): Promise<Response> {
  let path: string;
  switch (kind) {
    case 'books':
      path = '/api/v1/books?size=1';
    case 'ondeck':
      path = '/api/v1/books/ondeck';
      break;
    default:
      path = '/api/v1/series';
  }
  return fetch(root + path); // want: manual several-operations, manual path-not-followed
}

// Another statement sets the path again.
export async function again(kind: string, isNew: boolean): Promise<Response> {
  let path: string;
  if (kind === 'books') path = '/api/v1/books?size=1';
  else path = '/api/v1/books/ondeck';
  if (isNew) path = '/api/v1/books/latest';
  return fetch(root + path); // want: manual several-operations
}

// What was requested is returned as well.
export async function told(kind: string): Promise<{ path: string; books: object }> {
  let path: string;
  if (kind === 'books') path = '/api/v1/books?size=1';
  else path = '/api/v1/books/ondeck';
  const response = await fetch(root + path); // want: manual several-operations
  return { path, books: await response.json() };
}
