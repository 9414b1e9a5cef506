// fixture: profile=komga
const server = 'https://komga.example.com';

// A copy of an object sends what it has itself.
const api = {
  library: 'L1',
  async count() {
    return (await fetch(`${server}/api/v1/series?library_id=${this.library}`)).json(); // want: manual overridden
  },
};
export const other = Object.create(api, { library: { value: 'L2' } });

const saving = {
  verb: 'PUT',
  save(id: string, body: string) {
    return fetch(`${server}/api/v1/libraries/${id}`, { // want: manual overridden
      method: this.verb,
      headers: { 'Content-Type': 'application/json' },
      body,
    });
  },
};
export const deleting = { ...saving, verb: 'DELETE' };

// What the method does not read may differ.
const plain = {
  name: 'plain',
  genres() {
    return fetch(`${server}/api/v2/genres?unpaged=true`)
      .then((response): Promise<string[]> => response.json().then((page) => page.content)); // want: migrated
  },
};
export const renamed = { ...plain, name: 'renamed' };

// `this` in a method of a copy is the copy.
const paths = {
  version: 'v1',
  of(name: string) {
    return `${server}/api/${this.version}/${name}`;
  },
};
const next = { ...paths, version: 'v2' };
export const now = () => fetch(next.of('genres?unpaged=true'));
export const old = async (): Promise<string[]> =>
  (await fetch(`${server}/api/v2/tags?unpaged=true`)).json().then((page) => page.content); // want: migrated
