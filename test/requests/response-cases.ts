/** A call of the tags operation in a snippet, and the snippet once the answer is a page; or why it cannot be. */
export type Case = {
  readonly name: string;
  readonly path?: string;
  readonly before: string;
} & ({ readonly after: string } | { readonly refused: string });

/** A call that is refused, or has nothing to unwrap. */
function refusals(
  prelude: string,
  list: readonly (readonly [name: string, before: string, refused: string])[],
): Case[] {
  return list.map(([name, before, refused]) => ({ name, before: prelude + before, refused }));
}

/** Each pair of strings is a call before and after; what comes before it in the file is the same. */
function pairs(
  prelude: string,
  list: readonly (readonly [name: string, before: string, after: string, path?: string])[],
  path = 'client.ts',
): Case[] {
  return list.map(([name, before, after, ownPath = path]) => ({
    name,
    path: ownPath,
    before: prelude + before,
    after: prelude + after,
  }));
}

const axios = `import axios from 'axios';\n`;
const ky = `import ky from 'ky';\n`;
const jquery = `import $ from 'jquery';\n`;
const api = `declare const base: string;
const api = {
  async get<T>(path: string): Promise<T> {
    const res = await fetch(base + path);
    if (!res.ok) throw new Error(res.statusText);
    return res.json();
  },
};
`;
const angular = `import { Injectable } from '@angular/core';
import { HttpClient } from '@angular/common/http';
import { Observable } from 'rxjs';
class Tags {
  constructor(private http: HttpClient) {}
  `;

export const cases: Readonly<Record<string, readonly Case[]>> = {
  axios: pairs(axios, [
    [
      'the data of an awaited call',
      `const tags = (await axios.get('/tags')).data;`,
      `const tags = (await axios.get('/tags')).data.content;`,
    ],
    [
      'every use of the data of a constant',
      `const res = await axios.get('/tags');\nconsole.log(res.status, res.data.length);\nshow(res.data);`,
      `const res = await axios.get('/tags');\nconsole.log(res.status, res.data.content.length);\nshow(res.data.content);`,
    ],
    [
      'a then',
      `export const tags = () => axios.get('/tags').then((r) => r.data);`,
      `export const tags = () => axios.get('/tags').then((r) => r.data.content);`,
    ],
    [
      'destructured data',
      `const { data } = await axios.get('/tags');`,
      `const { data: { content: data } } = await axios.get('/tags');`,
    ],
    [
      'renamed data',
      `const { data: tags, status } = await axios.get('/tags');`,
      `const { data: { content: tags }, status } = await axios.get('/tags');`,
    ],
    [
      'data with a default',
      `const { data = [] } = await axios.get('/tags');`,
      `const { data: { content: data = [] } = {} } = await axios.get('/tags');`,
    ],
    [
      'renamed data with a default',
      `const { data: tags = [] } = await axios.get('/tags');`,
      `const { data: { content: tags = [] } = {} } = await axios.get('/tags');`,
    ],
    [
      'a then that destructures',
      `axios.get('/tags').then(({ data }) => show(data));`,
      `axios.get('/tags').then(({ data }) => show(data.content));`,
    ],
    [
      'the rest of a response',
      `const { status, ...rest } = await axios.get('/tags');\nshow(rest.data);`,
      `const { status, ...rest } = await axios.get('/tags');\nshow(rest.data.content);`,
    ],
    [
      'an optional chain',
      `const res = await axios.get('/tags');\nshow(res?.data);`,
      `const res = await axios.get('/tags');\nshow(res?.data?.content);`,
    ],
    [
      'an optional chain after the data',
      `const res = await axios.get('/tags');\nshow(res.data?.length);`,
      `const res = await axios.get('/tags');\nshow(res.data?.content?.length);`.replace(
        '?.content?.length',
        '?.content?.length',
      ),
    ],
    [
      'a fallback after the data',
      `const res = await axios.get('/tags');\nshow(res.data ?? []);`,
      `const res = await axios.get('/tags');\nshow(res.data?.content ?? []);`,
    ],
    [
      'a guard of the data',
      `const res = await axios.get('/tags');\nshow(Array.isArray(res.data) ? res.data : []);`,
      `const res = await axios.get('/tags');\nshow(Array.isArray(res.data.content) ? res.data.content : []);`,
    ],
    [
      'a non-null data',
      `const res = await axios.get('/tags');\nshow(res.data!.length);`,
      `const res = await axios.get('/tags');\nshow(res.data!.content.length);`,
    ],
    [
      'a cast between await and data',
      `const tags = ((await axios.get('/tags')) as AxiosResponse<string[]>).data;`,
      `const tags = ((await axios.get('/tags')) as AxiosResponse<{ content: string[] }>).data.content;`,
    ],
    [
      'a cast of the data',
      `const tags = (await axios.get('/tags')).data as string[];`,
      `const tags = (await axios.get('/tags')).data.content as string[];`,
    ],
    [
      'a non-null between await and data',
      `const tags = (await axios.get('/tags'))!.data;`,
      `const tags = (await axios.get('/tags'))!.data.content;`,
    ],
    [
      'data under a text key',
      `const tags = (await axios.get('/tags'))['data'];`,
      `const tags = (await axios.get('/tags'))['data'].content;`,
    ],
    [
      'a type argument',
      `const tags = (await axios.get<string[]>('/tags')).data;`,
      `const tags = (await axios.get<{ content: string[] }>('/tags')).data.content;`,
    ],
    [
      'two type arguments',
      `const { data } = await axios.get<string[], AxiosResponse<string[]>>('/tags');`,
      `const { data: { content: data } } = await axios.get<{ content: string[] }, AxiosResponse<{ content: string[] }>>('/tags');`,
    ],
    [
      'an annotated constant',
      `const res: AxiosResponse<string[]> = await axios.get('/tags');\nshow(res.data);`,
      `const res: AxiosResponse<{ content: string[] }> = await axios.get('/tags');\nshow(res.data.content);`,
    ],
    [
      'an annotated pattern',
      `const { data }: { data: string[] } = await axios.get('/tags');`,
      `const { data: { content: data } }: { data: { content: string[] } } = await axios.get('/tags');`,
    ],
    [
      'an annotated parameter',
      `axios.get('/tags').then((res: AxiosResponse<string[]>) => show(res.data));`,
      `axios.get('/tags').then((res: AxiosResponse<{ content: string[] }>) => show(res.data.content));`,
    ],
    [
      'an annotated data constant',
      `const res = await axios.get('/tags');\nconst tags: string[] = res.data;`,
      `const res = await axios.get('/tags');\nconst tags: string[] = res.data.content;`,
    ],
    [
      'a returned promise',
      `export function tags() {\n  return axios.get('/tags');\n}`,
      `export function tags() {\n  return axios.get('/tags').then((res) => ({ ...res, data: res.data.content }));\n}`,
    ],
    [
      'a promise returned by an arrow',
      `export const api = {\n  tags: () => axios.get<string[]>('/tags'),\n};`,
      `export const api = {\n  tags: () => axios.get<{ content: string[] }>('/tags').then((res) => ({ ...res, data: res.data.content })),\n};`,
    ],
    [
      'a returned response',
      `async function tags() {\n  const res = await axios.get('/tags');\n  return res;\n}`,
      `async function tags() {\n  const res = await axios.get('/tags');\n  return { ...res, data: res.data.content };\n}`,
    ],
    [
      'a response returned at once',
      `async function tags() {\n  return await axios.get('/tags');\n}`,
      `async function tags() {\n  return await axios.get('/tags').then((res) => ({ ...res, data: res.data.content }));\n}`,
    ],
    [
      'an arrow that gives the response',
      `axios.get('/tags').then((res) => res).then((res) => show(res.data));`,
      `axios.get('/tags').then((res) => res).then((res) => show(res.data.content));`,
    ],
    [
      'a promise in a variable',
      `const pending = axios.get('/tags');\nconst tags = (await pending).data;`,
      `const pending = axios.get('/tags');\nconst tags = (await pending).data.content;`,
    ],
    [
      'an assignment',
      `let res;\ntry {\n  res = await axios.get('/tags');\n} catch (error) {\n  report(error);\n}\nshow(res.data);`,
      `let res;\ntry {\n  res = await axios.get('/tags');\n} catch (error) {\n  report(error);\n}\nshow(res.data.content);`,
    ],
    [
      'an assigned pattern',
      `let tags;\n({ data: tags } = await axios.get('/tags'));`,
      `let tags;\n({ data: { content: tags } } = await axios.get('/tags'));`,
    ],
    [
      'a taken name',
      `export const tags = (res) => axios.get('/tags', res);`,
      `export const tags = (res) => axios.get('/tags', res).then((response) => ({ ...response, data: response.data.content }));`,
    ],
    [
      'tight braces',
      `const {data: tags} = await axios.get('/tags');`,
      `const {data: {content: tags}} = await axios.get('/tags');`,
    ],
    [
      'a client with a base',
      `const http = axios.create({ baseURL: '/api' });\nexport const load = async () => (await http.get('/tags')).data;`,
      `const http = axios.create({ baseURL: '/api' });\nexport const load = async () => (await http.get('/tags')).data.content;`,
    ],
    [
      'a client whose interceptor gives the data',
      `const http = axios.create();\nhttp.interceptors.response.use((res) => res.data);\nexport const load = () => http.get('/tags');`,
      `const http = axios.create();\nhttp.interceptors.response.use((res) => res.data);\nexport const load = () => http.get('/tags').then((page) => page.content);`,
      'client.js',
    ],
    [
      'a catch that stands in between',
      `axios.get('/tags').catch(() => null).then((res) => show(res?.data));`,
      `axios.get('/tags').catch(() => null).then((res) => show(res?.data?.content));`,
    ],
    [
      'a finally',
      `axios.get('/tags').finally(stop).then((res) => show(res.data));`,
      `axios.get('/tags').finally(stop).then((res) => show(res.data.content));`,
    ],
    ['a call that is not used', `await axios.get('/tags');`, `await axios.get('/tags');`],
    [
      'a status that is used alone',
      `const { status } = await axios.get<string[]>('/tags');`,
      `const { status } = await axios.get<string[]>('/tags');`,
    ],
  ]),

  'all of several': pairs(axios, [
    [
      'a pattern',
      `const [tags, genres] = await Promise.all([axios.get('/tags'), axios.get('/genres')]);\nshow(tags.data, genres.data);`,
      `const [tags, genres] = await Promise.all([axios.get('/tags'), axios.get('/genres')]);\nshow(tags.data.content, genres.data);`,
    ],
    [
      'a pattern in a pattern',
      `const [{ data: tags }, { data: genres }] = await Promise.all([axios.get('/tags'), axios.get('/genres')]);`,
      `const [{ data: { content: tags } }, { data: genres }] = await Promise.all([axios.get('/tags'), axios.get('/genres')]);`,
    ],
    [
      'a then',
      `Promise.all([axios.get('/genres'), axios.get('/tags')]).then(([genres, tags]) => show(genres.data, tags.data));`,
      `Promise.all([axios.get('/genres'), axios.get('/tags')]).then(([genres, tags]) => show(genres.data, tags.data.content));`,
    ],
    [
      'a position',
      `const all = await Promise.all([axios.get('/genres'), axios.get('/tags')]);\nshow(all[0].data, all[1].data);`,
      `const all = await Promise.all([axios.get('/genres'), axios.get('/tags')]);\nshow(all[0].data, all[1].data.content);`,
    ],
    [
      'bodies',
      `const [tags, genres] = await Promise.all([fetch('/tags').then((r) => r.json()), fetch('/genres').then((r) => r.json())]);`,
      `const [tags, genres] = await Promise.all([fetch('/tags').then((r) => r.json()).then((page) => page.content), fetch('/genres').then((r) => r.json())]);`,
    ],
    [
      'responses decoded by name',
      `const [a, b] = await Promise.all([fetch('/tags'), fetch('/genres')]);\nconst tags = await a.json();\nconst genres = await b.json();`,
      `const [a, b] = await Promise.all([fetch('/tags'), fetch('/genres')]);\nconst tags = (await a.json()).content;\nconst genres = await b.json();`,
    ],
    [
      'responses decoded in a second Promise.all',
      `const [a, b] = await Promise.all([fetch('/tags'), fetch('/genres')]);\nconst [tags, genres] = await Promise.all([a.json(), b.json()]);`,
      `const [a, b] = await Promise.all([fetch('/tags'), fetch('/genres')]);\nconst [tags, genres] = await Promise.all([a.json().then((page) => page.content), b.json()]);`,
    ],
    [
      'responses decoded by position',
      `const responses = await Promise.all([fetch('/genres'), fetch('/tags')]);\nconst [genres, tags] = await Promise.all(responses.map((r) => r.json()));`,
      `const responses = await Promise.all([fetch('/genres'), fetch('/tags')]);\nconst [genres, { content: tags }] = await Promise.all(responses.map((r) => r.json()));`,
    ],
    [
      'a chain of thens',
      `Promise.all([fetch('/genres'), fetch('/tags')])\n  .then((all) => Promise.all(all.map((r) => r.json())))\n  .then(([genres, tags]) => show(genres, tags));`,
      `Promise.all([fetch('/genres'), fetch('/tags')])\n  .then((all) => Promise.all(all.map((r) => r.json())))\n  .then(([genres, { content: tags }]) => show(genres, tags));`,
    ],
    [
      'a list of promises in a variable',
      `const pending = [axios.get('/genres'), axios.get('/tags')];\nconst [genres, tags] = await Promise.all(pending);\nshow(tags.data);`,
      `const pending = [axios.get('/genres'), axios.get('/tags')];\nconst [genres, tags] = await Promise.all(pending);\nshow(tags.data.content);`,
    ],
    [
      'the same request for each of a list',
      `const all = await Promise.all(ids.map((id) => axios.get(\`/tags?library_id=\${id}\`)));\nshow(all.flatMap((res) => res.data));`,
      `const all = await Promise.all(ids.map((id) => axios.get(\`/tags?library_id=\${id}\`)));\nshow(all.flatMap((res) => res.data.content));`,
    ],
    [
      'a loop over the answers',
      `const all = await Promise.all(ids.map((id) => axios.get(\`/tags?library_id=\${id}\`)));\nfor (const { data } of all) show(data);`,
      `const all = await Promise.all(ids.map((id) => axios.get(\`/tags?library_id=\${id}\`)));\nfor (const { data } of all) show(data.content);`,
    ],
    [
      'a loop over each answer',
      `const all = await Promise.all(ids.map(async (id) => {\n  const res = await axios.get(\`/tags?library_id=\${id}\`);\n  return res.data;\n}));`,
      `const all = await Promise.all(ids.map(async (id) => {\n  const res = await axios.get(\`/tags?library_id=\${id}\`);\n  return res.data.content;\n}));`,
    ],
    [
      'settled promises',
      `const [tags] = await Promise.allSettled([axios.get('/tags')]);\nif (tags.status === 'fulfilled') show(tags.value.data);`,
      `const [tags] = await Promise.allSettled([axios.get('/tags')]);\nif (tags.status === 'fulfilled') show(tags.value.data.content);`,
    ],
  ]),

  fetch: pairs('', [
    [
      'an awaited json',
      `const res = await fetch('/tags');\nconst tags = await res.json();`,
      `const res = await fetch('/tags');\nconst tags = (await res.json()).content;`,
    ],
    [
      'an annotated constant',
      `const res = await fetch('/tags');\nconst tags: string[] = await res.json();`,
      `const res = await fetch('/tags');\nconst tags: string[] = (await res.json()).content;`,
    ],
    [
      'a cast',
      `const res = await fetch('/tags');\nconst tags = (await res.json()) as string[];`,
      `const res = await fetch('/tags');\nconst tags = ((await res.json()) as { content: string[] }).content;`,
    ],
    [
      'a cast without parentheses',
      `async function f(res: Response) {\n  const r = await fetch('/tags');\n  return await r.json() as string[];\n}`,
      `async function f(res: Response) {\n  const r = await fetch('/tags');\n  return (await r.json() as { content: string[] }).content;\n}`,
    ],
    [
      'both awaits in one',
      `const tags = await (await fetch('/tags')).json();`,
      `const tags = (await (await fetch('/tags')).json()).content;`,
    ],
    [
      'a returned json',
      `async function tags() {\n  const r = await fetch('/tags');\n  if (!r.ok) throw new Error(r.statusText);\n  return r.json();\n}`,
      `async function tags() {\n  const r = await fetch('/tags');\n  if (!r.ok) throw new Error(r.statusText);\n  return (await r.json()).content;\n}`,
    ],
    [
      'a json that is returned from a try',
      `async function tags() {\n  const r = await fetch('/tags');\n  try {\n    return r.json();\n  } finally {\n    done();\n  }\n}`,
      `async function tags() {\n  const r = await fetch('/tags');\n  try {\n    return r.json().then((page) => page.content);\n  } finally {\n    done();\n  }\n}`,
    ],
    [
      'a returned json of an awaited call',
      `const tags = async () => (await fetch('/tags')).json();`,
      `const tags = async () => (await fetch('/tags')).json().then((page) => page.content);`,
    ],
    [
      'a then',
      `const tags = () => fetch('/tags').then((r) => r.json());`,
      `const tags = () => fetch('/tags').then((r) => r.json()).then((page) => page.content);`,
    ],
    [
      'a then with a block',
      `const tags = () => fetch('/tags').then(function (r) {\n  return r.json();\n});`,
      `const tags = () => fetch('/tags').then(function (r) {\n  return r.json();\n}).then((page) => page.content);`,
    ],
    [
      'a then that checks',
      `fetch('/tags')\n  .then((r) => {\n    if (!r.ok) throw new Error('no');\n    return r.json();\n  })\n  .then(show);`,
      `fetch('/tags')\n  .then((r) => {\n    if (!r.ok) throw new Error('no');\n    return r.json();\n  })\n  .then((page) => page.content)\n  .then(show);`,
    ],
    [
      'a then that has another result too',
      `const tags = () => fetch('/tags').then((r) => (r.ok ? r.json() : []));`,
      `const tags = () => fetch('/tags').then((r) => (r.ok ? r.json().then((page) => page.content) : []));`,
    ],
    [
      'a then that returns another result first',
      `const tags = () => fetch('/tags').then((r) => {\n  if (!r.ok) return [];\n  return r.json();\n});`,
      `const tags = () => fetch('/tags').then((r) => {\n  if (!r.ok) return [];\n  return r.json().then((page) => page.content);\n});`,
    ],
    [
      'a then that gives the response on',
      `fetch('/tags')\n  .then((r) => {\n    if (!r.ok) throw new Error('no');\n    return r;\n  })\n  .then((r) => r.json())\n  .then((tags) => show(tags));`,
      `fetch('/tags')\n  .then((r) => {\n    if (!r.ok) throw new Error('no');\n    return r;\n  })\n  .then((r) => r.json())\n  .then((page) => page.content)\n  .then((tags) => show(tags));`,
    ],
    [
      'a then with a result type',
      `const tags = () => fetch('/tags').then((r): Promise<string[]> => r.json());`,
      `const tags = () => fetch('/tags').then((r): Promise<string[]> => r.json().then((page) => page.content));`,
    ],
    [
      'a cast promise',
      `const tags = () => fetch('/tags').then((r) => r.json() as Promise<string[]>);`,
      `const tags = () => fetch('/tags').then((r) => r.json() as Promise<{ content: string[] }>).then((page) => page.content);`,
    ],
    [
      'an async then',
      `const tags = () => fetch('/tags').then(async (r) => {\n  const list = await r.json();\n  return list;\n});`,
      `const tags = () => fetch('/tags').then(async (r) => {\n  const list = (await r.json()).content;\n  return list;\n});`,
    ],
    [
      'a catch at the end',
      `const tags = () => fetch('/tags').then((r) => r.json()).catch(() => []);`,
      `const tags = () => fetch('/tags').then((r) => r.json()).then((page) => page.content).catch(() => []);`,
    ],
    [
      'an error function',
      `fetch('/tags').then((r) => r.json(), (error) => report(error.body.json()));`,
      `fetch('/tags').then((r) => r.json().then((page) => page.content), (error) => report(error.body.json()));`,
    ],
    [
      'a nested then',
      `fetch('/tags').then((r) => r.json().then((tags) => show(tags)));`,
      `fetch('/tags').then((r) => r.json().then((page) => page.content).then((tags) => show(tags)));`,
    ],
    [
      'text that is parsed',
      `const res = await fetch('/tags');\nconst text = await res.text();\nconst tags = text ? JSON.parse(text) : [];`,
      `const res = await fetch('/tags');\nconst text = await res.text();\nconst tags = text ? JSON.parse(text).content : [];`,
    ],
    [
      'text that is parsed at once',
      `const tags = JSON.parse(await (await fetch('/tags')).text());`,
      `const tags = JSON.parse(await (await fetch('/tags')).text()).content;`,
    ],
    [
      'text that a then parses',
      `fetch('/tags').then((r) => r.text()).then((text) => JSON.parse(text)).then(show);`,
      `fetch('/tags').then((r) => r.text()).then((text) => JSON.parse(text).content).then(show);`,
    ],
    [
      'text given to JSON.parse by name',
      `fetch('/tags').then((r) => r.text()).then(JSON.parse).then(show);`,
      `fetch('/tags').then((r) => r.text()).then(JSON.parse).then((page) => page.content).then(show);`,
    ],
    [
      'text that is cut first',
      `const text = await (await fetch('/tags')).text();\nshow(JSON.parse(text.trim()));`,
      `const text = await (await fetch('/tags')).text();\nshow(JSON.parse(text.trim()).content);`,
    ],
    [
      'a clone',
      `const res = await fetch('/tags');\nshow(await res.clone().json());`,
      `const res = await fetch('/tags');\nshow((await res.clone().json()).content);`,
    ],
    [
      'a taken name',
      `const page = 3;\nconst tags = () => fetch('/tags').then((r) => r.json());\nshow(page);`,
      `const page = 3;\nconst tags = () => fetch('/tags').then((r) => r.json()).then((result) => result.content);\nshow(page);`,
    ],
    ['a call that is not used', `await fetch('/tags');`, `await fetch('/tags');`],
    [
      'a json that is not used',
      `const res = await fetch('/tags');\nawait res.json();`,
      `const res = await fetch('/tags');\nawait res.json();`,
    ],
    [
      'a status that is used alone',
      `const isUp = (await fetch('/tags')).ok;`,
      `const isUp = (await fetch('/tags')).ok;`,
    ],
    [
      'a promise in a variable',
      `const pending = fetch('/tags');\nconst res = await pending;\nshow(await res.json());`,
      `const pending = fetch('/tags');\nconst res = await pending;\nshow((await res.json()).content);`,
    ],
    [
      'a function that runs at once',
      `(async () => {\n  const res = await (async () => fetch('/tags'))();\n  show(await res.json());\n})();`,
      `(async () => {\n  const res = await (async () => fetch('/tags'))();\n  show((await res.json()).content);\n})();`,
    ],
    [
      'CRLF',
      `fetch('/tags')\r\n  .then((r) => r.json())\r\n  .then((tags) => show(tags));\r\n`,
      `fetch('/tags')\r\n  .then((r) => r.json())\r\n  .then((page) => page.content)\r\n  .then((tags) => show(tags));\r\n`,
    ],
    [
      'a conditional call',
      `const res = isOn ? await fetch('/tags') : null;\nif (res) show(await res.json());`,
      `const res = isOn ? await fetch('/tags') : null;\nif (res) show((await res.json()).content);`,
    ],
    [
      'a query function',
      `const q = useQuery({ queryKey: ['tags'], queryFn: async () => {\n  const r = await fetch('/tags');\n  return (await r.json()) as string[];\n} });`,
      `const q = useQuery({ queryKey: ['tags'], queryFn: async () => {\n  const r = await fetch('/tags');\n  return ((await r.json()) as { content: string[] }).content;\n} });`,
    ],
  ]),

  'error branches': pairs('', [
    [
      'a body of an error',
      `const r = await fetch('/tags');\nif (!r.ok) {\n  const e = await r.json();\n  throw new Error(e.message);\n}\nshow(await r.json());`,
      `const r = await fetch('/tags');\nif (!r.ok) {\n  const e = await r.json();\n  throw new Error(e.message);\n}\nshow((await r.json()).content);`,
    ],
    [
      'a conditional',
      `const tags = (r) => r;\nfetch('/tags').then((r) => (r.ok ? r.json() : r.json().then((e) => Promise.reject(e))));`,
      `const tags = (r) => r;\nfetch('/tags').then((r) => (r.ok ? r.json().then((page) => page.content) : r.json().then((e) => Promise.reject(e))));`,
    ],
    [
      'a status of 400 or more',
      `const r = await fetch('/tags');\nif (r.status >= 400) report(await r.json());\nelse show(await r.json());`,
      `const r = await fetch('/tags');\nif (r.status >= 400) report(await r.json());\nelse show((await r.json()).content);`,
    ],
    [
      'a status that is not 200',
      `const r = await fetch('/tags');\nif (r.status !== 200) throw new Error((await r.json()).message);\nshow(await r.json());`,
      `const r = await fetch('/tags');\nif (r.status !== 200) throw new Error((await r.json()).message);\nshow((await r.json()).content);`,
    ],
    [
      'success that returns first',
      `async function f() {\n  const r = await fetch('/tags');\n  if (r.ok) return await r.json();\n  const e = await r.json();\n  throw new Error(e.message);\n}`,
      `async function f() {\n  const r = await fetch('/tags');\n  if (r.ok) return (await r.json()).content;\n  const e = await r.json();\n  throw new Error(e.message);\n}`,
    ],
    [
      'a catch clause',
      `let r;\ntry {\n  r = await fetch('/tags');\n  show(await r.json());\n} catch (e) {\n  report(await r.json());\n}`,
      `let r;\ntry {\n  r = await fetch('/tags');\n  show((await r.json()).content);\n} catch (e) {\n  report(await r.json());\n}`,
    ],
    [
      'a test of a constant',
      `const r = await fetch('/tags');\nconst failed = !r.ok;\nif (failed) report(await r.json());\nelse show(await r.json());`,
      `const r = await fetch('/tags');\nconst failed = !r.ok;\nif (failed) report(await r.json());\nelse show((await r.json()).content);`,
    ],
    [
      'a destructured ok',
      `const r = await fetch('/tags');\nconst { ok } = r;\nif (!ok) report(await r.json());\nelse show(await r.json());`,
      `const r = await fetch('/tags');\nconst { ok } = r;\nif (!ok) report(await r.json());\nelse show((await r.json()).content);`,
    ],
    [
      'a logical and',
      `const r = await fetch('/tags');\nr.ok || report(await r.json());\nr.ok && show(await r.json());`,
      `const r = await fetch('/tags');\nr.ok || report(await r.json());\nr.ok && show((await r.json()).content);`,
    ],
    [
      'a switch',
      `const r = await fetch('/tags');\nswitch (r.status) {\n  case 200:\n    show(await r.json());\n    break;\n  case 404:\n    break;\n  default:\n    report(await r.json());\n}`,
      `const r = await fetch('/tags');\nswitch (r.status) {\n  case 200:\n    show((await r.json()).content);\n    break;\n  case 404:\n    break;\n  default:\n    report(await r.json());\n}`,
    ],
    [
      'a body decoded before the test',
      `async function f() {\n  const r = await fetch('/tags');\n  const data = await r.json();\n  if (!r.ok) throw new Error(data.message);\n  return data;\n}`,
      `async function f() {\n  const r = await fetch('/tags');\n  const data = await r.json();\n  if (!r.ok) throw new Error(data.message);\n  return data.content;\n}`,
    ],
    [
      'a body with an error in it',
      `const data = await (await fetch('/tags')).json();\nif (data.error) throw new Error(data.error);\nshow({ data });`,
      `const data = await (await fetch('/tags')).json();\nif (data.error) throw new Error(data.error);\nshow({ data: data.content });`,
    ],
    [
      'a then with an error in the body',
      `fetch('/tags').then((r) => r.json()).then((data) => {\n  if (data.error) throw new Error(data.error);\n  show(data);\n});`,
      `fetch('/tags').then((r) => r.json()).then((data) => {\n  if (data.error) throw new Error(data.error);\n  show(data.content);\n});`,
    ],
    [
      'text of an error',
      `const r = await fetch('/tags');\nconst text = await r.text();\nif (!r.ok) throw new Error(text);\nshow(JSON.parse(text));`,
      `const r = await fetch('/tags');\nconst text = await r.text();\nif (!r.ok) throw new Error(text);\nshow(JSON.parse(text).content);`,
    ],
    [
      'a status of axios',
      `import axios from 'axios';\nconst res = await axios.get('/tags', { validateStatus: () => true });\nif (res.status !== 200) throw new Error(res.data.message);\nshow(res.data);`,
      `import axios from 'axios';\nconst res = await axios.get('/tags', { validateStatus: () => true });\nif (res.status !== 200) throw new Error(res.data.message);\nshow(res.data.content);`,
    ],
    [
      'a rejected request of axios',
      `import axios from 'axios';\ntry {\n  const { data } = await axios.get('/tags');\n  show(data);\n} catch (error) {\n  report(error.response.data);\n}`,
      `import axios from 'axios';\ntry {\n  const { data } = await axios.get('/tags');\n  show(data.content);\n} catch (error) {\n  report(error.response.data);\n}`,
    ],
    [
      'not found',
      `async function f() {\n  const r = await fetch('/tags');\n  if (r.status === 404) return r.json();\n  if (r.status < 300) return r.json();\n  throw r;\n}`,
      `async function f() {\n  const r = await fetch('/tags');\n  if (r.status === 404) return r.json();\n  if (r.status < 300) return (await r.json()).content;\n  throw r;\n}`,
    ],
  ]),

  'own functions': pairs(api, [
    [
      'a returned promise of the body',
      `export const tags = () => api.get<string[]>('/tags');`,
      `export const tags = () => api.get<{ content: string[] }>('/tags').then((page) => page.content);`,
    ],
    [
      'an awaited body',
      `const tags = await api.get<string[]>('/tags');`,
      `const tags = (await api.get<{ content: string[] }>('/tags')).content;`,
    ],
    [
      'a type that follows from a constant',
      `const tags: string[] = await api.get('/tags');`,
      `const tags: string[] = (await api.get<{ content: string[] }>('/tags')).content;`,
    ],
    [
      'a type that follows from the function around it',
      `function tags(): Promise<string[]> {\n  return api.get('/tags');\n}`,
      `function tags(): Promise<string[]> {\n  return api.get<{ content: string[] }>('/tags').then((page) => page.content);\n}`,
    ],
    [
      'a cast',
      `const tags = (await api.get('/tags')) as string[];`,
      `const tags = ((await api.get('/tags')) as { content: string[] }).content;`,
    ],
    [
      'a cast promise',
      `export const tags = () => api.get('/tags') as Promise<string[]>;`,
      `export const tags = () => (api.get('/tags') as Promise<{ content: string[] }>).then((page) => page.content);`,
    ],
    [
      'a then',
      `api.get<string[]>('/tags').then((tags) => show(tags));`,
      `api.get<{ content: string[] }>('/tags').then((page) => page.content).then((tags) => show(tags));`,
    ],
    [
      'several',
      `const [tags, genres] = await Promise.all([api.get<string[]>('/tags'), api.get<string[]>('/genres')]);`,
      `const [tags, genres] = await Promise.all([api.get<{ content: string[] }>('/tags').then((page) => page.content), api.get<string[]>('/genres')]);`,
    ],
    [
      'a yield',
      `function* load() {\n  const tags = yield api.get('/tags');\n}`,
      `function* load() {\n  const tags = yield api.get<{ content: unknown }>('/tags').then((page) => page.content);\n}`,
    ],
    [
      'a property',
      `export const lists = { tags: api.get<string[]>('/tags') };`,
      `export const lists = { tags: api.get<{ content: string[] }>('/tags').then((page) => page.content) };`,
    ],
    [
      'a call over several lines',
      `export const tags = () =>\n  api\n    .get<string[]>('/tags');`,
      `export const tags = () =>\n  api\n    .get<{ content: string[] }>('/tags')\n    .then((page) => page.content);`,
    ],
    [
      'an optional call',
      `export const tags = () => api?.get<string[]>('/tags');`,
      `export const tags = () => api?.get<{ content: string[] }>('/tags')?.then((page) => page.content);`,
    ],
    [
      'a fallback',
      `const tags = (await api.get<string[]>('/tags')) ?? [];`,
      `const tags = (await api.get<{ content: string[] }>('/tags')).content ?? [];`,
    ],
    [
      'an immediate member',
      `const first = (await api.get<string[]>('/tags'))[0];`,
      `const first = (await api.get<{ content: string[] }>('/tags')).content[0];`,
    ],
    [
      'a failure that is caught',
      `const tags = await api.get<string[]>('/tags').catch(() => []);`,
      `const tags = await api.get<{ content: string[] }>('/tags').then((page) => page.content).catch(() => []);`,
    ],
  ]),

  'what own functions give': [
    ...pairs(axios, [
      [
        'the data of axios',
        `const get = (path) => axios.get(path).then((r) => r.data);\nconst tags = await get('/tags');`,
        `const get = (path) => axios.get(path).then((r) => r.data);\nconst tags = (await get('/tags')).content;`,
      ],
      [
        'destructured data of axios',
        `async function get(path) {\n  const { data } = await axios.get(path);\n  return data;\n}\nconst tags = await get('/tags');`,
        `async function get(path) {\n  const { data } = await axios.get(path);\n  return data;\n}\nconst tags = (await get('/tags')).content;`,
      ],
      [
        'a response of axios',
        `const get = (path) => axios.get('/api' + path);\nconst tags = (await get('/tags')).data;`,
        `const get = (path) => axios.get('/api' + path);\nconst tags = (await get('/tags')).data.content;`,
      ],
      [
        'a wrapper of a wrapper',
        `const request = async (path) => axios.get(path);\nconst get = async (path) => (await request(path)).data;\nconst tags = await get('/tags');`,
        `const request = async (path) => axios.get(path);\nconst get = async (path) => (await request(path)).data;\nconst tags = (await get('/tags')).content;`,
      ],
      [
        'a class',
        `class Api {\n  async request(path) {\n    const r = await fetch(this.base + path);\n    return r.json();\n  }\n  get(path) {\n    return this.request(path);\n  }\n  tags() {\n    return this.get('/tags');\n  }\n}`,
        `class Api {\n  async request(path) {\n    const r = await fetch(this.base + path);\n    return r.json();\n  }\n  get(path) {\n    return this.request(path);\n  }\n  tags() {\n    return this.get('/tags').then((page) => page.content);\n  }\n}`,
      ],
    ]),
    ...pairs('', [
      [
        'a response',
        `const get = (path) => fetch('/api' + path);\nconst tags = await (await get('/tags')).json();`,
        `const get = (path) => fetch('/api' + path);\nconst tags = (await (await get('/tags')).json()).content;`,
      ],
      [
        'parsed text',
        `async function get(path) {\n  const res = await fetch(path);\n  const text = await res.text();\n  return text ? JSON.parse(text) : null;\n}\nconst tags = await get('/tags');`,
        `async function get(path) {\n  const res = await fetch(path);\n  const text = await res.text();\n  return text ? JSON.parse(text) : null;\n}\nconst tags = (await get('/tags')).content;`,
      ],
      [
        'text',
        `const get = async (path) => (await fetch(path)).text();\nconst tags = JSON.parse(await get('/tags'));`,
        `const get = async (path) => (await fetch(path)).text();\nconst tags = JSON.parse(await get('/tags')).content;`,
      ],
      [
        'nothing for failures',
        `async function get(path) {\n  const res = await fetch(path);\n  if (!res.ok) return null;\n  return await res.json();\n}\nconst tags = await get('/tags');`,
        `async function get(path) {\n  const res = await fetch(path);\n  if (!res.ok) return null;\n  return await res.json();\n}\nconst tags = await get('/tags').then((page) => page?.content ?? null);`,
      ],
      [
        'named functions on the way',
        `const check = (r) => {\n  if (!r.ok) throw new Error('no');\n  return r;\n};\nconst toJson = (r) => r.json();\nconst get = (path) => fetch(path).then(check).then(toJson);\nconst tags = await get('/tags');`,
        `const check = (r) => {\n  if (!r.ok) throw new Error('no');\n  return r;\n};\nconst toJson = (r) => r.json();\nconst get = (path) => fetch(path).then(check).then(toJson);\nconst tags = (await get('/tags')).content;`,
      ],
      [
        'a function that the response is passed to',
        `async function read(res) {\n  if (!res.ok) throw new Error('no');\n  return res.json();\n}\nasync function get(path) {\n  return read(await fetch(path));\n}\nconst tags = await get('/tags');`,
        `async function read(res) {\n  if (!res.ok) throw new Error('no');\n  return res.json();\n}\nasync function get(path) {\n  return read(await fetch(path));\n}\nconst tags = (await get('/tags')).content;`,
      ],
      [
        'a promise made by hand',
        `const get = (path) =>\n  new Promise((resolve, reject) => {\n    GM_xmlhttpRequest({\n      method: 'GET',\n      url: path,\n      onload: (r) => resolve(JSON.parse(r.responseText)),\n      onerror: reject,\n    });\n  });\nconst tags = await get('/tags');`,
        `const get = (path) =>\n  new Promise((resolve, reject) => {\n    GM_xmlhttpRequest({\n      method: 'GET',\n      url: path,\n      onload: (r) => resolve(JSON.parse(r.responseText)),\n      onerror: reject,\n    });\n  });\nconst tags = (await get('/tags')).content;`,
        'client.js',
      ],
      [
        'data made by hand',
        `async function get(path) {\n  const res = await fetch(path);\n  return { status: res.status, data: await res.json() };\n}\nconst { data } = await get('/tags');`,
        `async function get(path) {\n  const res = await fetch(path);\n  return { status: res.status, data: await res.json() };\n}\nconst { data: { content: data } } = await get('/tags');`,
      ],
      [
        'a raw answer that is not asked for',
        `async function get(path, raw = false) {\n  const res = await fetch(path);\n  if (raw) return res;\n  return res.json();\n}\nconst tags = await get('/tags', false);`,
        `async function get(path, raw = false) {\n  const res = await fetch(path);\n  if (raw) return res;\n  return res.json();\n}\nconst tags = (await get('/tags', false)).content;`,
      ],
    ]),
  ],

  'ky, got, ofetch, superagent': [
    ...pairs(ky, [
      [
        'a typed json of ky',
        `const tags = await ky.get('/tags').json<string[]>();`,
        `const tags = (await ky.get('/tags').json<{ content: string[] }>()).content;`,
      ],
      [
        'a json of ky whose type follows',
        `const tags: string[] = await ky.get('/tags').json();`,
        `const tags: string[] = (await ky.get('/tags').json<{ content: string[] }>()).content;`,
      ],
      [
        'a returned json of ky',
        `export const tags = () => ky.get('/tags').json<string[]>();`,
        `export const tags = () => ky.get('/tags').json<{ content: string[] }>().then((page) => page.content);`,
      ],
      [
        'a response of ky',
        `const res = await ky('/tags');\nshow(await res.json());`,
        `const res = await ky('/tags');\nshow((await res.json<{ content: any }>()).content);`,
      ],
      [
        'a cast json of ky',
        `const tags = (await ky.get('/tags').json()) as string[];`,
        `const tags = ((await ky.get('/tags').json()) as { content: string[] }).content;`,
      ],
    ]),
    ...pairs(`import got from 'got';\n`, [
      [
        'a json of got',
        `const tags = await got('/tags').json();`,
        `const tags = (await got('/tags').json<{ content: unknown }>()).content;`,
      ],
      [
        'a body of got',
        `const { body } = await got('/tags', { responseType: 'json' });`,
        `const { body: { content: body } } = await got<{ content: unknown }>('/tags', { responseType: 'json' });`,
      ],
      [
        'a parsed body of got',
        `const { body } = await got('/tags');\nshow(JSON.parse(body));`,
        `const { body } = await got('/tags');\nshow(JSON.parse(body).content);`,
      ],
    ]),
    ...pairs(`import { ofetch } from 'ofetch';\n`, [
      [
        'ofetch',
        `const tags = await ofetch<string[]>('/tags');`,
        `const tags = (await ofetch<{ content: string[] }>('/tags')).content;`,
      ],
      [
        'ofetch.raw',
        `const res = await ofetch.raw('/tags');\nshow(res._data);`,
        `const res = await ofetch.raw('/tags');\nshow(res._data?.content);`,
      ],
    ]),
    ...pairs(`import request from 'superagent';\n`, [
      [
        'superagent',
        `const res = await request.get('/tags').query({ library_id: 1 });\nshow(res.body);`,
        `const res = await request.get('/tags').query({ library_id: 1 });\nshow(res.body.content);`,
      ],
      [
        'a then of superagent',
        `request.get('/tags').set('Accept', 'json').then((res) => show(res.body));`,
        `request.get('/tags').set('Accept', 'json').then((res) => show(res.body.content));`,
      ],
      [
        'an end of superagent',
        `request.get('/tags').end((err, res) => show(res.body));`,
        `request.get('/tags').end((err, res) => show(res.body.content));`,
      ],
    ]),
  ],

  callbacks: [
    ...pairs(jquery, [
      [
        'getJSON',
        `$.getJSON('/tags', function (tags) {\n  show(tags);\n});`,
        `$.getJSON('/tags', function ({ content: tags }) {\n  show(tags);\n});`,
      ],
      [
        'getJSON with an arrow',
        `$.getJSON('/tags', tags => show(tags));`,
        `$.getJSON('/tags', ({ content: tags }) => show(tags));`,
      ],
      [
        'success',
        `$.ajax({ url: '/tags', success: function (tags, status) { show(tags); } });`,
        `$.ajax({ url: '/tags', success: function ({ content: tags }, status) { show(tags); } });`,
      ],
      [
        'done',
        `$.get('/tags').done((tags) => show(tags)).fail(report);`,
        `$.get('/tags').done(({ content: tags }) => show(tags)).fail(report);`,
      ],
      [
        'a then of jQuery',
        `$.getJSON('/tags').then((tags) => show(tags));`,
        `$.getJSON('/tags').then((page) => page.content).then((tags) => show(tags));`,
      ],
    ]),
    ...pairs('', [
      [
        'XMLHttpRequest',
        `function load() {\n  const xhr = new XMLHttpRequest();\n  xhr.open('GET', '/tags');\n  xhr.onload = () => {\n    if (xhr.status === 200) show(JSON.parse(xhr.responseText));\n    else report(JSON.parse(xhr.responseText));\n  };\n  xhr.send();\n}`,
        `function load() {\n  const xhr = new XMLHttpRequest();\n  xhr.open('GET', '/tags');\n  xhr.onload = () => {\n    if (xhr.status === 200) show(JSON.parse(xhr.responseText).content);\n    else report(JSON.parse(xhr.responseText));\n  };\n  xhr.send();\n}`,
      ],
      [
        'a user script',
        `GM_xmlhttpRequest({\n  method: 'GET',\n  url: '/tags',\n  onload: (res) => show(JSON.parse(res.responseText)),\n});`,
        `GM_xmlhttpRequest({\n  method: 'GET',\n  url: '/tags',\n  onload: (res) => show(JSON.parse(res.responseText).content),\n});`,
      ],
    ]),
  ],

  observables: [
    ...[
      [
        'a returned observable',
        `all() {\n    return this.http.get<string[]>('/tags');\n  }\n}`,
        `all() {\n    return this.http.get<{ content: string[] }>('/tags').pipe(map((page) => page.content));\n  }\n}`,
      ],
      [
        'a pipe',
        `all(): Observable<string[]> {\n    return this.http.get<string[]>('/tags').pipe(shareReplay(1));\n  }\n}`,
        `all(): Observable<string[]> {\n    return this.http.get<{ content: string[] }>('/tags').pipe(map((page) => page.content), shareReplay(1));\n  }\n}`,
      ],
      [
        'a pipe over several lines',
        `all() {\n    return this.http\n      .get<string[]>('/tags')\n      .pipe(\n        shareReplay(1),\n      );\n  }\n}`,
        `all() {\n    return this.http\n      .get<{ content: string[] }>('/tags')\n      .pipe(\n        map((page) => page.content),\n        shareReplay(1),\n      );\n  }\n}`,
      ],
      [
        'a subscription',
        `all() {\n    this.http.get<string[]>('/tags').subscribe((tags) => show(tags));\n  }\n}`,
        `all() {\n    this.http.get<{ content: string[] }>('/tags').pipe(map((page) => page.content)).subscribe((tags) => show(tags));\n  }\n}`,
      ],
      [
        'a promise of an observable',
        `all() {\n    return firstValueFrom(this.http.get<string[]>('/tags'));\n  }\n}`,
        `all() {\n    return firstValueFrom(this.http.get<{ content: string[] }>('/tags').pipe(map((page) => page.content)));\n  }\n}`,
      ],
      [
        'a field',
        `all$ = this.http.get<string[]>('/tags');\n}`,
        `all$ = this.http.get<{ content: string[] }>('/tags').pipe(map((page) => page.content));\n}`,
      ],
    ].map(([name, before, after]) => ({
      name: name as string,
      before: angular + before,
      after: (angular + after).replace('{ Observable }', '{ Observable, map }'),
    })),
    ...[
      [
        'a whole response',
        `all() {\n    return firstValueFrom(this.http.get<string[]>('/tags', { observe: 'response' })).then((res) => res.body);\n  }\n}`,
        `all() {\n    return firstValueFrom(this.http.get<{ content: string[] }>('/tags', { observe: 'response' })).then((res) => res.body.content);\n  }\n}`,
      ],
      [
        'a map of a whole response',
        `all() {\n    return this.http.get<string[]>('/tags', { observe: 'response' }).pipe(tap((res) => log(res.status)), map((res) => res.body));\n  }\n}`,
        `all() {\n    return this.http.get<{ content: string[] }>('/tags', { observe: 'response' }).pipe(tap((res) => log(res.status)), map((res) => res.body.content));\n  }\n}`,
      ],
      [
        'a subscription that is not used',
        `all() {\n    this.http.get('/tags').subscribe();\n  }\n}`,
        `all() {\n    this.http.get('/tags').subscribe();\n  }\n}`,
      ],
    ].map(([name, before, after]) => ({ name: name as string, before: angular + before, after: angular + after })),
    ...pairs('', [
      [
        'a new import',
        `import { HttpClient } from '@angular/common/http';\nimport { inject } from '@angular/core';\n\nexport const all = (http: HttpClient) => http.get<string[]>('/tags');\n`,
        `import { HttpClient } from '@angular/common/http';\nimport { inject } from '@angular/core';\nimport { map } from 'rxjs';\n\nexport const all = (http: HttpClient) => http.get<{ content: string[] }>('/tags').pipe(map((page) => page.content));\n`,
      ],
      [
        'an import that is there',
        `import { HttpClient } from '@angular/common/http';\nimport { map as change } from 'rxjs/operators';\n\nexport const all = (http: HttpClient) => http.get<string[]>('/tags');\n`,
        `import { HttpClient } from '@angular/common/http';\nimport { map as change } from 'rxjs/operators';\n\nexport const all = (http: HttpClient) => http.get<{ content: string[] }>('/tags').pipe(change((page) => page.content));\n`,
      ],
      [
        'HttpService of Nest',
        `import { HttpService } from '@nestjs/axios';\nexport const all = async (http: HttpService) => (await firstValueFrom(http.get<string[]>('/tags'))).data;\n`,
        `import { HttpService } from '@nestjs/axios';\nexport const all = async (http: HttpService) => (await firstValueFrom(http.get<{ content: string[] }>('/tags'))).data.content;\n`,
      ],
      [
        'a map of Nest',
        `import { HttpService } from '@nestjs/axios';\nimport { map } from 'rxjs';\nexport const all = (http: HttpService) => http.get<string[]>('/tags').pipe(map(({ data }) => data));\n`,
        `import { HttpService } from '@nestjs/axios';\nimport { map } from 'rxjs';\nexport const all = (http: HttpService) => http.get<{ content: string[] }>('/tags').pipe(map(({ data }) => data.content));\n`,
      ],
    ]),
  ],

  'more of them': [
    ...pairs('', [
      [
        'an own function that takes the response',
        `async function read(r) {\n  if (!r.ok) throw new Error('no');\n  return r.json();\n}\nconst res = await fetch('/tags');\nconst tags = await read(res);`,
        `async function read(r) {\n  if (!r.ok) throw new Error('no');\n  return r.json();\n}\nconst res = await fetch('/tags');\nconst tags = (await read(res)).content;`,
      ],
      [
        'an own function that looks at the status',
        `function check(r) {\n  if (!r.ok) throw new Error(r.statusText);\n}\nconst res = await fetch('/tags');\ncheck(res);\nconst tags = await res.json();`,
        `function check(r) {\n  if (!r.ok) throw new Error(r.statusText);\n}\nconst res = await fetch('/tags');\ncheck(res);\nconst tags = (await res.json()).content;`,
      ],
      [
        'own functions by name',
        `function check(r) {\n  if (r.status >= 400) throw new Error('no');\n  return r;\n}\nconst toJson = (r) => r.json();\nfetch('/tags').then(check).then(toJson).then(show);`,
        `function check(r) {\n  if (r.status >= 400) throw new Error('no');\n  return r;\n}\nconst toJson = (r) => r.json();\nfetch('/tags').then(check).then(toJson).then((page) => page.content).then(show);`,
      ],
      [
        'several responses that are checked first',
        `const [a, b] = await Promise.all([fetch('/tags'), fetch('/genres')]);\nif (!a.ok || !b.ok) throw new Error('no');\nshow(await a.json(), await b.json());`,
        `const [a, b] = await Promise.all([fetch('/tags'), fetch('/genres')]);\nif (!a.ok || !b.ok) throw new Error('no');\nshow((await a.json()).content, await b.json());`,
      ],
      [
        'a list of responses that is checked first',
        `const all = await Promise.all([fetch('/tags'), fetch('/genres')]);\nif (all.some((r) => !r.ok)) throw new Error('no');\nfor (const r of all) if (!r.ok) report(await r.json());\nshow(await all[0].json());`,
        `const all = await Promise.all([fetch('/tags'), fetch('/genres')]);\nif (all.some((r) => !r.ok)) throw new Error('no');\nfor (const r of all) if (!r.ok) report(await r.json());\nshow((await all[0].json()).content);`,
      ],
      [
        'the same request again',
        `let res = await fetch('/tags');\nif (res.status === 401) {\n  await login();\n  res = await fetch('/tags');\n}\nshow(await res.json());`,
        `let res = await fetch('/tags');\nif (res.status === 401) {\n  await login();\n  res = await fetch('/tags');\n}\nshow((await res.json()).content);`,
      ],
      [
        'a body that is assigned',
        `let data;\nconst res = await fetch('/tags');\ntry {\n  data = await res.json();\n} catch {}\nif (!res.ok) throw new Error(data?.message);\nshow(data);`,
        `let data;\nconst res = await fetch('/tags');\ntry {\n  data = await res.json();\n} catch {}\nif (!res.ok) throw new Error(data?.message);\nshow(data?.content);`,
      ],
      [
        'an empty list for failures',
        `async function get(path) {\n  try {\n    const res = await fetch(path);\n    return await res.json();\n  } catch {\n    return [];\n  }\n}\nexport const tags = () => get('/tags');`,
        `async function get(path) {\n  try {\n    const res = await fetch(path);\n    return await res.json();\n  } catch {\n    return [];\n  }\n}\nexport const tags = () => get('/tags').then((page) => page?.content ?? []);`,
      ],
      [
        'nothing for failures, in a chain',
        `const get = (path) => fetch(path).then((r) => r.json()).catch(() => undefined);\nconst tags = await get('/tags');`,
        `const get = (path) => fetch(path).then((r) => r.json()).catch(() => undefined);\nconst tags = (await get('/tags'))?.content;`,
      ],
      [
        'nothing where there is no content',
        `async function get(path) {\n  const res = await fetch(path);\n  if (res.status === 204) return undefined;\n  return res.json();\n}\nconst tags = await get('/tags');`,
        `async function get(path) {\n  const res = await fetch(path);\n  if (res.status === 204) return undefined;\n  return res.json();\n}\nconst tags = (await get('/tags')).content;`,
      ],
      [
        'a function that tries again',
        `async function get(path, tries = 3) {\n  const res = await fetch(path);\n  if (res.status === 503 && tries > 0) return get(path, tries - 1);\n  if (!res.ok) throw new Error('no');\n  return res.json();\n}\nconst tags = await get('/tags');`,
        `async function get(path, tries = 3) {\n  const res = await fetch(path);\n  if (res.status === 503 && tries > 0) return get(path, tries - 1);\n  if (!res.ok) throw new Error('no');\n  return res.json();\n}\nconst tags = (await get('/tags')).content;`,
      ],
      [
        'an error object that is looked for',
        `async function get(path) {\n  const res = await fetch(path);\n  return res.json();\n}\nconst answer = await get('/tags');\nif (answer.error) throw answer.error;\nshow(answer);`,
        `async function get(path) {\n  const res = await fetch(path);\n  return res.json();\n}\nconst answer = await get('/tags');\nif (answer.error) throw answer.error;\nshow(answer.content);`,
      ],
      [
        'a hook',
        `import { useCallback } from 'react';\nfunction useTags() {\n  const load = useCallback(async () => {\n    const res = await fetch('/tags');\n    setTags(await res.json());\n  }, []);\n  return load;\n}`,
        `import { useCallback } from 'react';\nfunction useTags() {\n  const load = useCallback(async () => {\n    const res = await fetch('/tags');\n    setTags((await res.json()).content);\n  }, []);\n  return load;\n}`,
      ],
      [
        'a body taken apart',
        `const [first, ...others] = await (await fetch('/tags')).json();`,
        `const [first, ...others] = (await (await fetch('/tags')).json()).content;`,
      ],
      [
        'a failure that is only logged',
        `async function get(path) {\n  try {\n    const r = await fetch(path);\n    return await r.json();\n  } catch (e) {\n    console.error(e);\n  }\n}\nconst tags = (await get('/tags')) ?? [];`,
        `async function get(path) {\n  try {\n    const r = await fetch(path);\n    return await r.json();\n  } catch (e) {\n    console.error(e);\n  }\n}\nconst tags = (await get('/tags'))?.content ?? [];`,
      ],
      [
        'a then that may give nothing',
        `fetch('/tags').then((r) => {\n  if (r.ok) return r.json();\n}).then((tags) => show(tags ?? []));`,
        `fetch('/tags').then((r) => {\n  if (r.ok) return r.json().then((page) => page.content);\n}).then((tags) => show(tags ?? []));`,
      ],
      [
        'a client of got for JSON',
        `import got from 'got';\nconst client = got.extend({ prefixUrl: 'http://x/api', responseType: 'json' });\nconst { body } = await client.get<string[]>('tags');`,
        `import got from 'got';\nconst client = got.extend({ prefixUrl: 'http://x/api', responseType: 'json' });\nconst { body: { content: body } } = await client.get<{ content: string[] }>('tags');`,
      ],
      [
        'a comment in the chain',
        `fetch('/tags')\n  // as JSON\n  .then((r) => r.json())\n  // shown\n  .then((tags) => show(tags));`,
        `fetch('/tags')\n  // as JSON\n  .then((r) => r.json())\n  .then((page) => page.content)\n  // shown\n  .then((tags) => show(tags));`,
      ],
    ]),
    ...pairs(
      axios,
      [
        [
          'axios.spread',
          `axios.all([axios.get('/genres'), axios.get('/tags')]).then(axios.spread((genres, tags) => show(genres.data, tags.data)));`,
          `axios.all([axios.get('/genres'), axios.get('/tags')]).then(axios.spread((genres, tags) => show(genres.data, tags.data.content)));`,
        ],
        [
          'a destructured status',
          `const { data, status } = await axios.get('/tags', { validateStatus: null });\nif (status !== 200) throw new Error(data.message);\nshow(data);`,
          `const { data, status } = await axios.get('/tags', { validateStatus: null });\nif (status !== 200) throw new Error(data.message);\nshow(data.content);`,
        ],
        [
          'data beside the status',
          `const res = await axios.get('/tags');\nexport const all = { status: res.status, tags: res.data };`,
          `const res = await axios.get('/tags');\nexport const all = { status: res.status, tags: res.data.content };`,
        ],
        [
          'JSX',
          `export async function Tags() {\n  const { data: tags } = await axios.get('/tags');\n  return <List tags={tags} />;\n}`,
          `export async function Tags() {\n  const { data: { content: tags } } = await axios.get('/tags');\n  return <List tags={tags} />;\n}`,
        ],
      ],
      'client.tsx',
    ),
  ],

  refusals: [
    ...refusals('', [
      [
        'a response passed to a function',
        `const res = await fetch('/tags');\nconst tags = await readAll(res);`,
        'response-passed: the response is passed to `readAll`; read its `content` there (line 2)',
      ],
      [
        'a promise passed to a function',
        `show(fetch('/tags'));`,
        'response-passed: the response is passed to `show`; read its `content` there (line 1)',
      ],
      [
        'a named callback',
        `fetch('/tags').then(checkStatus).then(toJson);`,
        'named-callback: the response is passed to `checkStatus`; read its `content` there (line 1)',
      ],
      [
        'a returned response',
        `export async function tags() {\n  const res = await fetch('/tags');\n  return res;\n}`,
        'response-returned: the response is returned by `tags`; read its `content` there or in the callers (line 3)',
      ],
      [
        'a returned promise',
        `export const tags = () => fetch('/tags');`,
        'response-returned: the response is returned by `tags`; read its `content` there or in the callers (line 1)',
      ],
      [
        'a property',
        `this.response = await fetch('/tags');`,
        'stored: the response is stored in `this.response`; read its `content` there (line 1)',
      ],
      [
        'a property of a literal',
        `const all = { tags: fetch('/tags') };`,
        'stored: the response is stored in `tags`; read its `content` there (line 1)',
      ],
      [
        'a yield',
        `function* load() {\n  const res = yield fetch('/tags');\n}`,
        'yielded: the response is yielded; yield its `content` instead (line 2)',
      ],
      [
        'a blob',
        `const res = await fetch('/tags');\nsave(await res.blob());`,
        'not-followed: the response is read with `.blob()`; read its `content` by hand (line 2)',
      ],
      [
        'a stream',
        `const res = await fetch('/tags');\nconst reader = res.body.getReader();`,
        'not-followed: the response text is read with `.getReader()`; read its `content` by hand (line 2)',
      ],
      [
        'text that goes elsewhere',
        `const res = await fetch('/tags');\nsave(await res.text());`,
        'response-passed: the response text is passed to `save`; read its `content` there (line 2)',
      ],
      [
        'a variable of several responses',
        `let res = await fetch('/tags');\nif (res.status === 401) res = await fetch('/login');\nshow(await res.json());`,
        'reassigned: `res` is also used for other values; use a separate variable for the response (line 1)',
      ],
      [
        'one of two requests',
        `const res = isOld ? await fetch('/tags') : await fetch('/genres');\nshow(await res.json());`,
        "mixed-value: the response may be replaced by `await fetch('/genres')`; read `content` by hand (line 1)",
      ],
      [
        'a race',
        `const res = await Promise.race([fetch('/tags'), timeout(5)]);\nshow(await res.json());`,
        'mixed-value: the list of responses is passed to `Promise.race`; read its `content` there (line 1)',
      ],
      [
        'a branch that may be a failure',
        `const res = await fetch('/tags');\nif (!res.ok || isOff) show(await res.json());`,
        'mixed-branch: the response is decoded where the request may have failed; read `content` only if it succeeded (line 2)',
      ],
      [
        'an exported response',
        `export const pending = fetch('/tags');`,
        'exported: the response is exported as `pending`; read its `content` where it is used (line 1)',
      ],
      [
        'a body that may be a fallback, and an error',
        `const res = await fetch('/tags');\nconst data = await res.json().catch(() => null);\nif (!res.ok) throw new Error(data?.message);\nshow(data);`,
        'response-replaced: the response may come from `catch` and is checked for an error; read `content` by hand (line 2)',
      ],
      [
        'one of several mapped by a block',
        `const all = await Promise.all([fetch('/tags'), fetch('/genres')]);\nall.map((r) => {\n  show(r.json());\n});`,
        'response-passed: one of several responses is passed to `(r) => { show(r.json()); }`; read its `content` there (line 2)',
      ],
      [
        'a request that is exported',
        `export const tags = new Request('/tags');`,
        'exported: the request is exported as `tags`; read its `content` where it is used (line 1)',
      ],
      [
        'an XMLHttpRequest read through this',
        `function load() {\n  const xhr = new XMLHttpRequest();\n  xhr.open('GET', '/tags');\n  xhr.onload = done;\n  xhr.send();\n}`,
        "callback: the response arrives in a callback that can't be followed; read `content` there (line 3)",
      ],
      [
        'an own function that gives something else',
        `const get = async (path) => new Result(await fetch(path));\nconst tags = await get('/tags');`,
        "result-unknown: can't follow what `get` does with the response; read `content` by hand",
      ],
      [
        'an own function that gives something else for failures',
        `async function get(path) {\n  const res = await fetch(path);\n  if (!res.ok) return explain(res);\n  return await res.json();\n}\nconst tags = await get('/tags');`,
        'mixed-result: `get` returns `explain(res)` as well as the response; read `content` there',
      ],
      [
        'an own function that reads the list',
        `async function get(path) {\n  const list = await (await fetch(path)).json();\n  if (!Array.isArray(list)) throw new Error('no');\n  return list;\n}\nconst tags = await get('/tags');`,
        'response-read-by-function: `get` reads the response itself; read `content` there: `Array.isArray(list)`',
      ],
      [
        'a status beside the answer',
        `async function tags() {\n  const res = await fetch('/tags');\n  return { ok: res.ok, data: await res.json() };\n}`,
        'response-with-status: the response is passed on with its status and may be an error; read `content` only if it succeeded (line 3)',
      ],
      [
        'a name beside the status',
        `async function tags() {\n  const res = await fetch('/tags');\n  const data = await res.json();\n  return { ok: res.ok, data };\n}`,
        'response-with-status: the response is passed on with its status and may be an error; read `content` only if it succeeded (line 4)',
      ],
      [
        'a callback of jQuery by name',
        `$.getJSON('/tags', showTags);`,
        'named-callback: the response is passed to `showTags`; read its `content` there (line 1)',
      ],
      [
        'statuses in a list',
        `const r = await fetch('/tags');\nconst [hasFailed, body] = [!r.ok, await r.json()];`,
        'response-with-status: the response is passed on with its status and may be an error; read `content` only if it succeeded (line 2)',
      ],
      [
        'an own function that goes through the list',
        `const get = (path) => fetch(path).then((r) => r.json()).then((list) => {\n  list.forEach(show);\n  return list;\n});\nconst tags = await get('/tags');`,
        'response-read-by-function: `get` reads the response itself; read `content` there: `list.forEach`',
      ],
      [
        'a request or a default',
        `import axios from 'axios';\nconst pending = isOn ? axios.get('/tags') : Promise.resolve({ data: [] });\nconst { data } = await pending;`,
        'mixed-value: the response may be replaced by `Promise.resolve({ data: [] })`; read `content` by hand (line 2)',
      ],
      [
        'an own function with a callback',
        `const get = (path, done) => fetch(path).then((r) => r.json()).then(done);\nget('/tags', (tags) => show(tags));`,
        "result-unknown: can't follow what `get` does with the response; read `content` by hand",
      ],
      [
        'an own function that unpacks an envelope',
        `const get = (path) => fetch(path).then((r) => r.json()).then((all) => all.data);\nconst tags = await get('/tags');`,
        "result-unknown: can't follow what `get` does with the response; read `content` by hand",
      ],
      [
        'an own function that gives two things',
        `async function get(path) {\n  const res = await fetch(path);\n  if (res.headers.get('x')) return defaults(path);\n  return res.json();\n}\nconst tags = await get('/tags');`,
        'mixed-result: `get` returns `defaults(path)` as well as the response; read `content` there',
      ],
    ]),
    ...refusals(axios, [
      [
        'a changed body',
        `const res = await axios.get('/tags');\nres.data = clean(res.data);\nshow(res.data);`,
        'reassigned: `res.data` is assigned to; change it by hand (line 3)',
      ],
      [
        'a transformed answer',
        `const { data } = await axios.get('/tags', { transformResponse: (text) => parse(text) });`,
        'transformed: the response goes through `transformResponse`; read `content` there',
      ],
      [
        'an answer of another type',
        `const { data } = await axios.get('/tags', { responseType: 'blob' });`,
        'response-type: the response is read as `blob`; parse it and read `content` by hand',
      ],
      [
        'an interceptor',
        `const http = axios.create();\nhttp.interceptors.response.use((res) => unpack(res));\nconst { data } = await http.get('/tags');`,
        "interceptor: can't follow a response interceptor of the client; read `content` by hand",
      ],
    ]),
  ],
};
