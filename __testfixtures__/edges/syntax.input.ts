import axios from 'axios';
import ky from 'ky';

export const typed = () => axios.get<string[], { data: string[] }>('/api/v1/genres'); // want: review response-not-shown
export const typedKy = () => ky<string[]>('/api/v1/tags').json(); // want: review lists-joined

export const text = async () => `there are ${(await axios.get('/api/v1/series')).data.totalElements} series`; // want: review response-not-shown

export function byDefault(answer = fetch('/api/v1/languages')) { // want: review response-not-shown
  return answer;
}

export const destructured = async ({ books = axios.get('/api/v1/books') } = {}) => books; // want: review response-not-shown

class Store {
  static ready = fetch('/api/v1/publishers'); // want: review response-not-shown
  static {
    void fetch('/api/v1/sharing-labels').then(console.debug); // want: review response-not-shown
  }

  #cache = new Map<string, unknown>();

  async #load(id: string) {
    const { data } = await axios.get(`/api/v1/series/${id}/books`); // want: review response-not-shown
    this.#cache.set(id, data);
    return data;
  }

  get books() {
    return (id: string) => this.#cache.get(id) ?? this.#load(id);
  }

  async *pages() {
    yield* (await fetch('/api/v1/alphabetical-groups')).json() as unknown as unknown[]; // want: review response-not-shown
  }
}

export function* requests(ids: string[]) {
  yield fetch('/api/v1/age-ratings'); // want: review response-not-shown
  for (const id of ids) yield axios.put(`/api/v1/libraries/${id}`, {}); // want: migrated
}

export const years = (() => fetch('/api/v1/series/release-dates'))(); // want: review response-not-shown

void (async function main() {
  label: for await (const page of new Store().pages()) {
    if (!page) break label;
    const found = (await axios.get('/api/v1/authors'), page); // want: review response-not-shown
    console.debug(found);
  }
})();

export const lazy = import.meta.env.DEV ? () => fetch('/api/v1/authors/names') : undefined; // want: review response-not-shown
export const logical = async (known?: Response) => known || (await fetch('/api/v1/authors/roles')); // want: review response-not-shown
export default async () => (await fetch('/api/v1/tags/book')).json(); // want: review lists-joined
