import { Modules } from './modules.mjs';
import { letters } from './packages.mjs';
import { json } from './sparse.mjs';
import { camel, capital, indent, kebab, pascal, Vocabulary } from './vocabulary.mjs';

const verbs = ['GET', 'GET', 'GET', 'POST', 'PUT', 'DELETE', 'PATCH'];
/** Operations of the API that a first look cannot tell from the catalogue's, and one that is. */
const alike = [
  '/api/v1/books/latest',
  '/api/v1/series/new',
  '/api/v1/tags/{id}',
  '/api/v1/libraries/{id}/books',
  '/api/v1/authors/{id}/names',
];

/**
 * A typed client as a generator writes it: a request function that merges options, a resource class in each file, models,
 * and 14 files that a first look cannot rule out, in one of which is a deprecated call.
 */
export function* sdk(random, { scale = 1 } = {}) {
  const vocabulary = new Vocabulary(random);
  const count = Math.max(16, Math.round(74 * scale));
  yield ['package.json', json({ name: 'acme-sdk', version: '3.2.0', type: 'module', main: 'src/index.ts' })];
  yield ['src/core/request.ts', request];
  yield ['src/core/options.ts', options];
  yield ['src/core/resource.ts', resource];
  const names = [];
  for (let index = 0; index < count; index++) {
    const name = `${vocabulary.noun()}-${letters(String(index))}`;
    names.push(name);
    yield [`src/models/${name}.ts`, modelOf(random.fork(`model ${index}`), name)];
    yield [`src/resources/${name}.ts`, resourceOf(random.fork(`resource ${index}`), name, index)];
  }
  const all = (folder) => names.map((name) => `export * from './${folder}/${name}';\n`).join('');
  yield ['src/resources.ts', `${all('resources')}export * from './index';\n`];
  yield ['src/index.ts', `export * from './core/options';\nexport * from './resources';\n${all('models')}`];
}

function modelOf(random, name) {
  return `${new Modules(random).model(letters(name)).text}\n`;
}

function resourceOf(random, name, index) {
  const vocabulary = new Vocabulary(random);
  const own = pascal(...name.split('-'));
  const operations = random.times(random.int(4, 9), () => {
    const [first, second] = [vocabulary.noun(), vocabulary.noun()];
    return [
      random.pick(verbs),
      random.pick([`/api/v2/${first}`, `/api/v2/${first}/{id}`, `/api/v2/${first}/{id}/${second}`]),
    ];
  });
  if (index < 13) operations.push(['GET', random.pick(alike)]);
  if (index === 13) operations.push(['GET', '/api/v1/genres']);
  const methods = operations.map(([verb, path], at) => methodOf(random, vocabulary, { own, verb, path, at }));
  const types = operations.map(
    (_, at) =>
      `export interface ${own}Params${at} {\n  ${vocabulary.noun()}?: string;\n  ${vocabulary.noun()}Id?: string;\n  limit?: number;\n}`,
  );
  return `import { Resource } from '../core/resource';
import type { RequestOptions } from '../core/options';

${types.join('\n\n')}

/** ${vocabulary.sentence()} */
export class ${own} extends Resource {
${indent(methods.join('\n\n'))}
}
`;
}

function methodOf(random, vocabulary, { own, verb, path, at }) {
  const name = `${vocabulary.action()}${at}`;
  const hasId = path.includes('{id}');
  const url = hasId ? `\`${path.replace('{id}', '${id}')}\`` : `'${path}'`;
  const head = [...(hasId ? ['id: string'] : []), `query: ${own}Params${at} = {}`, 'options?: RequestOptions'].join(
    ', ',
  );
  const part = verb === 'GET' ? 'query' : 'body: query';
  const call = random.chance(0.5)
    ? `this._client.${verb.toLowerCase()}(${url}, { ${part}, ...options })`
    : `this._client.request({ method: '${verb}', path: ${url}, ${part}, ...options })`;
  return `/**\n * ${vocabulary.sentence()}\n *\n * @example\n * await client.${name}(${hasId ? `'${kebab(capital(own))}'` : ''});\n */\n${camel(name)}(${head}) {\n  return ${call};\n}`;
}

const options = `export interface RequestOptions {
  method?: string;
  path?: string;
  query?: unknown;
  body?: unknown;
  headers?: Record<string, string | undefined>;
  timeout?: number;
  maxRetries?: number;
  stream?: boolean;
  idempotencyKey?: string;
  baseURL?: string;
  defaultBaseURL?: string;
  signal?: AbortSignal;
}

const keys: Record<keyof RequestOptions, true> = {
  method: true, path: true, query: true, body: true, headers: true, timeout: true, maxRetries: true, stream: true,
  idempotencyKey: true, baseURL: true, defaultBaseURL: true, signal: true,
};

export const isRequestOptions = (value: unknown): value is RequestOptions =>
  typeof value === 'object' && value !== null && Object.keys(value).every((key) => key in keys);

/** Later options win; what depends on another option is filled in last. */
export function mergeOptions(...all: readonly (RequestOptions | undefined)[]): RequestOptions {
  const options: RequestOptions = Object.assign({}, ...all);
  if (options.headers && options.idempotencyKey) options.headers['idempotency-key'] = options.idempotencyKey;
  if (options.stream && !options.headers) options.headers = { accept: 'text/event-stream' };
  if (options.body && !options.method) options.method = 'POST';
  if (!options.method) options.method = options.stream ? 'POST' : 'GET';
  if (options.method !== 'GET' && !options.idempotencyKey) options.idempotencyKey = makeKey(options.method, options.path);
  if (options.query && options.method === 'POST') options.body = options.body ?? options.query;
  if (options.timeout === undefined) options.timeout = options.stream ? 600_000 : options.maxRetries ? 20_000 : 60_000;
  if (options.maxRetries === undefined) options.maxRetries = options.method === 'GET' ? 2 : options.idempotencyKey ? 1 : 0;
  if (options.baseURL === undefined && options.defaultBaseURL) options.baseURL = options.defaultBaseURL;
  if (options.baseURL?.endsWith('/')) options.baseURL = options.baseURL.slice(0, -1);
  if (options.path && !options.path.startsWith('/')) options.path = \`/\${options.path}\`;
  return options;
}

function makeKey(method: string, path = ''): string {
  return \`\${method}-\${path.length}-\${Math.random().toString(36).slice(2)}\`;
}
`;

const request = `import { isRequestOptions, mergeOptions, type RequestOptions } from './options';

export interface ClientSettings {
  baseURL?: string;
  token?: string;
  timeout?: number;
  maxRetries?: number;
  fetch?: typeof fetch;
  defaultHeaders?: Record<string, string | undefined>;
}

export class Client {
  baseURL: string;
  private readonly send: typeof fetch;

  constructor(private readonly settings: ClientSettings = {}) {
    this.baseURL = settings.baseURL ?? 'http://localhost:25600';
    this.send = settings.fetch ?? globalThis.fetch;
  }

  get(path: string, options?: RequestOptions) {
    return this.methodRequest('get', path, options);
  }

  post(path: string, options?: RequestOptions) {
    return this.methodRequest('post', path, options);
  }

  put(path: string, options?: RequestOptions) {
    return this.methodRequest('put', path, options);
  }

  patch(path: string, options?: RequestOptions) {
    return this.methodRequest('patch', path, options);
  }

  delete(path: string, options?: RequestOptions) {
    return this.methodRequest('delete', path, options);
  }

  request(options: RequestOptions) {
    return this.makeRequest(options);
  }

  private methodRequest(method: string, path: string, given?: RequestOptions) {
    return this.request({ method, path, ...given });
  }

  private async makeRequest(given: RequestOptions, retriesLeft: number | null = null): Promise<any> {
    const options = mergeOptions({ maxRetries: this.settings.maxRetries, timeout: this.settings.timeout }, given);
    if (retriesLeft === null) retriesLeft = options.maxRetries ?? 2;
    const { url, init } = this.build(options, retriesLeft);
    const response = await this.send.call(undefined, url, init);
    if (!response.ok && retriesLeft > 0 && this.shouldRetry(response)) return this.makeRequest(options, retriesLeft - 1);
    if (!response.ok) throw new Error(\`\${options.method} \${url}: \${response.status}\`);
    return options.stream ? response.body : response.json();
  }

  private build(options: RequestOptions, retries: number): { url: string; init: RequestInit } {
    const headers: Record<string, string | undefined> = { ...this.settings.defaultHeaders, ...options.headers };
    if (this.settings.token) headers.authorization = \`Bearer \${this.settings.token}\`;
    if (options.body && !headers['content-type']) headers['content-type'] = 'application/json';
    if (retries > 0) headers['retry-count'] = String((options.maxRetries ?? 0) - retries);
    const body = isRequestOptions(options.body) || options.body ? JSON.stringify(options.body) : undefined;
    const init = { method: options.method, headers: headers as HeadersInit, body, signal: options.signal };
    return { url: this.buildURL(options.path ?? '/', options.query, options.baseURL), init };
  }

  private buildURL(path: string, query: unknown, base = this.baseURL): string {
    const url = /^https?:/.test(path) ? new URL(path) : new URL(base + (base.endsWith('/') && path.startsWith('/') ? path.slice(1) : path));
    if (typeof query === 'object' && query && !Array.isArray(query)) url.search = this.stringifyQuery(query as Record<string, unknown>);
    return url.toString();
  }

  private stringifyQuery(query: Record<string, unknown>): string {
    return Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => \`\${encodeURIComponent(key)}=\${encodeURIComponent(String(value))}\`)
      .join('&');
  }

  private shouldRetry(response: Response): boolean {
    return response.status === 408 || response.status === 429 || response.status >= 500;
  }
}
`;

const resource = `import type { Client } from './request';

export abstract class Resource {
  protected _client: Client;

  constructor(client: Client) {
    this._client = client;
  }
}
`;
