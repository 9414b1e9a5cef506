// fixture: profile=komga
import axios from 'axios';

const http = axios.create({ baseURL: 'http://komga:25600/api/v1' });
const base = 'http://komga:25600/api/v1';

export interface Get {
  <T>(path: string, params?: Record<string, unknown>): Promise<T>;
}
const get: Get = async (path, params) => (await http.get(path, { params })).data;
export const publishers = () => get<string[]>('/publishers'); // want: review wrapper-grown
export const series = (page: number) => get<{ content: string[] }>('/series', { page, library_id: 'a' }); // want: review wrapper-grown

type Read = (path: string) => Promise<any>;
const read: Read = async (path) => (await fetch(base + path)).json();
export const books = () => read('/books?tag=a'); // want: review wrapper-grown
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
async function load(path: 'a'): Promise<string>;
async function load(path: string): Promise<any>;
async function load(path: string) {
  return (await fetch(base + path)).json();
}
export const loaded = () => load('/books?tag=d'); // want: review wrapper-grown

// An overload has fewer.
async function call(path: string): Promise<any>;
async function call(path: string, timeout: number): Promise<any>;
async function call(path: string, timeout?: number) {
  return (await fetch(base + path, { signal: AbortSignal.timeout(timeout ?? 100) })).json();
}
export const called = () => call('/books?tag=e'); // want: manual
