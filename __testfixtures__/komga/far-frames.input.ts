// fixture: profile=komga
import { EventEmitter } from 'node:events';

const traffic = new EventEmitter();
async function open(path: string, init?: RequestInit) {
  const response = await fetch(`${process.env.KOMGA_URL}${path}`, init);
  traffic.emit('response', response.status);
  return response;
}

// What is kept under the path needs the body in its key, and the options hold it
const asked = new Set<string>();
async function once(path: string, init?: RequestInit) {
  if (asked.has(path)) return null;
  asked.add(path);
  return (await open(path, init)).json();
}
export const own = (library: string) => once(`/api/v1/books?library_id=${library}`); // want: manual url-read
export const all = () => once('/api/v1/books'); // want: manual url-read

// What a function on the way does without a body
const prepare = (init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  if (init.body == null) headers.set('x-read', 'yes');
  return { ...init, headers };
};
const api = async (path: string, init?: RequestInit) => (await open(path, prepare(init))).json();
export const series = async (library: string) => (await api(`/api/v1/series?library_id=${library}`)).totalElements; // want: review body-tested

// A list of headers has nothing to spread
const common = { 'x-app': 'shelf' };
export async function listed(library: string) {
  const response = await open(`/api/v1/books?library_id=${library}`, { headers: Object.entries(common) }); // want: migrated
  return (await response.json()).totalElements;
}
