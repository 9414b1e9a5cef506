// fixture: profile=komga
import { EventEmitter } from 'node:events';
import axios from 'axios';

type Query = Record<string, string>;
const base = process.env.BASE_URL;
const written = (query: Query) => new URLSearchParams(query);

// A copy of the query in a list
const recent: Query[] = [];
async function listed(path: string, query: Query, body?: unknown) {
  recent.push({ ...query });
  return (
    await fetch(`${base}/api/v1/${path}?${written(query)}`, body === undefined ? undefined : {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();
}
export const ofGenre = (genre: string) => listed(
  'series/list',
  { size: '3' },
  {
    condition: genre
      ? { anyOf: genre.split(/\s*,\s*/).map((value) => ({ genre: { operator: 'is', value } })) }
      : undefined,
  },
); // want: review url-kept
export const recentOnes = () => recent.map((one) => Object.keys(one).join());

// One filter, and one that stays where it is
let genre = 'none';
let size = '';
async function chosen(path: string, query: { genre?: string; size: string }, body?: unknown) {
  if (query.genre) genre = query.genre;
  return (
    await fetch(`${base}/api/v1/${path}?${written(query as Query)}`, body === undefined ? undefined : {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();
}
export const chosenOf = (name: string) => chosen(
  'series/list',
  { size: '3' },
  {
    condition: name
      ? { anyOf: name.split(/\s*,\s*/).map((value) => ({ genre: { operator: 'is', value } })) }
      : undefined,
  },
); // want: review url-kept
async function sized(
  path: string,
  { size: given = '20', ...query }: { genre?: string; size?: string },
  body?: unknown,
) {
  size = given;
  return (
    await fetch(`${base}/api/v1/${path}?${written({ ...query, size } as Query)}`, body === undefined ? undefined : {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();
}
export const sizedOf = (name: string) => sized(
  'series/list',
  { size: '3' },
  {
    condition: name
      ? { anyOf: name.split(/\s*,\s*/).map((value) => ({ genre: { operator: 'is', value } })) }
      : undefined,
  },
); // want: review wrapper-grown
let isFiltered = false;
async function flagged(path: string, query: { genre?: string; size: string }, body?: unknown) {
  if (query.genre !== undefined) isFiltered = true;
  return (
    await fetch(`${base}/api/v1/${path}?${written(query as Query)}`, body === undefined ? undefined : {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();
}
export const flaggedOf = (name: string) => flagged(
  'series/list',
  { size: '3' },
  {
    condition: name
      ? { anyOf: name.split(/\s*,\s*/).map((value) => ({ genre: { operator: 'is', value } })) }
      : undefined,
  },
); // want: review url-kept
export const state = () => `${genre} ${size} ${isFiltered}`;

// What a test of the query decides, what its names are used for
const counts = { filtered: 0, all: 0 };
const names: Record<string, number> = {};
async function counted(path: string, query: Query, body?: unknown) {
  counts[Object.keys(query).some((name) => name !== 'size') ? 'filtered' : 'all']++;
  return (
    await fetch(`${base}/api/v1/${path}?${written(query)}`, body === undefined ? undefined : {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();
}
export const countedOf = (tag: string) => counted(
  'books/list',
  { size: '3' },
  { condition: tag ? { anyOf: tag.split(/\s*,\s*/).map((value) => ({ tag: { operator: 'is', value } })) } : undefined },
); // want: review url-kept
async function named(path: string, query: Query, body?: unknown) {
  for (const name of Object.keys(query)) names[name] = 1;
  return (
    await fetch(`${base}/api/v1/${path}?${written(query)}`, body === undefined ? undefined : {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();
}
export const namedOf = (tag: string) => named(
  'books/list',
  { size: '3' },
  { condition: tag ? { anyOf: tag.split(/\s*,\s*/).map((value) => ({ tag: { operator: 'is', value } })) } : undefined },
); // want: review url-kept
export const stats = () => ({ counts, names });

// A member of a store, under its name or another one; another member of it
const store = { requests: {} as Record<string, number>, log: [] as string[], errors: 0, times: {} as Record<string, number> };
async function deep(path: string): Promise<string[]> {
  store.requests[path] = 1;
  return (await fetch(`${base}${path}`)).json();
}
export const genres = () => deep('/api/v2/genres?unpaged=true').then((page: any): string[] => page.content); // want: review url-kept
async function aliased(path: string): Promise<string[]> {
  const { log } = store;
  log.push(path.replaceAll('/', ' '));
  return (await fetch(`${base}${path}`)).json();
}
export const languages = () => aliased('/api/v2/languages?unpaged=true').then((page: any): string[] => page.content); // want: review url-kept
async function timed(path: string): Promise<string[]> {
  store.times[path] = Date.now();
  return (await fetch(`${base}${path}`)).json();
}
export const publishers = () => timed('/api/v2/publishers?unpaged=true').then((page: any): string[] => page.content); // want: migrated
export const shown = () => [store.requests, store.log, store.errors];

// An object that is filled before it is stored
const traces: { path?: string; ok?: boolean }[] = [];
async function traced(path: string): Promise<string[]> {
  const entry: (typeof traces)[number] = {};
  entry.path = path;
  traces.push(entry);
  return (await fetch(`${base}${path}`)).json();
}
export const labels = () => traced('/api/v2/sharing-labels?unpaged=true').then((page: any): string[] => page.content); // want: review url-kept
export const lastTrace = () => traces.at(-1);

// An event, listeners, and a state that a function computes
const bus = new EventEmitter();
async function told(path: string): Promise<string[]> {
  bus.emit('request', { path });
  return (await fetch(`${base}${path}`)).json();
}
export const tags = () => told('/api/v2/tags?unpaged=true').then((page: any): string[] => page.content); // want: review url-kept
const listeners: ((path: string) => void)[] = [];
async function heard(path: string): Promise<string[]> {
  for (const listener of listeners) listener(path);
  return (await fetch(`${base}${path}`)).json();
}
export const bookTags = () =>
  heard('/api/v2/tags?include=BOOK&unpaged=true').then((page: any): string[] => page.content); // want: review url-kept
let loading: Record<string, boolean> = {};
const reduced = (old: typeof loading, path: string): typeof loading => ({ ...old, [path]: true });
async function loaded(path: string): Promise<string[]> {
  loading = reduced(loading, path);
  return (await fetch(`${base}${path}`)).json();
}
export const seriesTags = () =>
  loaded('/api/v2/tags?include=SERIES&unpaged=true').then((page: any): string[] => page.content); // want: review url-kept
export const isLoading = () => Object.keys(loading).length > 0;

// A field, read from outside of its class
class Client {
  last = '';
  async get(path: string): Promise<string[]> {
    this.last = path;
    return (await fetch(`${base}${path}`)).json();
  }
}
const client = new Client();
export const ages = () =>
  client.get('/api/v2/age-ratings?unpaged=true').then((page: any): string[] => page.content.map(String)); // want: review url-kept
export const lastPath = () => client.last;

// The method
const methods: string[] = [];
async function sent(path: string, method: string, body: object) {
  methods.push(method);
  await fetch(`${base}${path}`, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
}
export const rename = (id: string, name: string) => sent(`/api/v1/libraries/${id}`, 'PATCH', { name }); // want: review url-kept
let label = '';
async function labelled(path: string, options: { method: string; label: string; body: object }) {
  label = options.label;
  const headers = { 'content-type': 'application/json' };
  await fetch(`${base}${path}`, { method: options.method, body: JSON.stringify(options.body), headers });
}
export const change = (id: string, body: object) => labelled(`/api/v1/libraries/${id}`, { method: 'PATCH', label: 'change', body }); // want: migrated
export const allMethods = () => [...methods, label];

// A hook that keeps the query
const api = axios.create({ baseURL: `${base}/api/v1` });
let params: Query = {};
api.interceptors.request.use((config) => {
  params = { ...config.params };
  return config;
});
export const hooked = async (tag: string) => (
  await api.post(
    '/series/list',
    {
      condition: tag ? { anyOf: tag.split(/\s*,\s*/).map((value) => ({ tag: { operator: 'is', value } })) } : undefined,
    },
    { params: { size: 2 } },
  )
).data; // want: review url-kept
export const hookedLast = () => Object.keys(params);
