// fixture: profile=komga
import axios from 'axios';

const http = axios.create({ baseURL: 'http://komga:25600/api/v1' });
const base = 'http://komga:25600/api/v1';

export interface Get {
  <T>(path: string, params?: Record<string, unknown>, body?: unknown, version?: string): Promise<T>;
}
const get: Get = async (path, params, body?: unknown, version = 'v1') =>
  (
    await (body === undefined
      ? http.get(path, { params, baseURL: http.defaults.baseURL?.replace(/\/v1$/, `/${version}`) })
      : http.post(path, body, { params }))
  ).data;
export const publishers = () =>
  get<{ content: string[] }>('/publishers', { unpaged: true }, undefined, 'v2').then((page) => page.content); // want: review wrapper-grown
export const series = (page: number) =>
  get<{ content: string[] }>('/series/list', { page }, { condition: { libraryId: { operator: 'is', value: 'a' } } }); // want: review wrapper-grown

type Read = (path: string, body?: unknown) => Promise<any>;
const read: Read = async (path, body?: unknown) => (
  await fetch(base + path, body === undefined ? undefined : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
).json();
export const books = () => read('/books/list', { condition: { tag: { operator: 'is', value: 'a' } } }); // want: review wrapper-grown
export const latest = () => read('/books/latest'); // nope: a live list

// Another function of the same type has more parameters of its own.
type Ask = (path: string) => Promise<any>;
const ask: Ask = async (path) => (await fetch(base + path)).json();
const asked: Ask = async (path, attempts = 3) => (attempts > 0 ? ask(path) : undefined);
export const tagged = () => ask('/books?tag=b'); // want: manual
export const again = () => asked('/books/ondeck'); // nope: a live list

// The type says more than how the function is called.
interface Find {
  (path: string): Promise<any>;
  cached?: boolean;
}
const find: Find = async (path) => (await fetch(base + path)).json();
export const found = () => find('/books?tag=c'); // want: manual

// Every overload has the parameters of the function.
async function load(path: 'a', body?: unknown): Promise<string>;
async function load(path: string, body?: unknown): Promise<any>;
async function load(path: string, body?: unknown) {
  return (
    await fetch(base + path, body === undefined ? undefined : {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();
}
export const loaded = () => load('/books/list', { condition: { tag: { operator: 'is', value: 'd' } } }); // want: review wrapper-grown

// An overload has fewer.
async function call(path: string): Promise<any>;
async function call(path: string, timeout: number): Promise<any>;
async function call(path: string, timeout?: number) {
  return (await fetch(base + path, { signal: AbortSignal.timeout(timeout ?? 100) })).json();
}
export const called = () => call('/books?tag=e'); // want: manual
