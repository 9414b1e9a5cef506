import { LRUCache } from 'lru-cache';

const root = process.env.KOMGA_URL;
const send = async (path) => (await fetch(root + path)).json();

// What is asked for is kept in the variable that the cache was read into
const lists = new LRUCache({ max: 500, ttl: 60_000 });
async function cached(path, ttl) {
  let hit = lists.get(path);
  if (hit === undefined) {
    hit = await send(path);
    lists.set(path, hit, { ttl });
  }
  return hit;
}

export const genres = async () => (await cached('/api/v1/genres', 100)).sort(); // want: migrated

// A test comes first
const short = new LRUCache({ max: 10 });
async function briefly(path) {
  const isOn = process.env.CACHE === 'on';
  const hit = isOn && short.get(path);
  if (hit) return hit;
  const found = await send(path);
  if (isOn) short.set(path, found, { ttl: 100 });
  return found;
}

export const tags = () => briefly('/api/v1/tags'); // want: migrated

// What the cache gets by itself is not known
const filled = new LRUCache({ max: 10, fetchMethod: (path) => [path] });
async function fetched(path) {
  const kept = filled.get(path);
  if (kept) return kept;
  const found = await send(path);
  filled.set(path, found);
  return found;
}

export const languages = () => fetched('/api/v1/languages'); // want: manual mixed-result
export const libraries = () => fetched('/api/v1/libraries'); // nope: not deprecated

// The variable is changed before it is given back
const changed = new Map();
async function first(path) {
  let hit = changed.get(path);
  if (!hit) hit = await send(path);
  hit = hit.slice(0, 9);
  changed.set(path, hit);
  return hit;
}

export const publishers = () => first('/api/v1/publishers'); // want: manual result-unknown
export const others = () => first('/api/v1/libraries'); // nope: not deprecated
