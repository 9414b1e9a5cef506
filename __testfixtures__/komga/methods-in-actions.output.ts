// fixture: profile=komga
// The method decides what is done, other than in an `if`.
const base = 'https://komga.example.com';
const json = { 'Content-Type': 'application/json' };
const cache = new Map<string, unknown>();

async function clearing(method: string, path: string, body?: object) {
  const response = await fetch(base + path, { method, headers: body ? json : {}, body: body && JSON.stringify(body) });
  method === 'GET' || cache.clear();
  return response.json();
}
export const cleared = () =>
  clearing('POST', '/api/v1/books/list', { condition: { tag: { operator: 'is', value: 'a' } } }); // want: review method-tested

const isRead = (method: string) => method === 'GET';
const names = (method: string) => isRead(method) && cache.has(method);
async function asking(method: string, path: string, body?: object) {
  const response = await fetch(base + path, { method, headers: body ? json : {}, body: body && JSON.stringify(body) });
  return response.json();
}
export const asked = () => [
  names('GET'),
  asking('POST', '/api/v1/books/list', { condition: { tag: { operator: 'is', value: 'b' } } }),
]; // want: migrated

// A table of actions, or of readers of the response
const actions: Record<string, () => void> = { POST: () => cache.clear(), PUT: () => cache.clear() };
async function acting(method: string, path: string, body?: object) {
  const response = await fetch(base + path, { method, headers: body ? json : {}, body: body && JSON.stringify(body) });
  actions[method]?.();
  return response.json();
}
export const acted = () => acting('POST', '/api/v1/books/list', { condition: { tag: { operator: 'is', value: 'c' } } }); // want: review method-tested

const readers: Record<string, (response: Response) => unknown> = {
  GET: (response) => response.json(),
  POST: (response) => response.status,
};
async function reading(method: string, path: string, body?: object) {
  const response = await fetch(base + path, { method, headers: body ? json : {}, body: body && JSON.stringify(body) });
  return readers[method](response);
}
export const read = () => reading('GET', '/api/v1/books?tag=d'); // want: manual method-decides

// A table of senders is the way of the request
const senders = {
  GET: (path: string, body?: object) => fetch(base + path, { method: 'GET', headers: json }),
  POST: (path: string, body?: object) => fetch(base + path, { method: 'POST', headers: json, body: JSON.stringify(body) }),
};
const sending = (method: 'GET' | 'POST', path: string, body?: object) => senders[method](path, body);
export const sent = async () => (await sending('GET', '/api/v1/books?tag=e')).json(); // want: manual no-slot

const writes = { POST: 1, PUT: 1 };
async function owning(method: string, path: string, body?: object) {
  const response = await fetch(base + path, { method, headers: body ? json : {}, body: body && JSON.stringify(body) });
  if (Object.hasOwn(writes, method)) cache.clear();
  return response.json();
}
export const owned = () => owning('POST', '/api/v1/books/list', { condition: { tag: { operator: 'is', value: 'f' } } }); // want: review method-tested

let count = 0;
async function counting(method: string, path: string, body?: object) {
  const response = await fetch(base + path, { method, headers: body ? json : {}, body: body && JSON.stringify(body) });
  count += Number(method !== 'GET');
  if (count > 0) cache.clear();
  return response.json();
}
export const counted = () =>
  counting('POST', '/api/v1/books/list', { condition: { tag: { operator: 'is', value: 'g' } } }); // want: review method-tested

// The method is a member of what a test takes
const plain = ({ method = 'GET' }: { method?: string }) => method === 'GET';
async function testing(method: string, path: string, body?: object) {
  const headers = new Headers(body ? json : {});
  if (plain({ method })) headers.set('X-Read', '1');
  return (await fetch(base + path, { method, headers, body: body && JSON.stringify(body) })).json();
}
export const tested = () => testing('GET', '/api/v1/books?tag=h'); // want: manual method-decides

// Steps in a list set headers
const steps = [(method: string, headers: Headers) => method === 'GET' && headers.set('X-Read', '1')];
async function stepping(method: string, path: string, body?: object) {
  const headers = new Headers(body ? json : {});
  for (const step of steps) step(method, headers);
  return (await fetch(base + path, { method, headers, body: body && JSON.stringify(body) })).json();
}
export const stepped = () => stepping('GET', '/api/v1/books?tag=i'); // want: manual method-decides

// A class for each method has the headers
class Read {
  static headers = { 'X-Read': '1' };
}
class Write {
  static headers = {};
}
const kinds: Record<string, { headers: object }> = { GET: Read };
async function kindly(method: string, path: string, body?: object) {
  const headers = new Headers(body ? json : {});
  for (const [name, value] of Object.entries((kinds[method] ?? Write).headers)) headers.set(name, value as string);
  return (await fetch(base + path, { method, headers, body: body && JSON.stringify(body) })).json();
}
export const kind = () => kindly('POST', '/api/v1/books/list', { condition: { tag: { operator: 'is', value: 'j' } } }); // want: review method-tested

// What `void` drops is done, too
async function voided(method: string, path: string, body?: object) {
  const headers = new Headers(body ? json : {});
  void (method === 'GET' && headers.set('X-Read', '1'));
  return (await fetch(base + path, { method, headers, body: body && JSON.stringify(body) })).json();
}
export const dropped = () => voided('GET', '/api/v1/books?tag=k'); // want: manual method-decides

// A memo takes its key from all arguments
function memo<A extends unknown[], R>(run: (...given: A) => R, keyOf: (...given: A) => unknown) {
  const kept = new Map<unknown, R>();
  return (...given: A): R => {
    const [key] = given;
    if (!kept.has(key)) kept.set(key, run(...given));
    return kept.get(key)!;
  };
}
const once = memo(async (path: string, options: RequestInit = {}) => (await fetch(base + path, options)).json(), String);
export const remembered = () => once('/api/v1/books?tag=l'); // want: manual url-read

function whole<A extends unknown[], R>(run: (...given: A) => R) {
  const kept = new Map<unknown, R>();
  return (...given: A): R => {
    const key = JSON.stringify(given);
    if (kept.has(key)) return kept.get(key)!;
    const made = run(...given);
    kept.set(key, made);
    return made;
  };
}
const onceForAll = whole(async (path: string, options: RequestInit = {}) => (await fetch(base + path, options)).json());
export const wholly = () => onceForAll('/api/v1/books/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { tag: { operator: 'is', value: 'm' } } }),
}); // want: migrated

const codes: Record<string, string> = { GET: 'E_READ', PUT: 'E_WRITE' };
async function coded(method: 'GET' | 'PUT', path: string, body?: object) {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(process.env.KOMGA_URL + path, { method, headers, body: body && JSON.stringify(body) });
  if (response.ok) return response.status;
  throw Object.assign(new Error('failed'), { code: codes[method] });
}
export const renameCoded = () => coded('PUT', '/api/v1/libraries/L1', { name: 'N' }); // want: manual method-decides
