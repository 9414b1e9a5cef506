import { type Asked, send, withQuery } from './library.ts';
import type { Spec } from './spec.ts';
import { type Text, typed } from './text.ts';

/** A program's own functions between its uses and the library. */
export interface Wrapper {
  readonly lines: readonly string[];
  /** What the uses import, where it stands in another file. */
  readonly exported: readonly string[];
  /** An expression that gives the JSON; `url` is a path here. */
  readonly call: (asked: Asked) => string;
}

/** How a path becomes a URL. */
export type ToUrl = (path: string) => string;

const gates: Readonly<Record<Spec['gate'], string>> = {
  body: 'body !== undefined',
  'not GET': "method !== 'GET'",
  equals: "method === 'POST' || method === 'PUT'",
  includes: "['POST', 'PUT'].includes(method)",
  set: 'bodies.has(method)',
  switch: 'hasBody(method)',
  pattern: '/^(POST|PUT)$/.test(method)',
  function: 'hasBody(method)',
  table: 'bodyOf[method]',
};

function gateLines({ gate }: Spec, text: Text): string[] {
  const method = typed(text, 'method', 'string');
  if (gate === 'set') return ["const bodies = new Set(['POST', 'PUT']);"];
  if (gate === 'table')
    return [`const ${typed(text, 'bodyOf', 'Record<string, boolean>')} = { POST: true, PUT: true };`];
  if (gate === 'function') return [`const hasBody = (${method}) => method === 'PUT' || method === 'POST';`];
  if (gate !== 'switch') return [];
  return [
    `function hasBody(${method}) {`,
    '  switch (method) {',
    "    case 'PUT':",
    "    case 'POST':",
    '      return true;',
    '    default:',
    '      return false;',
    '  }',
    '}',
  ];
}

/** Writes the wrapper of a program. */
export function writeWrapper(spec: Spec, toUrl: ToUrl, headers: string | undefined, text: Text): Wrapper {
  const promise = text.isTyped ? ': Promise<any>' : '';
  const path = typed(text, 'path', 'string');
  const method = typed(text, 'method', 'string');
  const query = typed(text, 'query?', 'any', 'query');
  const body = typed(text, 'body?', 'any', 'body');
  const queried = { kind: 'object', expression: 'query' } as const;
  const read = send(spec, { method: "'GET'", url: toUrl('path'), query: queried, headers }, text);
  const readPath = send(spec, { method: "'GET'", url: toUrl('path'), headers }, text);
  const write = send(spec, { method: "'PUT'", url: toUrl('path'), body: 'body', headers }, text);
  const any = send(
    spec,
    { method: 'method', url: toUrl('path'), query: queried, body: 'body', gate: `(${gates[spec.gate]})`, headers },
    text,
  );
  const noQuery = spec.library === 'fetch' || spec.library === 'xhr' ? ' = {}' : '';
  const queryGiven = `${typed(text, noQuery === '' ? 'query?' : 'query', 'any', 'query')}${noQuery}`;
  const put = `async function put(${path}, ${typed(text, 'body', 'any')})${promise} {\n  return ${write};\n}`;
  const isPut = (asked: Asked): boolean => asked.method === "'PUT'";
  const list = (...given: readonly (string | undefined)[]): string =>
    given.filter((one) => one !== undefined && one !== '').join(', ');
  const kinds = writers[spec.wrapper];
  const parts = {
    promise,
    path,
    method,
    query,
    queryGiven,
    body,
    read,
    readPath,
    write,
    any,
    put,
    isPut,
    list,
    queryOf: (asked: Asked) => argumentOf(asked, spec),
    text,
    spec,
    headers,
    toUrl,
  };
  const written = kinds(parts);
  return { ...written, lines: [...gateLines(spec, text), ...written.lines] };
}

interface Parts {
  readonly promise: string;
  readonly path: string;
  readonly method: string;
  readonly query: string;
  readonly queryGiven: string;
  readonly body: string;
  readonly read: string;
  readonly readPath: string;
  readonly write: string;
  readonly any: string;
  readonly put: string;
  readonly isPut: (asked: Asked) => boolean;
  readonly queryOf: (asked: Asked) => string | undefined;
  readonly list: (...given: readonly (string | undefined)[]) => string;
  readonly text: Text;
  readonly spec: Spec;
  readonly headers: string | undefined;
  readonly toUrl: ToUrl;
}

/** The query as a wrapper over the program's library takes it. */
function argumentOf({ query }: Asked, { library }: Spec): string | undefined {
  if (query === undefined || query.kind === 'none') return undefined;
  const { kind, expression } = query;
  if (kind === 'object' || /^(fetch|xhr|ky|got)$/.test(library)) return expression;
  if (/^(axios|instance)$/.test(library)) return kind === 'search' ? expression : `new URLSearchParams(${expression})`;
  return `Object.fromEntries(${kind === 'search' ? expression : `new URLSearchParams(${expression})`})`;
}

const writers: Readonly<Record<Spec['wrapper'], (parts: Parts) => Wrapper>> = {
  none: ({ spec, toUrl, headers, text }) => ({
    lines: [],
    exported: [],
    call: (asked) => send(spec, { ...asked, url: toUrl(asked.url), headers }, text),
  }),
  get: ({ path, promise, readPath, put, isPut }) => ({
    lines: [`async function get(${path})${promise} {\n  return ${readPath};\n}`, put],
    exported: ['get', 'put'],
    call: (asked) => (isPut(asked) ? `put(${asked.url}, ${asked.body})` : `get(${withQuery(asked.url, asked.query)})`),
  }),
  'get with query': ({ queryOf, path, queryGiven, promise, read, put, isPut, list }) => ({
    lines: [`const get = async (${path}, ${queryGiven})${promise} => ${read};`, put],
    exported: ['get', 'put'],
    call: (asked) => (isPut(asked) ? `put(${asked.url}, ${asked.body})` : `get(${list(asked.url, queryOf(asked))})`),
  }),
  options: ({ queryOf, path, promise, any, text, list, queryGiven }) => ({
    lines: [
      `async function request(${path}, { method = 'GET', ${queryGiven.includes('=') ? 'query = {}' : 'query'}, body }${text.isTyped ? ': { method?: string; query?: any; body?: any }' : ''} = {})${promise} {\n  return ${any};\n}`,
    ],
    exported: ['request'],
    call: (asked) => {
      const members = [
        ...(asked.method === "'GET'" ? [] : [`method: ${asked.method}`]),
        ...(queryOf(asked) === undefined ? [] : [`query: ${queryOf(asked)}`]),
        ...(asked.body === undefined ? [] : [`body: ${asked.body}`]),
      ];
      return `request(${list(asked.url, members.length === 0 ? '' : `{ ${members.join(', ')} }`)})`;
    },
  }),
  'method first': ({ queryOf, method, path, queryGiven, body, promise, any, list }) => ({
    lines: [`async function request(${method}, ${path}, ${queryGiven}, ${body})${promise} {\n  return ${any};\n}`],
    exported: ['request'],
    call: (asked) =>
      `request(${list(asked.method, asked.url, asked.body === undefined ? queryOf(asked) : 'undefined', asked.body)})`,
  }),
  'one object': ({ queryOf, promise, any, text, queryGiven }) => ({
    lines: [
      `const request = async ({ path, method = 'GET', ${queryGiven.includes('=') ? 'query = {}' : 'query'}, body }${text.isTyped ? ': any' : ''})${promise} => ${any};`,
    ],
    exported: ['request'],
    call: (asked) => {
      const members = [
        `path: ${asked.url}`,
        ...(asked.method === "'GET'" ? [] : [`method: ${asked.method}`]),
        ...(queryOf(asked) === undefined ? [] : [`query: ${queryOf(asked)}`]),
        ...(asked.body === undefined ? [] : [`body: ${asked.body}`]),
      ];
      return `request({ ${members.join(', ')} })`;
    },
  }),
  class: ({ queryOf, method, path, queryGiven, body, promise, any, list, isPut }) => ({
    lines: [
      `class Client {\n  async request(${method}, ${path}, ${queryGiven}, ${body})${promise} {\n    return ${any};\n  }\n  get(${path}, ${queryGiven}) {\n    return this.request('GET', path, query);\n  }\n  put(${path}, ${body}) {\n    return this.request('PUT', path, undefined, body);\n  }\n}`,
      'const client = new Client();',
    ],
    exported: ['client'],
    call: (asked) =>
      isPut(asked) ? `client.put(${asked.url}, ${asked.body})` : `client.get(${list(asked.url, queryOf(asked))})`,
  }),
  subclass: ({ queryOf, method, path, queryGiven, body, promise, any, list, isPut }) => ({
    lines: [
      `class Client {\n  async request(${method}, ${path}, ${queryGiven}, ${body})${promise} {\n    return ${any};\n  }\n  get(${path}, ${queryGiven}) {\n    return this.request('GET', path, query);\n  }\n  put(${path}, ${body}) {\n    return this.request('PUT', path, undefined, body);\n  }\n}`,
      `class Counting extends Client {\n  count = 0;\n  async request(${method}, ${path}, ${queryGiven}, ${body})${promise} {\n    this.count++;\n    return super.request(method, path, query, body);\n  }\n}`,
      'const client = new Counting();',
    ],
    exported: ['client'],
    call: (asked) =>
      isPut(asked) ? `client.put(${asked.url}, ${asked.body})` : `client.get(${list(asked.url, queryOf(asked))})`,
  }),
  object: ({ queryOf, path, queryGiven, body, read, write, list, isPut }) => ({
    lines: [
      `const api = {\n  get: async (${path}, ${queryGiven}) => ${read},\n  async put(${path}, ${body}) {\n    return ${write};\n  },\n};`,
    ],
    exported: ['api'],
    call: (asked) =>
      isPut(asked) ? `api.put(${asked.url}, ${asked.body})` : `api.get(${list(asked.url, queryOf(asked))})`,
  }),
  factory: ({ queryOf, path, queryGiven, body, read, write, list, isPut }) => ({
    lines: [
      `function createClient() {\n  const get = async (${path}, ${queryGiven}) => ${read};\n  const put = async (${path}, ${body}) => ${write};\n  return { get, put };\n}`,
      'const { get, put } = createClient();',
    ],
    exported: ['get', 'put'],
    call: (asked) => (isPut(asked) ? `put(${asked.url}, ${asked.body})` : `get(${list(asked.url, queryOf(asked))})`),
  }),
  'two levels': ({ queryOf, method, path, queryGiven, body, promise, any, list, isPut }) => ({
    lines: [
      `async function request(${method}, ${path}, ${queryGiven}, ${body})${promise} {\n  return ${any};\n}`,
      `const get = (${path}, ${queryGiven}) => request('GET', path, query);`,
      `const put = (${path}, ${body}) => request('PUT', path, undefined, body);`,
    ],
    exported: ['get', 'put'],
    call: (asked) => (isPut(asked) ? `put(${asked.url}, ${asked.body})` : `get(${list(asked.url, queryOf(asked))})`),
  }),
  curried: ({ queryOf, path, queryGiven, read, put, isPut }) => ({
    lines: [`const get = (${path}) => async (${queryGiven}) => ${read};`, put],
    exported: ['get', 'put'],
    call: (asked) => (isPut(asked) ? `put(${asked.url}, ${asked.body})` : `get(${asked.url})(${queryOf(asked) ?? ''})`),
  }),
  rest: ({ path, promise, readPath, put, isPut, text }) => ({
    lines: [
      `async function load(${path})${promise} {\n  return ${readPath};\n}`,
      `const get = (...given${text.isTyped ? ': [string]' : ''}) => load(...given);`,
      put,
    ],
    exported: ['get', 'put'],
    call: (asked) => (isPut(asked) ? `put(${asked.url}, ${asked.body})` : `get(${withQuery(asked.url, asked.query)})`),
  }),
  retry: ({ path, promise, readPath, put, isPut, text }) => ({
    lines: [
      `async function get(${path}, ${typed(text, 'tries', 'number', 'tries')} = 1)${promise} {\n  try {\n    if (tries > 0) throw new Error('not yet');\n    return await ${readPath};\n  } catch (error) {\n    if (tries > 0) return get(path, tries - 1);\n    throw error;\n  }\n}`.replace(
        ': number = 1',
        ' = 1',
      ),
      put,
    ],
    exported: ['get', 'put'],
    call: (asked) => (isPut(asked) ? `put(${asked.url}, ${asked.body})` : `get(${withQuery(asked.url, asked.query)})`),
  }),
};
