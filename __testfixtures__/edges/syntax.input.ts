import axios from 'axios';
import ky from 'ky';

export const typed = () => axios.get<string[], { data: string[] }>('/api/v1/genres'); // want: migrated
export const typedKy = () => ky<string[]>('/api/v1/tags').json(); // want: migrated

export const text = async () => `there are ${(await axios.get('/api/v1/series')).data.totalElements} series`; // want: migrated

export function byDefault(answer = fetch('/api/v1/languages')) { // want: migrated
  return answer;
}

export const destructured = async ({ books = axios.get('/api/v1/books') } = {}) => books; // want: migrated

class Store {
  static ready = fetch('/api/v1/publishers'); // want: migrated
  static {
    void fetch('/api/v1/sharing-labels').then(console.debug); // want: migrated
  }

  #cache = new Map<string, unknown>();

  async #load(id: string) {
    const { data } = await axios.get(`/api/v1/series/${id}/books`); // want: migrated
    this.#cache.set(id, data);
    return data;
  }

  get books() {
    return (id: string) => this.#cache.get(id) ?? this.#load(id);
  }

  async *pages() {
    yield* (await fetch('/api/v1/alphabetical-groups')).json() as unknown as unknown[]; // want: migrated
  }
}

export function* requests(ids: string[]) {
  yield fetch('/api/v1/age-ratings'); // want: migrated
  for (const id of ids) yield axios.put(`/api/v1/libraries/${id}`, {}); // want: migrated
}

export const years = (() => fetch('/api/v1/series/release-dates'))(); // want: migrated

void (async function main() {
  label: for await (const page of new Store().pages()) {
    if (!page) break label;
    const found = (await axios.get('/api/v1/authors'), page); // want: migrated
    console.debug(found);
  }
})();

export const lazy = import.meta.env.DEV ? () => fetch('/api/v1/authors/names') : undefined; // want: migrated
export const logical = async (known?: Response) => known || (await fetch('/api/v1/authors/roles')); // want: migrated
export default async () => (await fetch('/api/v1/tags/book')).json(); // want: migrated
