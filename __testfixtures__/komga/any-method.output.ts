// fixture: profile=komga
// Requests whose method nobody can tell, on a path that is deprecated for one method only.
const root = 'https://komga.example.com';
const json = { 'Content-Type': 'application/json' };
const verb = () => JSON.parse(localStorage.getItem('verb') ?? '"PATCH"') as string;

export const store = (id: string, body: object) =>
  fetch(`${root}/api/v1/libraries/${id}`, { method: verb(), headers: json, body: JSON.stringify(body) }); // want: manual method-unknown

export const send = (id: string, method: string, body: object) => {
  const [, named] = method.split(':');
  return fetch(`${root}/api/v1/libraries/${id}`, { method: named, headers: json, body: JSON.stringify(body) }); // want: manual method-unknown
};

// Its callers say which.
const change = (method: string, id: string, body: object) =>
  fetch(`${root}/api/v1/libraries/${id}`, { method, headers: json, body: JSON.stringify(body) }); // nope: callers say which

export const rename = (id: string, name: string) => change('PATCH', id, { name }); // want: migrated
export const renameFirst = (name: string) => change('PATCH', '0B3MZ', { name }); // want: migrated
export const move = (id: string, to: string) => change('PATCH', id, { root: to }); // nope: not deprecated

const PUT = 'PUT';
export const relabel = (id: string, name: string) => change(PUT, id, { name }); // want: manual method-unknown

class Library {
  constructor(private readonly id: string) {}

  async #send({ method, body }: { method: string; body?: object }) {
    return fetch(`${root}/api/v1/libraries/${this.id}`, { method, headers: json, body: JSON.stringify(body ?? {}) });
  }

  async save(body: object) {
    return (await this.#send({ method: 'PATCH', body })).status; // want: migrated
  }

  async remove() {
    return (await this.#send({ method: 'DELETE' })).status; // nope: not deprecated
  }
}

export const save = (id: string, body: object) => new Library(id).save(body);
export const remove = (id: string) => new Library(id).remove();
