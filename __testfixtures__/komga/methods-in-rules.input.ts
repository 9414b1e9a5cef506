// fixture: profile=komga
const root = 'https://komga.example.com';
const json = { 'Content-Type': 'application/json' };

// Rules name the methods, in lists of pairs and of objects.
const rules: [method: string, path: RegExp][] = [
  ['GET', /^\/api\/v1\//],
  ['PUT', /^\/api\/v1\/libraries\/[^/]+$/],
];
const may = (method: string, path: string) => rules.some(([verb, pattern]) => verb === method && pattern.test(path));
async function allowed(method: string, path: string, body: object) {
  if (!may(method, path)) return undefined;
  return fetch(root + path, { method, headers: json, body: JSON.stringify(body) });
}
export const rename = (id: string, name: string) => allowed('PUT', `/api/v1/libraries/${id}`, { name }); // want: manual method-decides

const limits = [
  { verb: 'GET', most: 5 },
  { verb: 'PUT', most: 1 },
];
async function limited(method: string, path: string, body: object) {
  const limit = limits.find((one) => one.verb === method);
  if (limit === undefined) throw new Error('no limit');
  return fetch(root + path, { method, headers: json, body: JSON.stringify(body) });
}
export const move = (id: string, to: string) => limited('PUT', `/api/v1/libraries/${id}`, { root: to }); // want: manual method-decides

// A rule that both methods fit, or neither, decides nothing.
const reads = [{ verb: 'GET' }, { verb: 'HEAD' }];
async function counted(method: string, path: string, body: object) {
  const isRead = reads.some((one) => one.verb === method);
  const headers = isRead ? { Accept: 'application/json' } : json;
  return fetch(root + path, { method, headers, body: JSON.stringify(body) });
}
export const scan = (id: string) => counted('PUT', `/api/v1/libraries/${id}`, { scanCbx: true }); // want: migrated
