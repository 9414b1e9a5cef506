// fixture: profile=komga
// Paths that branches choose, some of which need a body.
const root = process.env.KOMGA_URL;
const headers = { 'X-API-Key': process.env.KOMGA_KEY ?? '' };

export async function shelf(kind: 'reading' | 'next' | 'fresh', size = 12): Promise<string[]> {
  let url: string;
  switch (kind) {
    case 'reading':
      url = `${root}/api/v1/books?read_status=IN_PROGRESS&size=${size}`;
      break;
    case 'next': {
      url = `${root}/api/v1/books/ondeck?size=${size}`;
      break;
    }
    default:
      url = `${root}/api/v1/books/latest?size=${size}`;
  }
  const response = await fetch(url, { headers, cache: 'no-store' }); // want: migrated
  return (await response.json()).content;
}

// Through a function that gains a body; one branch ends the function, and another one adds to its path.
async function page<T>(path: string): Promise<T[]> {
  const response = await fetch(`${root}/api/v1${path}`, { headers });
  return (await response.json()).content;
}

export async function titles(scope: { series?: string; library?: string; search?: string }): Promise<string[]> {
  let path: string;
  if (scope.series) {
    path = `/series/${scope.series}/books?unpaged=true`;
  } else if (scope.search) {
    path = `/series?search=${encodeURIComponent(scope.search)}&size=50`;
    if (scope.library) path += `&library_id=${scope.library}`;
  } else if (scope.library) {
    path = `/libraries/${scope.library}/tasks`;
  } else {
    throw new Error('nothing to look for');
  }
  const found = await page<{ name: string }>(path); // want: review wrapper-grown, migrated
  return found.map(({ name }) => name);
}

// The path of most requests stands in the declaration, and branches have no braces.
export async function recent(kind: string, library: string): Promise<string[]> {
  let path = '/books/latest?size=5';
  if (kind === 'series') path = `/series?library_id=${library}&size=5`;
  else if (kind === 'books') path = `/books?library_id=${library}&size=5`;
  return page<string>(path); // want: migrated, migrated
}

// Every branch sends the same body.
export async function all(isSeries: boolean): Promise<string[]> {
  let path;
  if (isSeries) path = '/series?unpaged=true';
  else path = '/books?unpaged=true&deleted=false';
  return page<string>(path); // want: review parameter-dropped, review parameter-dropped
}

// Every branch sends a body of its own.
export async function each(isSeries: boolean, library: string): Promise<number> {
  let path: string;
  if (isSeries) {
    path = '/series?read_status=UNREAD&size=0';
  } else {
    path = `/books?library_id=${library}&read_status=READ&size=0`;
  }
  const response = await fetch(`${root}/api/v1${path}`, { headers }); // want: migrated, migrated
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
