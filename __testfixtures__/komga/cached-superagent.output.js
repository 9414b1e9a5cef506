// fixture: profile=komga
import { LRUCache } from 'lru-cache';
import superagent from 'superagent';

const base = process.env.KOMGA_URL;
const cache = new LRUCache({ max: 500 });
const inflight = new Map();

async function go(method, endpoint, params, body) {
  let req = superagent[method](base + endpoint).query(params);
  if (method === 'get') req = req.retry(2);
  if (body !== undefined) req = req.send(body);
  const { body: response } = await req;
  return response;
}

const search = (text) => cachedGet('/api/v1/series/list', {}, undefined, { fullTextSearch: text }); // want: review wrapper-grown
async function cachedGet(endpoint, params = {}, ttl = 30, body) {
  const key = body === undefined
    ? `${endpoint}?${JSON.stringify(params)}`
    : `${endpoint}?${JSON.stringify(params)} ${JSON.stringify(body)}`;
  const hit = cache.get(key);
  if (hit) return hit;
  if (inflight.has(key)) return inflight.get(key);
  const pending = go(body === undefined ? 'get' : 'post', endpoint, params, body)
    .then((response) => {
      cache.set(key, response, { ttl: ttl * 1000 });
      return response;
    })
    .finally(() => inflight.delete(key));
  inflight.set(key, pending);
  return pending;
}

export async function filters(library) {
  const [genres, tags] = await Promise.all([
    cachedGet('/api/v2/genres', { library_id: library, unpaged: true }, 3600).then((page) => page.content), // want: migrated
    cachedGet('/api/v2/tags', { library_id: library, unpaged: true }, 3600).then((page) => page.content), // want: migrated
  ]);
  return { genres, tags, search };
}

/** What is sent here depends on more than the presence of a body. */
async function sendSome(method, endpoint, body, isOld) {
  let req = superagent[method](base + endpoint);
  if (body !== undefined && !isOld) req = req.send(body);
  return (await req).body;
}

export const oldest = () => sendSome('get', '/api/v1/books', undefined, true); // want: manual
