import { endOf, startOf } from '../../../source/source-file.ts';
import type { TextEdit } from '../../../source/text-edit.ts';
import type { CallSite, RequestChange } from '../../call-site.ts';
import { describedInPlace } from '../../edits/described-in-place.ts';
import { quoted } from '../../edits/respell.ts';
import type { BodySlot, Call, Form, Library } from '../../form.ts';
import { axiosLibrary, verbs } from '../axios.ts';
import { fetchLibrary, initForm } from '../fetch.ts';
import { ofetchLibrary } from '../ofetch.ts';
import { centraLibrary } from './centra.ts';
import { vueUseLibrary, wretchLibrary } from './chained-verbs.ts';
import { miniProgramLibrary } from './mini-program.ts';
import { anyMethod, requestLibraries } from './request.ts';
import { shapedLibraries } from './shaped.ts';

const all = ['get', 'post', 'put', 'patch', 'delete', 'head'] as const;

/** The same form for every method, which the name of the member shows. */
function eachVerb(form: Omit<Form, 'method'>): Record<string, readonly Form[]> {
  return Object.fromEntries(
    all.map((name) => [name, [{ ...form, method: { kind: 'member', method: name.toUpperCase() } }]]),
  );
}

/** Like axios: the same calls, clients and responses. */
function likeAxios(name: string, ...exports: readonly string[]): Library {
  const origins = ['', ...exports].map((one) => ({ module: name, export: one }));
  const { ownBase: _, ...library } = axiosLibrary;
  return { ...library, name, origins, respondsAs: 'axios' };
}

/** Like `fetch`; some of these wrap it: `fetchRetry(fetch)`. */
function likeFetch(...modules: readonly string[]): Library {
  const origins = modules.flatMap((module) => [
    { module, export: '' },
    { module, export: 'fetch' },
  ]);
  return { ...fetchLibrary, name: 'fetch', origins };
}

const data: BodySlot = { kind: 'property', name: 'data', isText: false };

/** Capacitor's own requests: one object, sent by native code. */
const native: Omit<Form, 'method'> = { url: 'url', options: 0, body: data, headers: 'headers', query: ['params'] };
const capacitorLibrary: Library = {
  name: 'capacitor',
  origins: [
    { module: '@capacitor/core', export: 'CapacitorHttp' },
    { module: '@capacitor-community/http', export: 'Http' },
  ],
  respondsAs: 'axios',
  members: { ...eachVerb(native), request: [{ ...native, method: anyMethod }] },
};

/** phin: one object, whose data is sent as JSON. */
const phinLibrary: Library = {
  name: 'phin',
  origins: [{ module: 'phin', export: '' }],
  responses: { value: 'superagent', arrives: 'promise' },
  members: { '': [{ url: 'url', options: 0, body: data, headers: 'headers', method: anyMethod }] },
};

/** Playwright's requests: an object is sent as JSON. */
const playwright: Omit<Form, 'method'> = { url: 0, options: 1, body: data, query: ['params'] };
const playwrightLibrary: Library = {
  name: 'playwright',
  origins: [
    ...['@playwright/test', 'playwright', 'playwright-core'].flatMap((module) => [
      { type: 'APIRequestContext', module },
      { module, export: 'request' },
    ]),
    { parameter: 'request', beside: '@playwright/test' },
    ...['playwright', 'page', 'context'].map((parameter) => ({
      parameter,
      member: 'request',
      beside: '@playwright/test',
    })),
  ],
  factories: { newContext: 0 },
  base: 'baseURL',
  isBaseResolved: true,
  settings: { file: 'playwright.config', member: 'use' },
  responses: { value: 'response', arrives: 'promise' },
  members: { ...eachVerb(playwright), fetch: [{ ...playwright, method: anyMethod }] },
};

/** Apollo's data sources: a class extends theirs, and calls `this.get(path, { params })`; an object is sent as JSON. */
const dataSourceLibrary: Library = {
  name: 'apollo',
  origins: ['@apollo/datasource-rest', 'apollo-datasource-rest'].map((module) => ({ type: 'RESTDataSource', module })),
  responses: { value: 'body', arrives: 'promise' },
  ownBase: 'baseURL',
  members: eachVerb({
    url: 0,
    options: 1,
    body: { kind: 'property', name: 'body', isText: false },
    query: ['params'],
    takesTexts: true,
  }),
};

/** Tauri 1: `Body.json` creates a body; a call that sends none need not import it. */
const tauriLibrary: Library = {
  name: 'tauri',
  isUrlParsed: true,
  origins: [{ module: '@tauri-apps/api/http', export: 'fetch' }],
  respondsAs: 'axios',
  members: {
    '': [
      {
        url: 0,
        options: 1,
        method: anyMethod,
        body: { kind: 'property', name: 'body', isText: false, madeBy: 'Body.json' },
        query: ['query'],
      },
    ],
  },
};

/** alova: its methods are capitalized, `alova.Get(url, config)`, and return a request to send. */
const alovaLibrary: Library = {
  name: 'alova',
  origins: [
    { module: 'alova', export: 'createAlova' },
    { type: 'Alova', module: 'alova' },
  ],
  factories: { '': 0 },
  base: 'baseURL',
  members: Object.fromEntries(
    Object.entries(verbs).map(([name, forms]) => [`${name[0]?.toUpperCase()}${name.slice(1)}`, forms]),
  ),
};

/** up-fetch: `up(fetch, () => defaults)` creates a client; an object is sent as JSON. */
const upFetchLibrary: Library = {
  ...ofetchLibrary,
  name: 'up-fetch',
  retried: [],
  origins: [
    { module: 'up-fetch', export: 'up' },
    { module: 'up-fetch', export: 'createFetch' },
  ],
  factories: { '': 1 },
  base: 'baseUrl',
  respondsAs: 'ofetch',
};

/** Angular's `httpResource(() => url)` and `httpResource(() => ({ url, method, body }))`. */
const resource = {
  isComputed: true,
  method: anyMethod,
  body: { kind: 'property', name: 'body', isText: false },
  query: ['params'],
} as const;
const resourceLibrary: Library = {
  name: 'angular',
  origins: [{ module: '@angular/common/http', export: 'httpResource' }],
  respondsAs: 'httpResource',
  members: {
    '': [
      { ...resource, url: 'url', options: 0 },
      { ...resource, url: 0, respell: respellResource },
    ],
  },
};

/** `() => url` becomes `() => ({ url, method: 'POST', body })`. */
function respellResource({ place, args: [given] }: Call, _site: CallSite, change: RequestChange): readonly TextEdit[] {
  return given === undefined ? [] : describedInPlace(place.file, given.node, change);
}

/** Cypress' requests: an object, or some of method, URL and body; an object is sent as JSON. */
const cypressRequest = { body: { kind: 'property', name: 'body', isText: false }, query: ['qs'] } as const;
const cypressLibrary: Library = {
  name: 'cypress',
  origins: [{ global: 'cy' }],
  responses: { value: 'superagent', arrives: 'promise' },
  members: {
    request: [
      { ...cypressRequest, url: 'url', options: 0, method: anyMethod },
      { url: 1, method: { kind: 'argument', index: 0 }, body: { kind: 'argument', index: 2 } },
      { url: 0, method: { kind: 'member', method: 'GET' }, body: { kind: 'argument', index: 1 }, respell: withMethod },
    ],
  },
};

/** `cy.request(url)` becomes `cy.request('POST', url, body)`. */
function withMethod({ place: { node, file } }: Call, _site: CallSite, change: RequestChange): readonly TextEdit[] {
  const [url] = node.arguments;
  if (url === undefined || change.method === undefined) return [];
  const behind = change.body === undefined ? '' : `, ${change.body}`;
  return [
    { start: startOf(url), end: startOf(url), text: `${quoted(file, change.method.to)}, ` },
    { start: endOf(url), end: endOf(url), text: behind },
  ];
}

/** The client of Google Apps Script. */
const googleLibrary: Library = {
  name: 'apps-script',
  origins: [{ global: 'UrlFetchApp' }],
  responses: { value: 'at-once', arrives: 'now' },
  members: {
    fetch: [
      {
        url: 0,
        options: 1,
        method: anyMethod,
        body: { kind: 'property', name: 'payload', isText: true },
        contentType: 'contentType',
      },
    ],
  },
};

/** Zotero's client, for its plugins: the method comes first. */
const zoteroLibrary: Library = {
  name: 'zotero',
  origins: [{ global: 'Zotero' }],
  members: {
    'HTTP.request': [
      {
        url: 1,
        options: 2,
        method: { kind: 'argument', index: 0 },
        body: { kind: 'property', name: 'body', isText: true },
        headers: 'headers',
      },
    ],
  },
};

/** Raycast's `useFetch(url, init)`, whose URL may be created for each page. */
const raycastLibrary: Library = {
  ...likeFetch(),
  origins: [{ module: '@raycast/utils', export: 'useFetch' }],
  respondsAs: 'useFetch',
  members: { '': [{ ...initForm, isComputed: true }, initForm] },
};

/** `urllib.request(url, { method, data })`. */
const urllibLibrary: Library = {
  name: 'urllib',
  origins: [{ module: 'urllib', export: '' }],
  respondsAs: 'axios',
  members: { request: [{ url: 0, options: 1, method: anyMethod, body: data, headers: 'headers' }] },
};

/**
 * Libraries that are described by their likeness to another one. They are supported as fully as the others, but need no
 * fixture in each folder.
 */
export const similarLibraries: readonly Library[] = [
  { ...likeAxios('angularjs'), origins: [{ parameter: '$http' }] },
  likeAxios('xior', 'xior'),
  likeAxios('redaxios'),
  likeAxios('axios-cache-interceptor'),
  likeFetch(
    'fetch',
    'unfetch',
    'isomorphic-unfetch',
    'whatwg-fetch',
    'make-fetch-happen',
    'minipass-fetch',
    'cross-undici-fetch',
  ),
  { ...likeFetch('fetch-retry', 'fetch-cookie', '@vercel/fetch', 'fetch-with-retry'), factories: { '': 0 } },
  resourceLibrary,
  capacitorLibrary,
  phinLibrary,
  playwrightLibrary,
  dataSourceLibrary,
  tauriLibrary,
  alovaLibrary,
  upFetchLibrary,
  urllibLibrary,
  requestLibraries,
  ...shapedLibraries,
  cypressLibrary,
  googleLibrary,
  zoteroLibrary,
  raycastLibrary,
  miniProgramLibrary,
  wretchLibrary,
  centraLibrary,
  vueUseLibrary,
];
