import axios from 'axios';

const S = process.env.KOMGA_URL;
const kept = new Map<string, unknown>();

/** Keeps answers of GET only, and forgets all of them after anything else. */
export async function ask(path: string, { method = 'GET', body }: { method?: string; body?: object } = {}) {
  if (method === 'GET' && kept.has(path)) return kept.get(path);
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(S + path, { method, headers, body: body && JSON.stringify(body) });
  const answer = await response.json();
  if (method === 'GET') kept.set(path, answer);
  else kept.clear();
  return answer;
}
export const volumes = (id: string) => ask(`/api/v1/series/${id}/books`); // want: review method-tested

/** Only fills in what a body needs. */
export async function plainly(path: string, method = 'GET', body?: object) {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(S + path, { method, headers, body: method === 'GET' ? undefined : JSON.stringify(body) });
  return response.json();
}
export const groups = () => plainly('/api/v1/series/alphabetical-groups'); // want: review response-not-shown

const client = axios.create({ baseURL: S });
client.interceptors.request.use((config) => {
  if (config.method === 'get') config.params = { ...config.params, stamp: Date.now() };
  return config;
});
export const search = (text: string) => client.get('/api/v1/series', { params: { search: text } }); // want: review method-tested
export const tags = () => client.get('/api/v1/tags'); // want: review lists-joined

const limits = new Map([['GET', 2000], ['PUT', 5000]]);

/** Has no time limit for another method, which fails. */
async function inTime(path: string, method = 'GET', body?: object) {
  const headers = { 'Content-Type': 'application/json' };
  const signal = AbortSignal.timeout(limits.get(method)!);
  return fetch(S + path, { method, headers, body: body && JSON.stringify(body), signal });
}
export const rename = (id: string, name: string) => inTime(`/api/v1/libraries/${id}`, 'PUT', { name }); // want: manual method-decides
export const ended = async () => (await inTime('/api/v1/series?status=ENDED')).json(); // want: manual method-decides

const attempts: Record<string, number> = { GET: 3, PUT: 2 };

/** Gives up at once for another method. */
async function often(path: string, method = 'GET', body?: object) {
  const headers = { 'Content-Type': 'application/json' };
  const most = attempts[method] ?? 0;
  for (let count = 0; count < most; count++) {
    const response = await fetch(S + path, { method, headers, body: body && JSON.stringify(body) });
    if (response.ok) return response;
  }
  throw new Error(path);
}
export const patiently = (id: string, name: string) => often(`/api/v1/libraries/${id}`, 'PUT', { name }); // want: manual method-decides

/** Tries a PUT only. */
async function tried(path: string, method = 'GET', body?: object) {
  const headers = { 'Content-Type': 'application/json' };
  for (let count = 0; method === 'PUT' && count < 2; count++) {
    const response = await fetch(S + path, { method, headers, body: body && JSON.stringify(body) });
    if (response.ok) return response;
  }
  throw new Error(path);
}
export const stubbornly = (id: string, name: string) => tried(`/api/v1/libraries/${id}`, 'PUT', { name }); // want: manual method-decides

/** Reads the response to a GET only. */
async function send(path: string, method = 'GET', body?: object) {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(S + path, { method, headers, body: body && JSON.stringify(body) });
  return method === 'GET' ? response.json() : response.status;
}
export const letters = () => send('/api/v1/series/alphabetical-groups'); // want: manual method-decides

/** Completes what another function sends. */
function complete(init: RequestInit, body: object) {
  if (init.method === 'PUT') init.body = JSON.stringify(body);
}
function completed(path: string, method: string, body: object) {
  const init: RequestInit = { method, headers: { 'Content-Type': 'application/json' } };
  complete(init, body);
  return fetch(S + path, init);
}
export const retitle = (id: string, name: string) => completed(`/api/v1/libraries/${id}`, 'PUT', { name }); // want: manual method-decides
