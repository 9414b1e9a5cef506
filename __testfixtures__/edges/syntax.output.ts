import axios from 'axios';
import ky from 'ky';

export const typed = () => axios.get<string[], { data: string[] }>('/v2/genres'); // want: review response-not-shown
export const typedKy = () => ky<string[]>('/v2/tags').json(); // want: review lists-joined

export const text = async () => `there are ${(await axios.post('/api/v1/series/list', {})).data.totalElements} series`; // want: review response-not-shown

export function byDefault(answer = fetch('/v2/languages')) { // want: review response-not-shown
  return answer;
}

export const destructured = async ({ books = axios.post('/api/v1/books/list', {}) } = {}) => books; // want: review response-not-shown

class Store {
  static ready = fetch('/v2/publishers'); // want: review response-not-shown
  static {
    void fetch('/v2/sharing-labels').then(console.debug); // want: review response-not-shown
  }

  #cache = new Map<string, unknown>();

  async #load(id: string) {
    const { data } = await axios.post('/api/v1/books/list', { condition: { seriesId: { operator: 'is', value: id } } }); // want: review response-not-shown
    this.#cache.set(id, data);
    return data;
  }

  get books() {
    return (id: string) => this.#cache.get(id) ?? this.#load(id);
  }

  async *pages() {
    yield* (await fetch('/api/v1/series/list/alphabetical-groups', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({}),
    })).json() as unknown as unknown[]; // want: review response-not-shown
  }
}

export function* requests(ids: string[]) {
  yield fetch('/v2/age-ratings'); // want: review response-not-shown
  for (const id of ids) yield axios.patch(`/api/v1/libraries/${id}`, {}); // want: migrated
}

export const years = (() => fetch('/v2/series/release-years'))(); // want: review response-not-shown

void (async function main() {
  label: for await (const page of new Store().pages()) {
    if (!page) break label;
    const found = (await axios.get('/api/v2/authors'), page); // want: review response-not-shown
    console.debug(found);
  }
})();

export const lazy = import.meta.env.DEV ? () => fetch('/v2/authors/names') : undefined; // want: review response-not-shown
export const logical = async (known?: Response) => known || (await fetch('/v2/authors/roles')); // want: review response-not-shown
export default async () => (await fetch('/v2/tags')).json(); // want: review lists-joined
