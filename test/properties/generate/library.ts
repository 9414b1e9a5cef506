import type { Query } from './query.ts';
import type { Spec } from './spec.ts';
import { type Text, typed } from './text.ts';

/** A request in the words of a program: every part is an expression of its code. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly query?: Pick<Query, 'kind' | 'expression'> | undefined;
  readonly body?: string | undefined;
  /** Sent with a body only where this holds; absent where there always is one. */
  readonly gate?: string | undefined;
  readonly headers?: string | undefined;
}

/** `` `${url}?${query}` `` */
export function withQuery(url: string, query: Asked['query']): string {
  if (query === undefined || query.kind === 'none') return url;
  return `\`\${${url}}?\${${asText(query)}}\``.replace(/^`\$\{`(.*?)`\}/, '`$1').replace(/\$\{`([^`]*)`\}`$/, '$1`');
}

function asText({ kind, expression }: Pick<Query, 'kind' | 'expression'>): string {
  if (kind === 'text' || kind === 'search') return expression;
  return `new URLSearchParams(${expression})`;
}

const json = "'Content-Type': 'application/json'";

/** The name by which the program calls its library, and how it gets it. */
export function client(spec: Spec): { readonly name: string; readonly lines: readonly string[] } {
  const hook = hooks[spec.hook];
  switch (spec.library) {
    case 'axios':
      return {
        name: 'axios',
        lines: ["import axios from 'axios';", ...(hook === undefined ? [] : interceptors('axios', spec))],
      };
    case 'instance':
      return {
        name: 'http',
        lines: [
          "import axios from 'axios';",
          `const http = axios.create({ ${spec.hook === 'default filter' ? "params: { library_id: 'L1' }, " : ''}timeout: 5000 });`,
          ...(hook === undefined ? [] : interceptors('http', spec)),
        ],
      };
    case 'ky':
      return {
        name: 'http',
        lines: ["import ky from 'ky';", `const http = ky.create({ retry: 0${hook?.ky ?? ''} });`],
      };
    case 'ofetch':
      return {
        name: 'http',
        lines: ["import { ofetch } from 'ofetch';", `const http = ofetch.create({ retry: 0${hook?.ofetch ?? ''} });`],
      };
    case 'got':
      return { name: 'got', lines: ["import got from 'got';"] };
    case 'superagent':
      return { name: 'superagent', lines: ["import superagent from 'superagent';"] };
    case 'xhr':
      return { name: 'XMLHttpRequest', lines: [] };
    default:
      return hook === undefined
        ? { name: 'fetch', lines: [] }
        : {
            name: 'send',
            lines: [
              `const send = async (input${spec.language === 'ts' ? ': any' : ''}, init${spec.language === 'ts' ? ': any' : ''} = {}) => {`,
              `  ${hook.fetch}`,
              '};',
            ],
          };
  }
}

interface HookText {
  readonly fetch: string;
  readonly axios: string;
  readonly ky: string;
  readonly ofetch: string;
}

const hooks: Readonly<Record<Spec['hook'], HookText | undefined>> = {
  none: undefined,
  log: {
    fetch: 'console.log(input); return fetch(input, init);',
    axios: 'console.log(config.url); return config;',
    ky: ', hooks: { beforeRequest: [(request) => { console.log(request.url); }] }',
    ofetch: ', onRequest({ request }) { console.log(request); }',
  },
  authorization: {
    fetch: "return fetch(input, { ...init, headers: { ...init.headers, Authorization: 'Bearer t' } });",
    axios: "config.headers.Authorization = 'Bearer t'; return config;",
    ky: ", hooks: { beforeRequest: [(request) => { request.headers.set('Authorization', 'Bearer t'); }] }",
    ofetch: ", onRequest({ options }) { options.headers.set('Authorization', 'Bearer t'); }",
  },
  'by method': {
    fetch:
      "return fetch(input, (init.method ?? 'GET') === 'GET' ? { ...init, headers: { ...init.headers, 'X-Read': '1' } } : init);",
    axios: "if (config.method === 'get') config.headers['X-Read'] = '1'; return config;",
    ky: ", hooks: { beforeRequest: [(request) => { if (request.method === 'GET') request.headers.set('X-Read', '1'); }] }",
    ofetch: ", onRequest({ options }) { if ((options.method ?? 'GET') === 'GET') options.headers.set('X-Read', '1'); }",
  },
  'by path': {
    fetch:
      "return fetch(String(input).includes('/series') ? input + (String(input).includes('?') ? '&' : '?') + 'library_id=L1' : input, init);",
    axios: "if (config.url.includes('/series')) config.params = { ...config.params, library_id: 'L1' }; return config;",
    ky: ", hooks: { beforeRequest: [(request) => { if (request.url.includes('/series')) { const url = new URL(request.url); url.searchParams.set('library_id', 'L1'); return new Request(url, request); } }] }",
    ofetch:
      ", onRequest({ request, options }) { if (String(request).includes('/series')) options.query = { ...options.query, library_id: 'L1' }; }",
  },
  unwrap: {
    fetch:
      'const response = await fetch(input, init); const data = response.status === 204 ? null : await response.json(); return new Response(JSON.stringify(Array.isArray(data) ? { list: data } : data), { status: response.status === 204 ? 200 : response.status });',
    axios: 'return config;',
    ky: ', hooks: { afterResponse: [async (_request, _options, response) => { if (response.status === 204) return response; const data = await response.json(); return new Response(JSON.stringify(Array.isArray(data) ? { list: data } : data), { status: response.status }); }] }',
    ofetch:
      ', onResponse({ response }) { if (Array.isArray(response._data)) response._data = { list: response._data }; }',
  },
  'default filter': {
    fetch: "return fetch(input + (String(input).includes('?') ? '&' : '?') + 'library_id=L1', init);",
    axios: "config.params = { library_id: 'L1', ...config.params }; return config;",
    ky: ", searchParams: { library_id: 'L1' }",
    ofetch: ", query: { library_id: 'L1' }",
  },
};

function interceptors(name: string, spec: Spec): string[] {
  if (spec.hook === 'default filter' && name === 'http') return [];
  const parameter = typed({ isTyped: spec.language === 'ts' }, 'config', 'any');
  const lines = [`${name}.interceptors.request.use((${parameter}) => { ${hooks[spec.hook]?.axios} });`];
  if (spec.hook === 'unwrap') {
    lines.push(
      `${name}.interceptors.response.use((response) => { if (Array.isArray(response.data)) response.data = { list: response.data }; return response; });`,
    );
  }
  return lines;
}

/** Whether a program's library has hooks here. */
export function hasHooks({ library }: Spec): boolean {
  return !/^(got|superagent|xhr)$/.test(library);
}

/** An expression that sends a request and gives a promise of the JSON that comes back; null where there is none. */
export function send(spec: Spec, { method, url, query, body, gate, headers }: Asked, text: Text): string {
  const { name } = client(spec);
  const has = gate ?? 'true';
  const isGet = method === "'GET'";
  const optional = (key: string, value: string | undefined): string[] =>
    value === undefined ? [] : gate === undefined ? [`${key}: ${value}`] : [`...(${has} ? { ${key}: ${value} } : {})`];
  const object = query?.kind === 'none' ? undefined : query?.expression;
  const options = (...members: readonly string[]): string =>
    members.length === 0 ? '' : `, { ${members.join(', ')} }`;
  const given = headers === undefined ? [] : [`headers: ${headers}`];
  switch (spec.library) {
    case 'axios':
    case 'instance': {
      const params =
        object === undefined ? [] : [`params: ${query?.kind === 'text' ? `new URLSearchParams(${object})` : object}`];
      if (isGet) return `${name}.get(${url}${options(...params, ...given)}).then((response) => response.data)`;
      const parts = [`method: ${method}`, `url: ${url}`, ...params, ...given, ...optional('data', body)];
      return `${name}.request({ ${parts.join(', ')} }).then((response) => response.data || null)`;
    }
    case 'ky': {
      const parts = [...(object === undefined ? [] : [`searchParams: ${object}`]), ...given, ...optional('json', body)];
      if (isGet) return `${name}.get(${url}${options(...parts)}).json${text.isTyped ? '<any>' : ''}()`;
      return `${name}(${url}, { ${[`method: ${method}`, ...parts].join(', ')} }).then((response) => response.status === 204 ? null : response.json())`;
    }
    case 'ofetch': {
      const parts =
        object === undefined
          ? []
          : [`query: ${query?.kind === 'object' ? object : `Object.fromEntries(new URLSearchParams(${object}))`}`];
      const all = [...(isGet ? [] : [`method: ${method}`]), ...parts, ...given, ...optional('body', body)];
      return `${name}(${url}${options(...all)}).then((data${text.isTyped ? ': any' : ''}) => data ?? null)`;
    }
    case 'got': {
      const parts = [...(object === undefined ? [] : [`searchParams: ${object}`]), ...given, ...optional('json', body)];
      if (isGet) return `got(${url}${options(...parts)}).json${text.isTyped ? '<any>' : ''}()`;
      return `got(${url}, { ${[`method: ${method}`, ...parts].join(', ')} }).then((response) => response.body ? JSON.parse(response.body) : null)`;
    }
    case 'superagent': {
      const start = isGet ? `superagent.get(${url})` : `superagent(${method}, ${url})`;
      const queried =
        object === undefined ? '' : `.query(${query?.kind === 'search' ? `${object}.toString()` : object})`;
      const set = headers === undefined ? '' : `.set(${headers} ?? {})`;
      const sent = body === undefined ? '' : `.send(${gate === undefined ? body : `${gate} ? ${body} : undefined`})`;
      return `${start}${queried}${set}${sent}.then((response${text.isTyped ? ': any' : ''}) => response.status === 204 ? null : response.body)`;
    }
    case 'xhr':
      return `transmit(${method}, ${withQuery(url, query)}, ${headers ?? '{}'}, ${body === undefined ? 'undefined' : gate === undefined ? `JSON.stringify(${body})` : `${gate} ? JSON.stringify(${body}) : undefined`})`;
    default: {
      const types = body === undefined ? '' : gate === undefined ? json : `...(${gate} ? { ${json} } : {})`;
      const all = [
        ...(isGet ? [] : [`method: ${method}`]),
        ...(types === '' ? given : [`headers: { ${headers === undefined ? '' : `...${headers}, `}${types} }`]),
        ...(body === undefined
          ? []
          : [
              `body: ${gate === undefined ? `JSON.stringify(${body})` : `${gate} ? JSON.stringify(${body}) : undefined`}`,
            ]),
      ];
      return `${name}(${withQuery(url, query)}${options(...all)}).then((response${text.isTyped ? ': Response' : ''}) => response.status === 204 ? null : response.json())`;
    }
  }
}

/** What the program needs beside its library. */
export function plumbing(spec: Spec, text: Text): readonly string[] {
  if (spec.library !== 'xhr') return [];
  const parameters = ['method', 'url', 'headers', 'body'].map((name) => typed(text, name, 'any')).join(', ');
  return [
    `function transmit(${parameters})${text.isTyped ? ': Promise<any>' : ''} {`,
    '  return new Promise((resolve, reject) => {',
    '    const xhr = new XMLHttpRequest();',
    '    xhr.open(method, url);',
    '    for (const [name, value] of Object.entries(headers ?? {})) xhr.setRequestHeader(name, value);',
    "    if (body !== undefined) xhr.setRequestHeader('Content-Type', 'application/json');",
    '    xhr.onload = () => (xhr.status < 400 ? resolve(xhr.responseText ? JSON.parse(xhr.responseText) : null) : reject(new Error(String(xhr.status))));',
    "    xhr.onerror = () => reject(new Error('no network'));",
    '    xhr.send(body);',
    '  });',
    '}',
  ];
}
