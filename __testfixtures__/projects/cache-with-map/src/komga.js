import { Cache } from './cache.js';

const cache = new Cache(60_000);

async function get(path, { fresh = false } = {}) {
  if (!fresh) {
    const hit = cache.get(path);
    if (hit !== undefined) return hit;
  }
  const response = await fetch(`${process.env.KOMGA_URL}/api/v1${path}`);
  if (!response.ok) throw new Error(`${response.status} for ${path}`);
  return cache.set(path, await response.json());
}

export async function genres() {
  const all = await get('/genres'); // want: review wrapper-grown
  return all.sort((a, b) => a.localeCompare(b));
}
