const base = process.env.KOMGA_URL;

type Group = { group: string; count: number };
type Page = { content: { id: string }[] };

// A constant that is nothing but a key
const kept = new Map<string, unknown>();
async function remembered<T>(path: string): Promise<T> {
  const key = `komga:${path}`;
  const hit = kept.get(key);
  if (hit) return hit as T;
  const found = await (await fetch(base + path)).json();
  kept.set(key, found);
  return found;
}
const letters = () => remembered<Group[]>('/api/v1/series/alphabetical-groups?library_id=L1'); // want: review wrapper-grown

// The address itself is the key, also in a callback
const asked = new Map<string, Promise<Response>>();
function onlyOnce(path: string): Promise<Response> {
  const url = base + path;
  const before = asked.get(url);
  if (before) return before;
  const sent = fetch(url);
  asked.set(url, sent);
  sent.catch(() => asked.delete(url));
  return sent;
}
const books = async (): Promise<Page> => (await onlyOnce('/api/v1/books?library_id=L1')).json(); // want: review wrapper-grown

// One use of an object
const pending: Record<string, Promise<Response>> = {};
const joined = (path: string): Promise<Response> => (pending[path + '!'] ??= fetch(base + path));
const series = async (): Promise<Page> => (await joined('/api/v1/series?deleted=true')).json(); // want: review wrapper-grown

// The query is a part of the key, the body is not; a log line shows the key
const answers = new Map<string, unknown>();
async function withQuery<T>(path: string, query: Record<string, string> = {}): Promise<T> {
  const key = path + '|' + JSON.stringify(query);
  console.debug(`asked for ${key}`);
  if (answers.has(key)) return answers.get(key) as T;
  const found = await (await fetch(`${base}${path}?${new URLSearchParams(query)}`)).json();
  answers.set(key, found);
  return found;
}
const ofLibrary = () => withQuery<Page>('/api/v1/series', { library_id: 'L1' }); // want: review wrapper-grown

// A body would have a place in the options, but not in the key
async function withOptions<T>(path: string, query: Record<string, string> = {}, init: RequestInit = {}): Promise<T> {
  const key = `${path}?${JSON.stringify(query)}`;
  if (answers.has(key)) return answers.get(key) as T;
  const found = await (await fetch(`${base}${path}?${new URLSearchParams(query)}`, init)).json();
  answers.set(key, found);
  return found;
}
const sorted = () => withOptions<Page>('/api/v1/series', { library_id: 'L2' }); // want: review wrapper-grown

// A store that is made elsewhere may take no such key
declare const shelfCache: { get(key: string): Page | undefined; set(key: string, page: Page): void };
async function inShelf(path: string): Promise<Page> {
  const hit = shelfCache.get(path);
  if (hit) return hit;
  const page = (await (await fetch(base + path)).json()) as Page;
  shelfCache.set(path, page);
  return page;
}
const shelved = () => inShelf('/api/v1/series?library_id=L3'); // want: manual url-read

// What other code keeps may take no such key
async function stored(path: string): Promise<Page> {
  const old = sessionStorage.getItem(path);
  if (old) return JSON.parse(old);
  const page = (await (await fetch(base + path)).json()) as Page;
  sessionStorage.setItem(path, JSON.stringify(page));
  return page;
}
const elsewhere = () => stored('/api/v1/series?library_id=L1'); // want: manual url-read

// The key is also read
const shown = new Map<string, Page>();
async function noted(path: string): Promise<Page & { key: string }> {
  const key = `page ${path}`;
  const hit = shown.get(key);
  const page = hit ?? ((await (await fetch(base + path)).json()) as Page);
  shown.set(key, page);
  return { ...page, key };
}
const read = () => noted('/api/v1/books?library_id=L2'); // want: manual url-read

// The text differs between the uses
const twice = new Map<string, Page>();
async function byTwoTexts(path: string): Promise<Page> {
  const hit = twice.get(path);
  if (hit) return hit;
  const page = (await (await fetch(base + path)).json()) as Page;
  twice.set(path + '', page);
  return page;
}
const differing = () => byTwoTexts('/api/v1/books?library_id=L3'); // want: manual url-read

// The address is set again between the uses
const changing = new Map<string, Page>();
async function changed(path: string): Promise<Page> {
  let url = base + path;
  const hit = changing.get(url);
  if (hit) return hit;
  url += '';
  const page = (await (await fetch(url)).json()) as Page;
  changing.set(url, page);
  return page;
}
const again = () => changed('/api/v1/books?library_id=L4'); // want: manual url-read

export const all = [letters, books, series, ofLibrary, sorted, shelved, elsewhere, read, differing, again];
