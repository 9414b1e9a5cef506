// fixture: profile=komga
import axios from 'axios';

const root = 'https://komga.example.com';

// Each instance has another path, which the class alone does not show.
class Repository {
  constructor(private readonly resource: string) {}

  async update(id: string, body: object) {
    const response = await fetch(`${root}/api/v1/${this.resource}/${id}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    return response.status;
  }
}
const libraries = new Repository('libraries');
const users = new Repository('users');
export const rename = (id: string, name: string) => libraries.update(id, { name }); // want: manual url-not-editable
export const reset = () => libraries.update('0B3MZ', { name: 'Comics' }); // want: manual no-slot
export const lock = (id: string) => users.update(id, { locked: true });

class Lists {
  readonly #kind: string;
  constructor(kind: string) {
    this.#kind = kind;
  }
  books(id: string) {
    return axios.get(`${root}/api/v1/${this.#kind}/${id}/books`);
  }
}
export const ofSeries = (id: string) => new Lists('series').books(id); // want: manual url-not-editable
export const ofList = (id: string) => new Lists('readlists').books(id);

// A function that gets only the id always requests the path.
const scan = (id: string) => axios.put(`${root}/api/v1/libraries/${id}`, { scanCbx: true }); // want: migrated
export const first = () => scan('0B3MZ');
