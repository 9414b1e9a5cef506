// fixture: profile=komga
const root = 'http://komga.lan/api/v1/';
const memo = new Map();

// What is kept is looked up for each request, and used for a GET.
export async function ask(path, init = {}) {
  const url = root + path;
  const method = init.method || 'GET';
  const hit = memo.get(url);
  if (method === 'GET' && hit && Date.now() - hit.at < 60000) return hit.value;
  const response = await fetch(url, init);
  const value = await response.json();
  if (method === 'GET') memo.set(url, { at: Date.now(), value });
  return value;
}

export const unread = async () => (
  await ask('books/list?size=1', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { readStatus: { operator: 'is', value: 'UNREAD' } } }),
  })
).totalElements; // want: review

const other = new Map();

// Here it is used for any request that is old enough.
export async function load(path, init = {}) {
  const url = root + path;
  const method = init.method || 'GET';
  const hit = other.get(url);
  if (method === 'GET' || init.isOld) {
    if (hit) return hit;
  }
  const response = await fetch(url, init);
  const value = await response.json();
  other.set(url, value);
  return value;
}

export const read = async () => (await load('books?read_status=READ&size=1')).totalElements; // want: manual url-read

const third = new Map();

// And here it is shown for others, too.
export async function show(path, init = {}) {
  const url = root + path;
  const method = init.method || 'GET';
  const hit = third.get(url);
  if (method === 'GET' && hit) return hit;
  const response = await fetch(url, init).catch(() => undefined);
  if (response === undefined) return hit;
  const value = await response.json();
  if (method === 'GET') third.set(url, value);
  return value;
}

export const half = async () => (await show('books?read_status=IN_PROGRESS&size=1')).totalElements; // want: manual url-read

const fourth = new Map();

// The method that is tested is not that of the request.
export async function fetched(path, init = {}, how = { method: 'GET' }) {
  const url = root + path;
  if (how.method === 'GET' && fourth.has(url)) return fourth.get(url);
  const value = await (await fetch(url, init)).json();
  if (how.method === 'GET') fourth.set(url, value);
  return value;
}

export const all = async () => (await fetched('books?read_status=UNREAD&size=1')).totalElements; // want: manual url-read
