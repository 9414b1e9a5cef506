// fixture: profile=komga
// Methods that are named in options, by a member of a table or an enum, under another name, or two from one type.
const root = 'https://komga.example.com';

const Method = { GET: 'GET', PUT: 'PUT' };

interface Options {
  method?: string;
  body?: unknown;
}

async function send(path: string, { method = Method.GET, body }: Options = {}): Promise<any> {
  const response = await fetch(root + path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return response.status === 204 ? null : response.json();
}

enum Kind {
  Get = 'GET',
  Put = 'PUT',
}

async function ask(path: string, { kind = Kind.Get, body }: { kind?: Kind; body?: unknown } = {}): Promise<any> {
  const response = await fetch(root + path, {
    method: kind,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return response.status === 204 ? null : response.json();
}

type Verb = 'GET' | 'PUT';

interface Asked {
  verb: Verb;
  path: string;
  data?: unknown;
}

async function call({ verb, path, data }: Asked): Promise<any> {
  const response = await fetch(root + path, {
    method: verb,
    headers: { 'Content-Type': 'application/json' },
    body: data === undefined ? undefined : JSON.stringify(data),
  });
  return response.status === 204 ? null : response.json();
}

export const rename = (id: string, name: string) => send(`/api/v1/libraries/${id}`, { method: Method.PUT, body: { name } }); // want: migrated
export const move = (id: string, path: string) => ask(`/api/v1/libraries/${id}`, { kind: Kind.Put, body: { root: path } }); // want: migrated
export const save = (id: string, name: string) => call({ verb: 'PUT', path: `/api/v1/libraries/${id}`, data: { name } }); // want: migrated
export const find = (id: string) => call({ verb: 'GET', path: `/api/v1/series?library_id=${id}` }); // want: migrated
