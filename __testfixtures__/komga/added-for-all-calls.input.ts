// fixture: profile=komga
const origin = 'https://komga.example.org';

interface Scope {
  libraryIds?: string[];
  collectionId?: string;
}

async function get<T>(path: string, query: Record<string, unknown> = {}): Promise<T> {
  const url = new URL(origin + path);
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) url.searchParams.append(name, String(one));
  }
  const response = await fetch(url, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}

/** Every value that is in use. */
function values(path: string, { libraryIds, collectionId }: Scope): Promise<string[]> {
  return get<string[]>(path, { library_id: libraryIds, collection_id: collectionId });
}

// want: migrated
export const genres = (scope: Scope = {}) => values('/api/v1/genres', scope);
// want: migrated
export const languages = (scope: Scope = {}) => values('/api/v1/languages', scope);
// want: migrated
export const publishers = (scope: Scope = {}) => values('/api/v1/publishers', scope);

/** One of its calls sends something else, which must not get the parameter. */
function names(path: string, library: string): Promise<string[]> {
  return get<string[]>(path, { library_id: library });
}

// want: migrated
export const labels = (library: string) => names('/api/v1/sharing-labels', library);
// nope: stays as it is
export const collections = (library: string) => names('/api/v1/collections/names', library);
