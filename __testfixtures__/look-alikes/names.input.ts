const cache = new Map<string, unknown>();
const storage = window.localStorage;
const searchParams = new URLSearchParams(location.search);

export function remembered() {
  const genres = cache.get('/api/v1/genres'); // nope: a map; mention
  const books = cache.has('/api/v1/books') && cache.delete('/api/v1/books'); // nope: a map; mention
  const tags = searchParams.get('/api/v1/tags'); // nope: query parameters; mention
  const kind = searchParams.get('series'); // nope: query parameters
  const last = storage.getItem('/api/v1/series'); // nope: a storage; mention
  return { genres, books, tags, kind, last };
}

export class Registry {
  private readonly entries = new Map<string, () => void>();

  put(name: string, entry: () => void) {
    this.entries.set(name, entry);
  }

  get(name: string) {
    return this.entries.get(name);
  }
}

const registry = new Registry();
registry.put('/api/v1/languages', () => cache.clear()); // nope: a registry of the application; mention
registry.get('/api/v1/languages')?.(); // nope: a registry of the application; mention

export const lookup = (params: Map<string, string>) => params.get('/api/v1/publishers'); // nope: a map; mention
export const strip = (url: string) => url.replace('/api/v1/books', ''); // nope: text that is compared; mention
export const isGenres = (url: string) => url.endsWith('/api/v1/genres'); // nope: text that is compared; mention
