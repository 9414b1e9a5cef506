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
      path = '/api/v2/genres';
      break;
    case 'publishers':
      path = '/api/v2/publishers';
      break;
  }
  return (await send<{ content: string[] }>(path, { library_id: library, unpaged: true })).content; // want: migrated, migrated
}

// One of them asks for a part of the new list.
export async function marks(kind: string, library?: string): Promise<string[]> {
  let path: string;
  switch (kind) {
    case 'genres':
      path = '/api/v2/genres';
      break;
    default:
      path = '/api/v2/tags?include=BOOK';
  }
  return (await send<{ content: string[] }>(path, { library_id: library, unpaged: true })).content; // want: migrated, migrated
}

// The items of one of them are numbers now.
export async function facets(kind: 'ages' | 'languages', library?: string): Promise<string[]> {
  let path: string;
  if (kind === 'ages') path = '/api/v2/age-ratings';
  else path = '/api/v2/languages';
  return (await send<{ content: number[] }>(path, { library_id: library, unpaged: true })).content.map(String); // want: review age-ratings, review age-ratings
}

// A name in a text is never undefined.
export async function named(kind: string): Promise<string[]> {
  let list;
  if (kind === 'genre') list = 'genres';
  else if (kind === 'label') list = 'sharing-labels';
  return (await send<{ content: string[] }>(`/api/v2/${list}`, { unpaged: true })).content; // want: migrated, migrated
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
