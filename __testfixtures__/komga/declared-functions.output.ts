// fixture: profile=komga
import axios from 'axios';

export interface Get {
  <T>(path: string, params?: Record<string, unknown>, body?: unknown, version?: string): Promise<T>;
}
type Read = (path: string, body?: unknown) => Promise<any>;
type Ask = (path: string) => Promise<any>;
interface Find {
  (path: string): Promise<any>;
  cached: boolean;
}

const http = axios.create({ baseURL: 'http://komga:25600/api/v1' });

const get: Get = async (path, params, body?: unknown, version = 'v1') => {
  const { data } = await (body === undefined
    ? http.get(path, { params, baseURL: http.defaults.baseURL?.replace(/\/v1$/, `/${version}`) })
    : http.post(path, body, { params }));
  return data;
};
const read: Read = async (path, body?: unknown) => (await fetch(`http://komga:25600/api/v1${path}`, body === undefined ? undefined : {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})).json();

export const publishers = () => get<{ content: string[] }>('/publishers', {
  unpaged: true,
}, undefined, 'v2').then((page) => page.content); // want: review wrapper-grown
export const series = (page: number) => get<{ content: string[] }>(
  '/series/list',
  { page },
  { condition: { libraryId: { operator: 'is', value: 'a' } } },
); // want: review wrapper-grown
export const books = () => read('/books/list', { condition: { tag: { operator: 'is', value: 'a' } } }); // want: review wrapper-grown
export const latest = () => read('/books/latest'); // nope: a live list

// Another function of the same type has more parameters of its own.
const ask: Ask = async (path) => (await fetch(`http://komga:25600/api/v1${path}`)).json();
const asked: Ask = async (path, attempts = 3) => (attempts > 0 ? ask(path) : undefined);
export const tagged = () => ask('/books?tag=b'); // want: manual
export const again = () => asked('/books/ondeck'); // nope: a live list

// The type has other members, too.
declare const made: Find;
const find: Find = Object.assign(async (path: string) => (await fetch(`http://komga:25600/api/v1${path}`)).json(), made);
export const found = () => find('/books?tag=c'); // want: manual

// Every overload has the parameters of the function.
async function load(path: 'a', body?: unknown): Promise<string>;
async function load(path: string, body?: unknown): Promise<any>;
async function load(path: string, body?: unknown) {
  return (await fetch(`http://komga:25600/api/v1${path}`, body === undefined ? undefined : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })).json();
}
export const loaded = () => load('/books/list', { condition: { tag: { operator: 'is', value: 'd' } } }); // want: review wrapper-grown

// An overload has fewer.
async function call(path: string): Promise<any>;
async function call(path: string, timeout: number): Promise<any>;
async function call(path: string, timeout?: number) {
  return (await fetch(`http://komga:25600/api/v1${path}`, { signal: AbortSignal.timeout(timeout ?? 100) })).json();
}
export const called = () => call('/books?tag=e'); // want: manual
