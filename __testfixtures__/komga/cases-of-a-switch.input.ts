// fixture: profile=komga
// Several cases that share one request.
const server = process.env.KOMGA_URL;

async function send<T>(path: string, query: Record<string, string | boolean | undefined> = {}): Promise<T> {
  const url = new URL(server + path);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return (await (await fetch(url)).json()) as T;
}

// No case for anything else: the type says that there is a path.
export async function words(kind: 'genres' | 'publishers', library?: string): Promise<string[]> {
  let path: string;
  switch (kind) {
    case 'genres':
      path = '/api/v1/genres';
      break;
    case 'publishers':
      path = '/api/v1/publishers';
      break;
  }
  return send<string[]>(path, { library_id: library }); // want: migrated, migrated
}

// One of them asks for a part of the new list.
export async function marks(kind: string, library?: string): Promise<string[]> {
  let path: string;
  switch (kind) {
    case 'genres':
      path = '/api/v1/genres';
      break;
    default:
      path = '/api/v1/tags/book';
  }
  return send<string[]>(path, { library_id: library }); // want: migrated, migrated
}

// The items of one of them are numbers now.
export async function facets(kind: 'ages' | 'languages', library?: string): Promise<string[]> {
  let path: string;
  if (kind === 'ages') path = '/api/v1/age-ratings';
  else path = '/api/v1/languages';
  return send<string[]>(path, { library_id: library }); // want: review age-ratings, review age-ratings
}

// A name in a text is never undefined.
export async function named(kind: string): Promise<string[]> {
  let list;
  if (kind === 'genre') list = 'genres';
  else if (kind === 'label') list = 'sharing-labels';
  return send<string[]>(`/api/v1/${list}`); // want: migrated, migrated
}

// Here it may be: another list is asked for then.
export async function fallen(kind: string): Promise<string[]> {
  let path;
  if (kind === 'genre') path = '/api/v1/genres';
  return send<string[]>(path ?? '/api/v1/collections'); // want: manual several-operations
}

// A function that is called without a path asks for another list.
async function sendOr(path = '/api/v1/collections'): Promise<string[]> {
  return (await fetch(server + path)).json();
}
export async function given(kind: string): Promise<string[]> {
  let path;
  if (kind === 'genre') path = '/api/v1/genres';
  return sendOr(path); // want: manual several-operations
}
