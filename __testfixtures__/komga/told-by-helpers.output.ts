// fixture: profile=komga
// Helpers of a function on the way ask about the method, the body or all options, and others get what they say.
const base = 'https://komga.example.com';
interface Options {
  method?: string;
  data?: unknown;
}
const undo: string[] = [];
const sizes: number[] = [];
const seen = new Set<string>();
const state = { isDirty: false, digest: '' };

const initOf = ({ method = 'GET', data }: Options): RequestInit =>
  data === undefined
    ? { method }
    : { method, body: JSON.stringify(data), headers: { 'Content-Type': 'application/json' } };

const isChange = ({ method }: Options) => method !== undefined;
async function undone(path: string, options: Options = {}) {
  isChange(options) && undo.push(path.slice(0, 4));
  return (await fetch(base + path, initOf(options))).json();
}
export const undoing = () =>
  undone('/api/v1/books/list', { method: 'POST', data: { condition: { tag: { operator: 'is', value: 'a' } } } }); // want: review method-tested

async function dirty(path: string, options: Options = {}) {
  const { data } = options;
  state.isDirty ||= Boolean(data);
  return (await fetch(base + path, initOf(options))).json();
}
export const soiling = () =>
  dirty('/api/v1/books/list', { method: 'POST', data: { condition: { tag: { operator: 'is', value: 'c' } } } }); // want: review body-tested

const audit = (init: RequestInit) => {
  sizes.push(typeof init.body === 'string' ? init.body.length : 0);
};
async function audited(path: string, options: Options = {}) {
  const init: RequestInit = { method: options.method ?? 'GET' };
  if (options.data !== undefined) {
    init.body = JSON.stringify(options.data);
    init.headers = { 'Content-Type': 'application/json' };
  }
  audit(init);
  return (await fetch(base + path, init)).json();
}
export const auditing = () =>
  audited('/api/v1/books/list', { method: 'POST', data: { condition: { tag: { operator: 'is', value: 'd' } } } }); // want: review body-tested

const kindOf = (options: Options) => ('data' in options ? 'command' : 'query');
async function sorted(path: string, options: Options = {}) {
  undo.push(kindOf(options));
  return (await fetch(base + path, initOf(options))).json();
}
export const sorting = () =>
  sorted('/api/v1/books/list', { method: 'POST', data: { condition: { tag: { operator: 'is', value: 'e' } } } }); // want: review used-beside

async function measured(path: string, options: Options = {}) {
  const text = JSON.stringify(options);
  sizes.push(text.length);
  return (await fetch(base + path, initOf(options))).json();
}
export const measuring = () =>
  measured('/api/v1/books/list', { method: 'POST', data: { condition: { tag: { operator: 'is', value: 'f' } } } }); // want: review used-beside

async function copied(path: string, options: RequestInit = {}) {
  const snapshot = structuredClone(options);
  const json = await (await fetch(base + path, options)).json();
  state.digest = JSON.stringify([snapshot]);
  return json;
}
export const copying = () => copied('/api/v1/books/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { tag: { operator: 'is', value: 'g' } } }),
}); // want: review used-beside

async function short(path: string, { method = 'GET', body }: RequestInit = {}) {
  const keepalive = !body || String(body).length < 10;
  sizes.push(Number(keepalive));
  const headers = body ? { 'Content-Type': 'application/json' } : undefined;
  return (await fetch(base + path, { method, body, keepalive, headers })).json();
}
export const shortening = () => short('/api/v1/books/list', {
  method: 'POST',
  body: JSON.stringify({ condition: { tag: { operator: 'is', value: 'h' } } }),
}); // want: review body-tested

async function early(method: string, path: string, data?: unknown) {
  const init: RequestInit = { method };
  if (data) {
    init.body = JSON.stringify(data);
    init.headers = { 'Content-Type': 'application/json' };
  }
  const response = await fetch(base + path, init);
  if (init.body) return { ok: response.ok };
  return response.json();
}
export const ending = () => early('POST', '/api/v1/books/list', { condition: { tag: { operator: 'is', value: 'i' } } }); // want: review body-tested

// A request goes through steps that are made of a list
type Step = (request: Request) => Promise<Response>;
const weighing =
  (next: Step): Step =>
  (request) => {
    sizes.push(Number(request.body !== null));
    return next(request);
  };
const through = [weighing].reduceRight<Step>((next, step) => step(next), (request) => fetch(request));
async function stepped(path: string, init: RequestInit = {}) {
  return (await through(new Request(base + path, init))).json();
}
export const stepping = () => stepped('/api/v1/books/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { tag: { operator: 'is', value: 'j' } } }),
}); // want: review method-tested

class Meter {
  total = 0;
  before(init: RequestInit) {
    this.total += typeof init.body === 'string' ? init.body.length : 0;
  }
}
const meter = new Meter();
async function metered(path: string, init: RequestInit = {}) {
  meter.before(init);
  return (await fetch(base + path, init)).json();
}
export const metering = () => metered('/api/v1/books/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { tag: { operator: 'is', value: 'l' } } }),
}); // want: review body-tested

// They only help to send it
const verbOf = ({ method }: Options) => method || 'GET';
const typeOf = (data: unknown) => (data ? { 'Content-Type': 'application/json' } : {});
async function helped(path: string, options: Options = {}) {
  const { data } = options;
  const method = verbOf(options);
  const key = JSON.stringify({ path, ...options });
  if (seen.has(key)) console.log('again', options);
  seen.add(key);
  const body = data && JSON.stringify(data);
  return (await fetch(base + path, { method, headers: typeOf(data), body: body as string })).json();
}
export const helping = () =>
  helped('/api/v1/books/list', { method: 'POST', data: { condition: { tag: { operator: 'is', value: 'k' } } } }); // want: migrated
