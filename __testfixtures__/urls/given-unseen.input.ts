import axios from 'axios';

// Nothing here calls the functions that take the end of the path.
const template = '/api/v1/{kind}';
export const filled = (kind: string) => fetch(template.replace('{kind}', kind)); // want: manual open-end
export const lowered = (kind: string) => fetch(`/api/v1/${kind.toLowerCase()}`); // want: manual open-end
export const each = (kinds: string[]) => kinds.map((kind) => fetch(`/api/v1/${kind}`)); // want: manual open-end
export const ofEvent = (event: { detail: { kind: string } }) => axios.get('/api/v1/' + event.detail.kind); // want: manual open-end

const send = (path: string) => fetch(`/api/v1/${path}`); // want: manual open-end
export const sent = (kind: string) => send(kind);

export class Resource {
  readonly #kind: string;

  constructor(kind: string) {
    this.#kind = kind;
  }

  list() {
    return fetch(`/api/v1/${this.#kind}`); // want: manual open-end
  }
}

// Every call is in sight.
const live = (kind: string) => fetch(`/api/v1/${kind}`); // nope: only live lists
export const onDeck = () => live('books/ondeck');

const api = { list: (kind: string) => fetch(`/api/v1/${kind}`) }; // nope: only live lists
export const libraries = () => api.list('libraries');

const at = (root: string) => (kind: string) => fetch(`${root}/api/v1/${kind}`); // nope: only live lists
export const collections = (root: string) => at(root)('collections');

const called = (kind: string) => fetch(`/api/v1/${kind}`); // nope: only live lists
export const readLists = () => called.call(null, 'readlists');

export const typed = (kind: 'collections' | 'readlists') => fetch(`/api/v1/${kind}`); // nope: only live lists
export const one = (id: string) => fetch(`/api/v1/authors/${id}`); // nope: below the list

const base = process.env.BASE_URL;
export const behind = (prefix: string) => fetch(`${base}${prefix}/genres`); // want: manual base-unknown
export const below = (root: string) => fetch(`${root}/genres`); // nope: the base of any service
