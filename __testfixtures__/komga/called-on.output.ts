// fixture: profile=komga
interface Context {
  komga: { address: string; key: string };
  send(options: object): Promise<any>;
}

/** `this` is said by every call. */
async function request(
  this: Context,
  method: string,
  path: string,
  query: Record<string, unknown> = {},
  body?: unknown,
) {
  const answer = await fetch(`${this.komga.address}/api/v1${path}?${new URLSearchParams(query as never)}`, {
    method: body === undefined ? method : 'POST',
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return answer.json();
}

export function unread(context: Context) {
  return request.call(
    context,
    'POST',
    '/books/list',
    { size: 10 },
    { condition: { readStatus: { operator: 'is', value: 'UNREAD' } } },
  ); // want: review wrapper-grown
}

/** Hands everything on to the host application. */
async function ask(this: Context, method: string, path: string, body: object = {}, qs: object = {}) {
  return this.send({ method, url: `${this.komga.address}/api/v1${path}`, qs, body, json: true });
}

function read(path: string) {
  return fetch(process.env.KOMGA_ADDRESS + path).then((answer) => answer.json());
}

export function every(context: Context) {
  return request.apply(context, ['POST', '/series/list', undefined, {}]); // want: migrated
}

export function letters(context: Context) {
  return request.bind(context)('POST', '/series/list/alphabetical-groups', undefined, {}); // want: migrated
}

export function newest(context: Context) {
  return request.call(context, 'GET', '/books/latest', { size: 10 }); // nope: a live list
}

export function found(this: Context, text: string) {
  return ask.call(this, 'POST', '/books/list', { fullTextSearch: text }, { size: 50 }); // want: review
}

export function renamed(this: Context, id: string, name: string) {
  return ask.call(this, 'PATCH', `/libraries/${id}`, { name }); // want: review
}

export function genres() {
  return read.call(null, '/api/v2/genres?unpaged=true').then((page) => page.content); // want: migrated
}

/** Gives the answer to a function. */
function readFor(path: string, done: (error: Error | null, values?: string[]) => void) {
  return fetch(process.env.KOMGA_ADDRESS + path)
    .then((answer) => answer.json())
    .then(
      (values) => done(null, values),
      (error) => done(error),
    );
}

export function show(shown: string[]) {
  readFor('/api/v1/languages', (error, values) => shown.push(...(error ? [] : (values ?? [])))); // want: manual callback
  readFor('/api/v1/libraries', (error, values) => shown.push(...(error ? [] : (values ?? [])))); // nope: not deprecated
}
