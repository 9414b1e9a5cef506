/** Client code as it is written in the field: a file name and its text each. */
export const REALISTIC: readonly (readonly [path: string, code: string])[] = [
  [
    'fetch.ts',
    `const BASE = process.env.API ?? 'http://localhost';
export async function listSeries(libraryId: string, { page = 0, size = 20 }: Paging = {}): Promise<Page<Series>> {
  const query = new URLSearchParams({ library_id: libraryId, page: String(page), size: String(size) });
  const response = await fetch(\`\${BASE}/api/v1/series?\${query}\`, { headers: headers() });
  if (!response.ok) throw new Error(response.statusText);
  return (await response.json()) as Page<Series>;
}
interface Paging { page?: number; size?: number }
function headers(): Record<string, string> { return { Authorization: token ? \`Bearer \${token}\` : '' }; }
let token: string | undefined;
export const setToken = (value?: string) => { token = value; };`,
  ],
  [
    'class.ts',
    `import axios, { type AxiosInstance, type AxiosRequestConfig as Config } from 'axios';
import type { Book } from './types';
export default class Client<T extends Book = Book> {
  static #instance?: Client;
  private readonly http: AxiosInstance;
  constructor(private readonly url: string, public config: Config = { baseURL: url }) {
    this.http = axios.create({ ...config, baseURL: url });
    this.http.interceptors.request.use((request) => { request.headers.set('X', url); return request; });
  }
  static get(url: string): Client { return (Client.#instance ??= new Client(url)); }
  books = async (params?: Config['params']): Promise<T[]> => {
    const { data: { content, ...rest } } = await this.http.get<{ content: T[] }>('/api/v1/books', { params });
    return rest && content;
  };
  async *all(size = 100): AsyncGenerator<T> {
    for (let page = 0, last = false; !last; page++) {
      const { data } = await this.http.get('books', { params: { page, size } });
      last = data.last;
      yield* data.content;
    }
  }
}`,
  ],
  [
    'hooks.tsx',
    `import React, { useEffect, useState, type FC } from 'react';
import * as ui from '../ui';
import { Card } from '../ui/card';
const LIMIT = 20;
export const Books: FC<{ seriesId: string; onPick?(id: string): void }> = ({ seriesId, onPick = () => {} }) => {
  const [books, setBooks] = useState<Book[]>([]);
  const [error, setError] = useState<Error | null>(null);
  useEffect(() => {
    let alive = true;
    (async () => {
      try {
        const response = await fetch(\`/api/v1/series/\${seriesId}/books?size=\${LIMIT}\`);
        const { content: books } = await response.json();
        if (alive) setBooks(books);
      } catch (error) {
        setError(error as Error);
      }
    })();
    return () => { alive = false; };
  }, [seriesId]);
  if (error) return <ui.Alert kind="error">{error.message}</ui.Alert>;
  return (
    <React.Fragment>
      {books.map((book, index) => (
        <Card key={book.id} {...book} title={\`\${index}. \${book.name}\`} onClick={() => onPick(book.id)}>
          <span className="name">{book.name}</span>
        </Card>
      ))}
    </React.Fragment>
  );
};
type Book = { id: string; name: string };`,
  ],
  [
    'common.cjs',
    `'use strict';
const axios = require('axios');
const { promisify } = require('util'), sleep = promisify(setTimeout);
var retries = 3;
function Client(options) {
  if (!(this instanceof Client)) return new Client(options);
  var self = this, retries = options.retries || retries;
  this.get = function get(path, callback) {
    axios.get(self.base + path).then(function (response) { callback(null, response.data); }, callback);
    if (retries-- > 0) return sleep(10).then(() => get(path, callback));
  };
}
for (var key in defaults) Client.prototype[key] = defaults[key];
var defaults = { base: '/' }, key;
module.exports = { Client, sleep, retries };
exports.get = (...args) => new Client({}).get(...args, arguments);`,
  ],
  [
    'enum.ts',
    `export enum Api { Series = 'api/v1/series', Books = 'api/v1/books', Both = Series + Books }
export const enum Flags { None = 0, A = 1 << 0, B = A << 1, AB = A | B }
export namespace Routes {
  const prefix = '/api/v1';
  export const series = \`\${prefix}/series\`;
  export function book(id: string) { return \`\${prefix}/books/\${id}\` as const; }
  export namespace deep { export const url = series + prefix; }
}
export const all = [Api.Series, Flags.AB, Routes.series, Routes.deep.url, Routes.book('1')];
declare global { interface Window { api: typeof all } }
window.api = all;`,
  ],
  [
    'angular.ts',
    `import { HttpClient, HttpParams } from '@angular/common/http';
import { Inject, Injectable, InjectionToken, type OnInit } from '@angular/core';
import { map, type Observable } from 'rxjs';
export const API = new InjectionToken<string>('API');
@Injectable({ providedIn: 'root' })
export class BookService implements OnInit {
  private readonly url = this.base + '/books';
  constructor(private http: HttpClient, @Inject(API) private readonly base: string) {}
  ngOnInit(): void { this.list().subscribe((books) => console.log(books)); }
  list(search?: string): Observable<Book[]>;
  list(search = '', params = new HttpParams()): Observable<Book[]> {
    if (search) params = params.set('search', search);
    return this.http.get<Page<Book>>(this.url, { params }).pipe(map(({ content }) => content));
  }
}
interface Page<T> { content: T[] }
interface Book { id: string }`,
  ],
  [
    'rtk.ts',
    `import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fetchBaseQuery({ baseUrl: '/api/v1', prepareHeaders: (headers, { getState }) => headers.set('a', getState()) }),
  endpoints: (builder) => ({
    books: builder.query<Book[], string | void>({
      query: (search) => ({ url: 'books', params: { search } }),
      transformResponse: ({ content }: { content: Book[] }) => content,
    }),
    read: builder.mutation({ query({ id, ...body }) { return { url: \`books/\${id}\`, method: 'PATCH', body }; } }),
  }),
});
export const { useBooksQuery, useReadMutation: useRead } = api;
export type Book = { id: string };`,
  ],
  [
    'msw.ts',
    `import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
const url = (path: string) => new URL(path, 'http://localhost').href;
const books = new Map<string, { id: string }>([['1', { id: '1' }]]);
export const server = setupServer(
  http.get(url('/api/v1/books/:id'), ({ params: { id } }) => {
    const book = books.get(id as string);
    return book ? HttpResponse.json(book) : new HttpResponse(null, { status: 404 });
  }),
  ...['a', 'b'].map((name) => http.get(url(name), () => HttpResponse.json({ name, url }))),
);
beforeAll(() => server.listen());
afterEach(() => { server.resetHandlers(); books.clear(); });`,
  ],
  [
    'switch.js',
    `export function url(kind, id, options = defaults(kind)) {
  switch (kind) {
    case 'book': {
      const path = 'books';
      return join(path, id);
    }
    case 'series':
      let path = 'series';
      path += '/' + id;
      return join(path);
    default:
      throw new TypeError(\`\${kind}: \${options.name}\`);
  }
  function join(...parts) { return [base, ...parts].join('/'); }
}
const base = '/api/v1';
function defaults(kind) { return { name: kind, base }; }
outer: for (const [key, value] of Object.entries(defaults())) {
  inner: for (let i = 0, n = value.length; i < n; i++) { if (key) continue outer; else break inner; }
}`,
  ],
  [
    'generic.ts',
    `type Method = 'get' | 'post';
type Route<M extends Method, P = unknown> = { method: M; path: string; params?: P };
type Params<R> = R extends Route<infer M, infer P> ? (M extends 'get' ? P : never) : R;
type Client = { [M in Method as \`do\${Capitalize<M>}\`]: <P>(path: string, params: P) => Promise<P> };
export function request<const R extends Route<Method>>(route: R, params: Params<R>): typeof route;
export function request<R extends Route<Method>>(route: R, ...rest: [params?: Params<R>]) {
  const method = <Method>route.method;
  const isGet = (value: Method): value is 'get' => value === 'get';
  if (isGet(method)) return route;
  return { ...route, ...rest[0]!, client: client satisfies Partial<Client> };
}
declare const client: Client;
export const typed = request<Route<'get'>>;
export abstract class Base<T> {
  abstract path: string;
  protected abstract send<U>(body: T, map: (value: T) => U): Promise<U>;
  readonly [Symbol.toStringTag] = 'Base';
}
export type { Params, Client as default };`,
  ],
  [
    'vue.ts',
    `import { computed, reactive, ref, toRefs, watch } from 'vue';
import { useApi } from '@/api';
const props = defineProps<{ libraryId: string }>();
const emit = defineEmits<{ (event: 'pick', id: string): void }>();
const { libraryId } = toRefs(props);
const state = reactive({ page: 0, items: [] as Item[] });
const total = computed(() => state.items.length);
const api = useApi(), search = ref('');
watch([libraryId, search], async ([id, text], [previous]) => {
  if (id === previous && !text) return;
  ({ content: state.items, number: state.page } = await api.get(\`/api/v1/series\`, { params: { library_id: id, search: text } }));
  emit('pick', state.items[0]?.id ?? String(total.value));
}, { immediate: true });
interface Item { id: string }`,
  ],
  [
    'iife.js',
    `(function ($, undefined) {
  var cache = {}, $root = $('#root');
  $.fn.books = function (options) {
    var settings = $.extend({ url: '/api/v1/books' }, options), that = this;
    return this.each(function (index, element) {
      if (cache[index]) return void render(cache[index]);
      $.ajax({ url: settings.url, success: function (data, _, xhr) { cache[index] = data; render(data, xhr); } });
      function render(data) { $(element).text(data.name); $root.append(that); }
    });
  };
  try { undefined = cache; } catch { $ = null; } finally { cache = undefined; }
})(jQuery);
if (typeof module !== 'undefined' && module.exports) module.exports = window.jQuery;`,
  ],
  [
    'wrapper.ts',
    `export const API_URLS = { series: '/api/v1/series', book: (id: string) => \`/api/v1/books/\${id}\` } as const;
export const { series: SERIES_URL, book: bookUrl } = API_URLS;
const withAuth = <A extends unknown[], R>(f: (...args: A) => R) => (...args: A): R => f(...args);
export const api = new Proxy({} as Record<string, (params?: object) => Promise<unknown>>, {
  get: (target, property, receiver) => Reflect.get(target, property, receiver) ?? withAuth(call)(String(property)),
});
async function call(path: string, init: RequestInit = {}, { retries = 1, delay = retries * 100 } = {}) {
  let attempt = 0, failure: unknown;
  do {
    try { return await fetch(SERIES_URL + path, init); } catch (error) { failure = error; }
    await new Promise((resolve) => setTimeout(resolve, delay));
  } while (attempt++ < retries);
  throw failure;
}
export { call as default, withAuth };
export * from './other';
export * as other from './other';
export { call as again } from './other';`,
  ],
  [
    'express.mjs',
    `import express from 'express';
import got, { HTTPError } from 'got';
const app = express(), client = got.extend({ prefixUrl: 'http://localhost/api/v1', responseType: 'json' });
app.get('/series/:id', async (req, res, next) => {
  const { params: { id }, query: { page = 0, ...query } } = req;
  try {
    const { body } = await client(\`series/\${id}\`, { searchParams: { page, ...query } });
    res.json(body);
  } catch (error) {
    if (error instanceof HTTPError && error.response.statusCode === 404) res.sendStatus(404);
    else next(error);
  }
});
export const server = await new Promise((resolve) => { const server = app.listen(0, () => resolve(server)); });
class Cache extends Map { static { this.shared = new Cache(); } get(key) { const value = super.get(key); return value; } }
export { Cache as LRU, app };`,
  ],
  [
    'import-equals.cts',
    `import request = require('request');
import fs = require('fs');
type Options = request.Options;
const readFile = (path: string) => fs.readFileSync(path, 'utf8');
const get = (url: string, options?: Options) => request.get({ url, ...options }, (error, response, body) => { if (error) throw error; use(body, response); });
let use: (...args: unknown[]) => void = () => {};
use = console.log;
get(readFile('url.txt'));
export { get, readFile };`,
  ],
];
