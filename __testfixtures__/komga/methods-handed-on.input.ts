// fixture: profile=komga
// The code on the way to a request calls a function that it does not name, and that tests the method.
import { AsyncLocalStorage } from 'node:async_hooks';

const root = 'https://komga.example.com';
const headers = { 'Content-Type': 'application/json' };

// A function of what the code runs in
const rules = new AsyncLocalStorage<{ skip(method: string): boolean }>();
async function ruled(method: string, path: string, body: object) {
  if (rules.getStore()?.skip(method)) return undefined;
  return fetch(root + path, { method, headers, body: JSON.stringify(body) });
}
export const rename = (id: string, name: string) => ruled('PUT', `/api/v1/libraries/${id}`, { name }); // want: manual method-decides
export const rehearse = (id: string) => rules.run({ skip: (method) => method === 'PUT' }, () => rename(id, 'x'));

// One of a list, which gets the request
const routes: Array<{ test(request: Request): boolean; answer(): Response }> = [];
routes.push({
  test: ({ method, url }) => !navigator.onLine && method === 'PUT' && url.includes('/libraries/'),
  answer: () => new Response(null, { status: 202 }),
});
const dispatch = (request: Request) => routes.find(({ test }) => test(request))?.answer() ?? fetch(request);
export const move = (id: string, to: string) =>
  dispatch(new Request(`${root}/api/v1/libraries/${id}`, { method: 'PUT', headers, body: JSON.stringify({ root: to }) })); // want: manual method-decides

// The option has a name of its own.
type Options = { url: string; type: string; data: string; contentType?: string };
const filters: Array<(options: Options) => void> = [];
filters.push((options) => {
  if (options.type === 'PUT') options.contentType = 'application/json';
});
function ajax(options: Options) {
  for (const filter of filters) filter(options);
  const xhr = new XMLHttpRequest();
  xhr.open(options.type, root + options.url);
  if (options.contentType) xhr.setRequestHeader('Content-Type', options.contentType);
  xhr.send(options.data);
}
export const scan = (id: string) => ajax({ url: `/api/v1/libraries/${id}`, type: 'PUT', data: '{}' }); // want: manual method-decides

// Nothing else is called on the way, so none of those counts.
const plain = (method: string, path: string, body: object) =>
  fetch(root + path, { method, headers, body: JSON.stringify(body) });
export const hash = (id: string) => plain('PUT', `/api/v1/libraries/${id}`, { hashFiles: true }); // want: migrated
