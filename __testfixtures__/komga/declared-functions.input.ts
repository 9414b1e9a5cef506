// fixture: profile=komga
import axios from 'axios';

export interface Get {
  <T>(path: string, params?: Record<string, unknown>): Promise<T>;
}
type Read = (path: string) => Promise<any>;
type Ask = (path: string) => Promise<any>;
interface Find {
  (path: string): Promise<any>;
  cached: boolean;
}

const http = axios.create({ baseURL: 'http://komga:25600/api/v1' });

const get: Get = async (path, params) => {
  const { data } = await http.get(path, { params });
  return data;
};
const read: Read = async (path) => (await fetch(`http://komga:25600/api/v1${path}`)).json();

export const publishers = () => get<string[]>('/publishers'); // want: review wrapper-grown
export const series = (page: number) => get<{ content: string[] }>('/series', { page, library_id: 'a' }); // want: review wrapper-grown
export const books = () => read('/books?tag=a'); // want: review wrapper-grown
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
async function load(path: 'a'): Promise<string>;
async function load(path: string): Promise<any>;
async function load(path: string) {
  return (await fetch(`http://komga:25600/api/v1${path}`)).json();
}
export const loaded = () => load('/books?tag=d'); // want: review wrapper-grown

// An overload has fewer.
async function call(path: string): Promise<any>;
async function call(path: string, timeout: number): Promise<any>;
async function call(path: string, timeout?: number) {
  return (await fetch(`http://komga:25600/api/v1${path}`, { signal: AbortSignal.timeout(timeout ?? 100) })).json();
}
export const called = () => call('/books?tag=e'); // want: manual
