// A path that goes where it is not followed
const queue: [string][] = [];
const read = async (path: string) => (await fetch(process.env.KOMGA_URL + path)).json();
export const later = () => queue.push(['/api/v1/genres']); // want: manual path-not-followed
export const drain = async () => {
  for (const args of queue.splice(0)) await read(...args);
};

class Pages {
  constructor(private readonly path: string) {}
  async next(page: number) {
    return (await fetch(`${process.env.KOMGA_URL}${this.path}?page=${page}`)).json();
  }
}
export const pages = () => new Pages('/api/v1/series'); // want: manual path-not-followed

const templates = { books: '/api/v1/series/:seriesId/books' };
const fill = (template: string, values: Record<string, string>) =>
  template.replace(/:(\w+)/g, (_, key) => values[key] ?? '');
export const books = (seriesId: string) => read(fill(templates.books, { seriesId })); // want: manual value-unknown

export function* steps() {
  yield '/api/v1/languages'; // want: manual path-not-followed
}

class Paths {
  static readonly all: Record<string, string> = {};
  static {
    for (const name of ['publishers', 'tags']) Paths.all[name] = `/api/v1/${name}`;
  }
}
export const publishers = () => read(Paths.all.publishers as string); // want: manual path-not-followed

export const lists = () => Promise.all(['genres', 'languages'].map(load)); // want: manual response-passed, manual response-passed
async function load(kind: string): Promise<string[]> {
  return (await fetch(`${process.env.KOMGA_URL}/api/v1/${kind}`)).json();
}

// What only compares it, keeps something by it, logs it or answers it
const kept = new Map<string, string[]>();
export const isGenres = (path: string) => ['/api/v1/genres'].includes(path); // mention
export const forget = () => kept.delete('/api/v1/tags'); // mention
export const told = () => console.info('/api/v1/books'); // mention
export const link = () => ({ href: '/api/v1/series' }); // mention
