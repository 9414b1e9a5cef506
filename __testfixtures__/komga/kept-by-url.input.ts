// fixture: profile=komga
const base = process.env.BASE_URL;

// Other code asks for what is kept by the old path
const counts: Record<string, number> = {};
async function counted(path: string): Promise<Response> {
  counts[path] = (counts[path] ?? 0) + 1;
  return fetch(base + path);
}
export const genres = async (): Promise<string[]> => (await counted('/api/v1/genres')).json(); // want: manual url-read
export const genresAsked = () => counts['/api/v1/genres']; // mention

// The path comes to it by another function
class Cached {
  #kept = new Map<string, Response>();
  async get(path: string): Promise<Response> {
    const response = await fetch(base + path);
    this.#kept.set(path, response.clone());
    return response;
  }
  drop(path: string): void {
    this.#kept.delete(path);
  }
}
const cached = new Cached();
export const tags = async (): Promise<string[]> => (await cached.get('/api/v1/tags')).json(); // want: manual url-read
export const dropTags = () => cached.drop('/api/v1/tags'); // mention

// All that is kept is looked at
const log: string[] = [];
const logged = (path: string): Promise<Response> => {
  log.push(path);
  return fetch(base + path);
};
export const languages = async (): Promise<string[]> => (await logged('/api/v1/languages')).json(); // want: review url-kept
export const asked = () => log.join();

// It is emptied or counted, and no more
const seen = new Set<string>();
const noted = (path: string): Promise<Response> => {
  seen.add(path);
  return fetch(base + path);
};
export const publishers = async (): Promise<string[]> => (await noted('/api/v1/publishers')).json(); // want: migrated
export const forget = () => seen.clear();
