// fixture: profile=komga
import { createHash } from 'node:crypto';

const server = process.env.KOMGA_URL;
const lists = new Map();
const pages = new Map();
const limits = new Map();

async function load(path, params, body) {
  const response = await fetch(`${server}${path}?${new URLSearchParams(params)}`, body === undefined ? undefined : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

export const genres = () => load('/api/v2/genres', { unpaged: true }).then((page) => page.content); // want: migrated

const keyOf = (path, params) => `${path}?${new URLSearchParams(params)}`;

async function throughFunction(path, params = {}, body) {
  const key = body === undefined ? keyOf(path, params) : `${keyOf(path, params)} ${JSON.stringify(body)}`;
  if (lists.has(key)) return lists.get(key);
  const value = await load(path, params, body);
  lists.set(key, value);
  return value;
}

export const unread = (library) => throughFunction(
  '/api/v1/series/list',
  { size: 50 },
  { condition: { libraryId: { operator: 'is', value: library } } },
); // want: review
export const latest = () => throughFunction('/api/v1/books/latest', { size: 10 }); // nope: stays

async function throughList(path, params = {}, body) {
  const key = body === undefined
    ? JSON.stringify([path, params])
    : `${JSON.stringify([path, params])} ${JSON.stringify(body)}`;
  if (!pages.has(key)) pages.set(key, load(path, params, body));
  return pages.get(key);
}

export const reading = (library) =>
  throughList('/api/v1/books/list', { size: 5 }, { condition: { libraryId: { operator: 'is', value: library } } }); // want: review

async function throughObject(path, params = {}, body) {
  const key = JSON.stringify({ path, params, body });
  let value = lists.get(key);
  if (!value) {
    value = await load(path, params, body);
    lists.set(key, value);
  }
  return value;
}

export const ended = (library) => throughObject('/api/v1/series/list', {}, {
  condition: {
    allOf: [{ libraryId: { operator: 'is', value: library } }, { seriesStatus: { operator: 'is', value: 'ENDED' } }],
  },
}); // want: review

async function throughNames(path, params = {}, body) {
  const key = body === undefined
    ? JSON.stringify({ path, params }, ['path', 'params', 'library_id', 'size'])
    : `${JSON.stringify({ path, params }, ['path', 'params', 'library_id', 'size'])} ${JSON.stringify(body)}`;
  if (!pages.has(key)) pages.set(key, load(path, params, body));
  return pages.get(key);
}

export const oneShots = (library) => throughNames('/api/v1/series/list', {}, {
  condition: { allOf: [{ libraryId: { operator: 'is', value: library } }, { oneShot: { operator: 'isTrue' } }] },
}); // want: review

async function throughDigest(path, params = {}, body) {
  const key = body === undefined
    ? createHash('sha1').update(path + JSON.stringify(params)).digest('hex')
    : `${createHash('sha1').update(path + JSON.stringify(params)).digest('hex')} ${JSON.stringify(body)}`;
  const known = lists.get(key);
  if (known) return known;
  const data = await load(path, params, body);
  lists.set(key, data);
  return data;
}

export const hiatus = (library) => throughDigest('/api/v1/series/list', {}, {
  condition: {
    allOf: [{ libraryId: { operator: 'is', value: library } }, { seriesStatus: { operator: 'is', value: 'HIATUS' } }],
  },
}); // want: review

/** What is kept for a host has nothing to do with a body. */
async function limited(path, params = {}, body) {
  const host = new URL(path, server).host;
  const limit = limits.get(host) ?? { until: 0 };
  limits.set(host, limit);
  return load(path, params, body);
}

export const ongoing = (library) => limited('/api/v1/series/list', {}, {
  condition: {
    allOf: [{ libraryId: { operator: 'is', value: library } }, { seriesStatus: { operator: 'is', value: 'ONGOING' } }],
  },
}); // want: review
