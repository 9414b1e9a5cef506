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

// The part is further ahead, or there are several.
export const dates = (kind: string) => fetch(`/api/v1/${kind}/release-dates`); // want: manual open-end
export const versioned = (version: string, kind: string) => fetch(`/api/${version}/${kind}`); // want: manual open-end
export const put = (kind: string, id: string) => axios.put(`/api/v1/${kind}/${id}`, {}); // want: manual open-end
export const any = (kind: string, id: string) => axios.get(`/api/v1/${kind}/${id}`); // nope: more likely an entry
export const cover = (kind: string, id: string) => fetch(`/api/v1/${kind}/${id}/thumbnail`); // nope: no such list

// The client has the version, or a list the parts.
const client = axios.create({ baseURL: '/api/v1' });
export const plain = (kind: string) => client.get(kind); // want: manual open-end
export const joined = (...parts: string[]) => fetch(['/api', 'v1', ...parts].join('/')); // want: manual open-end
const url = (...parts: string[]) => ['/api/v1', ...parts].join('/');
export const items = (kind: string) => fetch(url(kind)); // want: manual open-end
export const latest = () => fetch(url('series', 'latest')); // nope: a live list
const spread = (...parts: string[]) => fetch(['/api/v1', ...parts].join('/')); // want: manual open-end
export const passed = (...parts: string[]) => spread(...parts);

// Every call is in sight.
const live = (kind: string) => fetch(`/api/v1/${kind}`); // nope: only live lists
export const onDeck = () => live('books/ondeck');

const memo = <R>(load: (kind: string) => R) => {
  const kept = new Map<string, R>();
  return (kind: string) => kept.get(kind) ?? load(kind);
};
const kept = memo((kind) => fetch(`/api/v1/${kind}`)); // nope: only live lists
export const read = () => [kept('books/ondeck'), kept('readlists')];

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
