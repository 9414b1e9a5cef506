// fixture: profile=komga
const root = 'https://komga.example.com';

const headers = { 'Content-Type': 'application/json' };

// A table without the new method, and a function that takes any string.
const Methods = { GET: 'GET', PUT: 'PUT', DELETE: 'DELETE' };

async function send(method: string, path: string, body?: object) {
  return (await fetch(root + path, { method, headers, body: body && JSON.stringify(body) })).json();
}

export const rename = (id: string, name: string) => send('PATCH', `/api/v1/libraries/${id}`, { name }); // want: migrated

export const books = () =>
  send('POST', '/api/v1/books/list', { condition: { libraryId: { operator: 'is', value: '1' } } }); // want: migrated

export const remove = (id: string) => send(Methods.DELETE, `/api/v1/libraries/${id}`);

// An enum, which is the type of the parameter.
enum Verb {
  Get = 'GET',
  Put = 'PUT',
  Patch = 'PATCH',
}

const ask = (verb: Verb, path: string, body?: object) =>
  fetch(root + path, { method: verb, headers, body: body && JSON.stringify(body) });

export const move = (id: string, to: string) => ask(Verb.Patch, `/api/v1/libraries/${id}`, { root: to }); // want: migrated

export const scan = (id: string) => ask(Verb.Patch, `/api/v1/libraries/${id}`, { scanCbx: true }); // want: migrated

export const libraries = () => ask(Verb.Get, '/api/v1/libraries');

// A type made of a table.
const verbs = { read: 'GET', PUT: 'PUT', PATCH: 'PATCH' } as const;

type Word = (typeof verbs)[keyof typeof verbs];

const say = (word: Word, path: string, body?: object) =>
  fetch(root + path, { method: word, headers, body: body && JSON.stringify(body) });

export const hash = (id: string) => say(verbs.PATCH, `/api/v1/libraries/${id}`, { hashFiles: true }); // want: migrated

// A record of all of them would lack the new one.
enum Kind {
  Get = 'GET',
  Put = 'PUT',
}

const labels: Record<Kind, string> = { [Kind.Get]: 'read', [Kind.Put]: 'write' };

const tell = (kind: Kind, path: string, body?: object) =>
  fetch(root + path, { method: kind, headers, body: body && JSON.stringify(body) });

export const convert = (id: string) => tell(Kind.Put, `/api/v1/libraries/${id}`, { convertToCbz: true }); // want: manual no-slot

export const labelOf = (kind: Kind) => labels[kind];

// Two constants.
const PUT = 'PUT';

export const repair = (id: string) => send('PATCH', `/api/v1/libraries/${id}`, { repairExtensions: true }); // want: migrated

// A table by the method in small letters, which the request has in capitals
const limits = { get: 5_000, put: 9_000 } as Record<string, number>;
const used: number[] = [];
async function limited(verb: string, path: string, body?: object) {
  const limit = limits[verb] ?? 1;
  used.push(limit);
  return fetch(root + path, { method: verb.toUpperCase(), headers, body: body && JSON.stringify(body) });
}
export const scanLimited = () => limited('put', '/api/v1/libraries/L1', { scanCbx: true }); // want: manual method-decides

// Only a log shows what the table has
const shownAs = { get: 'read', put: 'changed' } as Record<string, string>;
async function labelled(verb: string, path: string, body?: object) {
  const label = shownAs[verb] ?? verb;
  console.log(label);
  return fetch(root + path, { method: verb.toUpperCase(), headers, body: body && JSON.stringify(body) });
}
export const scanLabelled = () => labelled('PATCH', '/api/v1/libraries/L1', { scanOnStartup: true }); // want: migrated
