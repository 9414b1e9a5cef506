// fixture: profile=komga
// What a function stores by its key is an earlier response, if nothing else is stored there.
const base = process.env.KOMGA_URL;

const store = new Map();
async function request(path, { method = 'GET', body } = {}) {
  const key = `${method} ${path}`;
  const hit = store.get(key);
  if (hit && hit.until > Date.now()) return hit.value;
  const response = await fetch(base + path, { method, headers: { 'Content-Type': 'application/json' }, body: body && JSON.stringify(body) });
  const value = response.status === 204 ? undefined : await response.json();
  if (method === 'GET') store.set(key, { value, until: Date.now() + 60_000 });
  return value;
}
export const genres = async () => (await request('/api/v2/genres?unpaged=true')).content.join(); // want: migrated

class Client {
  #running = {};
  load(path) {
    if (this.#running[path]) return this.#running[path];
    this.#running[path] = fetch(base + path).then((response) => response.json());
    return this.#running[path];
  }
  tags() {
    return this.load('/api/v2/tags?unpaged=true').then((page) => page.content).then((tags) => tags.length); // want: migrated
  }
}
export const client = new Client();

// Something else is stored there too
const cache = new Map();
async function loaded(path) {
  if (cache.has(path)) return cache.get(path);
  const list = await (await fetch(base + path)).json();
  cache.set(path, list);
  return list;
}
export const remember = (path, names) => cache.set(path, names.split(','));
export const languages = async () => (await loaded('/api/v1/languages')).join(); // want: manual mixed-result
export const libraries = () => loaded('/api/v1/libraries'); // nope: not deprecated

// Other code reads what is stored
const kept = new Map();
async function keeping(path) {
  if (kept.has(path)) return kept.get(path);
  const list = await (await fetch(base + path)).json();
  kept.set(path, list);
  return list;
}
export const publishers = async () => (await keeping('/api/v1/publishers')).join(); // want: manual mixed-result
export const others = () => keeping('/api/v1/libraries'); // nope: not deprecated
export const all = () => [...kept.values()].flat();

// What has expired is removed
const cacheOfGenres = new Map();
setInterval(() => {
  for (const [key, { until }] of cacheOfGenres) if (until < Date.now()) cacheOfGenres.delete(key);
}, 1000);
async function expiring(path) {
  const known = cacheOfGenres.get(path);
  if (known !== undefined) return known.list;
  const list = await (await fetch(base + path)).json();
  cacheOfGenres.set(path, { list, until: Date.now() + 1000 });
  return list;
}
export const genreList = async () => (await expiring('/api/v2/genres?unpaged=true')).content.join(); // want: review url-kept

const cacheOfTags = new Map();
async function counted(path) {
  if (cacheOfTags.has(path)) return cacheOfTags.get(path);
  const list = await (await fetch(base + path)).json();
  cacheOfTags.set(path, list);
  return list;
}
export const tagList = async () => (await counted('/api/v1/tags')).join(); // want: manual mixed-result
export const more = () => counted('/api/v1/libraries'); // nope: not deprecated
export const tagCount = () => [...cacheOfTags.values()].flat().length;
