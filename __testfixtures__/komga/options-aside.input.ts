// fixture: profile=komga
// A function on the way does more with all options of a request than pass them on.
const base = 'https://komga.example.com';
type Options = RequestInit;

const history: object[] = [];
async function kept(path: string, options: Options = {}) {
  history.push({ path: path.length, ...options });
  return (await fetch(base + path, options)).json();
}
export const keeping = () => kept('/api/v1/books?tag=a'); // want: review used-beside

let last: Options = {};
async function noted(path: string, options: Options = {}) {
  last = { ...options };
  return (await fetch(base + path, options)).json();
}
export const noting = () => [noted('/api/v1/books?tag=b', { headers: { 'X-Read': '1' } }), last.method]; // want: review used-beside

const sizes: number[] = [];
async function counted(path: string, options: Options = {}) {
  const { headers, ...rest } = options;
  sizes.push(Object.keys(rest).length);
  return (await fetch(base + path, { headers, ...rest })).json();
}
export const counting = () => counted('/api/v1/books?tag=c'); // want: review used-beside

async function asked(path: string, options: Options = {}) {
  const isWrite = 'body' in options;
  if (isWrite) history.length = 0;
  return (await fetch(base + path, options)).json();
}
export const asking = () => asked('/api/v1/books?tag=d'); // want: review used-beside

export const listeners: ((options: Options) => void)[] = [];
async function told(path: string, options: Options = {}) {
  listeners.forEach((listen) => listen(Object.freeze({ ...options })));
  return (await fetch(base + path, options)).json();
}
export const telling = () => told('/api/v1/books?tag=e'); // want: review used-beside

async function measured(path: string, options: Options = {}) {
  if (((options.body as string)?.length ?? 0) > 0) history.length = 0;
  return (await fetch(base + path, options)).json();
}
export const measuring = () => measured('/api/v1/books?tag=f'); // want: review body-tested

async function typed(path: string, options: Options = {}) {
  switch (typeof options.body) {
    case 'string':
      history.length = 0;
  }
  return (await fetch(base + path, options)).json();
}
export const typing = () => typed('/api/v1/books?tag=g'); // want: review body-tested

// They are passed on only, whole or in parts
const defaults = { headers: { 'X-Read': '1' } };
const merged = (options: Options): Options => Object.assign({}, defaults, options);
class Sender {
  private options: Options = {};
  async send(path: string, options: Options = {}) {
    this.options = options;
    const { headers, ...rest } = options;
    console.log(path, options);
    const init = merged({ ...rest, headers: { ...defaults.headers, ...headers } });
    return (await fetch(base + path, init)).json();
  }
}
export const passing = () => new Sender().send('/api/v1/books?tag=h'); // want: migrated

async function trimmed(path: string, options: { method?: string; body?: unknown } = {}) {
  const body = typeof options.body === 'string' ? options.body : JSON.stringify(options.body);
  return (await fetch(base + path, { ...options, headers: { 'Content-Type': 'application/json' }, body })).json();
}
export const trimming = () => trimmed('/api/v1/books?tag=i'); // want: migrated

async function left(path: string, { keepalive = false, ...init }: Options = {}) {
  sizes.push(Object.keys(init).length);
  return (await fetch(base + path, { ...init, keepalive })).json();
}
export const leaving = () => left('/api/v1/books?tag=j'); // want: review used-beside

// A default depends on the method, and what is done for a body is told as well
let writes = 0;
async function quietly(path: string, { method = 'GET', body, isQuiet = method === 'GET' }: Options & { isQuiet?: boolean } = {}) {
  if (!isQuiet) writes++;
  return (await fetch(base + path, { method, body, headers: { 'Content-Type': 'application/json' } })).json();
}
export const quiet = () => [quietly('/api/v1/books?tag=k'), writes]; // want: review method-tested

async function described(path: string, { method = 'GET', json }: { method?: string; json?: unknown } = {}) {
  let body: string | undefined;
  if (json) {
    body = JSON.stringify(json);
    history.push({ kind: 'json' });
  }
  return (await fetch(base + path, { method, body, headers: { 'Content-Type': 'application/json' } })).json();
}
export const describing = () => described('/api/v1/books?tag=l'); // want: review body-tested
