import { type Any, NotTried } from '../language/machine.ts';
import { home } from './network.ts';

/** Libraries that wrap `fetch` with options of their own, as far as a trial models them. */
export function fetchersOf(fetch: Any): Readonly<Record<string, Any>> {
  const send = (url: URL, { method, headers, body, json }: Any): Any => {
    const all = new Headers(headers);
    if (json !== undefined && !all.has('content-type')) all.set('content-type', 'application/json');
    const text = json === undefined ? body : JSON.stringify(json);
    return fetch(url.href, { method: String(method ?? 'GET').toUpperCase(), headers: all, body: text });
  };
  const own = { send };
  const ofetch = ofetchOf(own, {});
  const ky = kyOf(own, {});
  const got = gotOf(own, {});
  return {
    ofetch: { ofetch, $fetch: ofetch, default: ofetch },
    ky: { default: ky },
    got: { default: got, got },
    superagent: superagentOf(own),
  };
}

interface Own {
  send(url: URL, options: Any): Any;
}

const verbs = ['get', 'post', 'put', 'patch', 'delete', 'head'];

function joined(base: Any, path: string): URL {
  if (base === undefined || base === '' || /^\w+:\/\//.test(path)) return new URL(path, home);
  return new URL(`${String(base).replace(/(?<!\/)\/+$/, '')}/${path.replace(/^\/+/, '')}`, home);
}

/** Adds a query, an object or a string, to that of a URL. */
function withQuery(url: URL, query: Any, replaces = false): URL {
  if (query === undefined || query === null) return url;
  if (replaces) url.search = '';
  const isPlain = typeof query === 'object' && !(query instanceof URLSearchParams) && !Array.isArray(query);
  const pairs = isPlain ? Object.entries<Any>(query) : [...new URLSearchParams(query)];
  for (const [name, value] of pairs) {
    if (value === undefined) continue;
    for (const one of [value].flat()) url.searchParams.append(name, String(one));
  }
  return url;
}

function merged(defaults: Any, given: Any = {}): Any {
  const headers = new Headers(defaults.headers);
  for (const [name, value] of Object.entries<Any>(
    given.headers instanceof Headers ? Object.fromEntries(given.headers) : (given.headers ?? {}),
  ))
    if (value !== undefined) headers.set(name, value);
  return { ...defaults, ...given, headers };
}

function refuseHooks(options: Any, names: readonly string[]): void {
  if (names.some((name) => options[name] !== undefined)) throw new NotTried('hooks of the library');
}

function failing(response: Any): Any {
  if (response.ok) return response;
  throw Object.assign(new Error(`Request failed with status code ${response.status}`), { name: 'HTTPError', response });
}

function ofetchOf(own: Own, defaults: Any): Any {
  const raw = (path: Any, given: Any = {}): Any => {
    const options = merged(defaults, given);
    refuseHooks(options, ['onRequest', 'onResponse', 'onRequestError', 'onResponseError', 'parseResponse']);
    const { baseURL, query, params, body } = options;
    const url = withQuery(joined(baseURL, String(path)), {
      ...defaults.params,
      ...defaults.query,
      ...params,
      ...query,
    });
    const isJson = typeof body === 'object' && body !== null && !(body instanceof URLSearchParams);
    const sent = isJson ? { ...options, body: undefined, json: body } : options;
    return own.send(url, sent).then((response: Any) =>
      failing(response)
        .text()
        .then((text: string) => Object.assign(response, { _data: text === '' ? undefined : JSON.parse(text) })),
    );
  };
  const ofetch: Any = (path: Any, given: Any) => raw(path, given).then((response: Any) => response._data);
  return Object.assign(ofetch, {
    raw,
    native: undefined,
    create: (more: Any) => ofetchOf(own, merged(defaults, more)),
  });
}

/** A promise of a response that also has the methods to read it. */
function readable(promise: Any, read: (response: Any, kind: 'json' | 'text') => Any): Any {
  for (const kind of ['json', 'text'] as const)
    Object.defineProperty(promise, kind, { value: () => promise.then((response: Any) => read(response, kind)) });
  return promise;
}

function kyOf(own: Own, defaults: Any): Any {
  const request = (input: Any, given: Any = {}): Any => {
    const options = merged(defaults, given);
    refuseHooks(options, ['hooks', 'parseJson', 'fetch']);
    const path = String(input);
    if (options.prefixUrl && path.startsWith('/'))
      throw new Error('`input` must not begin with a slash when using `prefixUrl`');
    const url = withQuery(joined(options.prefixUrl, path), options.searchParams, true);
    return readable(own.send(url, options).then(failing), (response, kind) =>
      kind === 'json' && response.status === 204 ? '' : response[kind](),
    );
  };
  const ky: Any = Object.assign((input: Any, given: Any) => request(input, given), {
    create: (more: Any) => kyOf(own, merged({}, more)),
    extend: (more: Any) => kyOf(own, merged(defaults, typeof more === 'function' ? more(defaults) : more)),
  });
  for (const method of verbs) ky[method] = (input: Any, given: Any) => request(input, { ...given, method });
  return ky;
}

function gotOf(own: Own, defaults: Any): Any {
  const request = (input: Any, given: Any = {}): Any => {
    const options = merged(defaults, typeof input === 'string' || input instanceof URL ? given : input);
    refuseHooks(options, ['hooks', 'handlers', 'parseJson']);
    if (Object.values(Object(options.searchParams)).some(Array.isArray))
      throw new TypeError('a list in `searchParams`');
    const path = String(typeof input === 'string' || input instanceof URL ? input : input.url);
    const url = withQuery(joined(options.prefixUrl, path), options.searchParams, true);
    const body = (response: Any): Any => (options.responseType === 'json' ? response.json() : response.text());
    const whole = own.send(url, options).then(failing);
    const promise = whole.then((response: Any) =>
      body(response.clone()).then((read: Any) =>
        options.resolveBodyOnly ? read : { body: read, statusCode: response.status, ok: response.ok, headers: {} },
      ),
    );
    for (const kind of ['json', 'text'])
      Object.defineProperty(promise, kind, { value: () => whole.then((response: Any) => response.clone()[kind]()) });
    return promise;
  };
  const got: Any = Object.assign((input: Any, given: Any) => request(input, given), {
    extend: (more: Any) => gotOf(own, merged(defaults, more)),
  });
  for (const method of verbs) got[method] = (input: Any, given: Any) => request(input, { ...given, method });
  return got;
}

/** A request builder that is sent once it is awaited. */
class Chain {
  readonly #own: Own;
  readonly #method: string;
  readonly #url: URL;
  readonly #headers = new Headers();
  #body: Any;

  constructor(own: Own, method: string, url: Any) {
    this.#own = own;
    this.#method = method;
    this.#url = new URL(String(url), home);
  }

  query(query: Any): this {
    withQuery(this.#url, query);
    return this;
  }

  set(name: Any, value: Any): this {
    const all = typeof name === 'object' ? Object.entries<Any>(name) : [[name, value]];
    for (const [one, own] of all) this.#headers.set(one, String(own));
    return this;
  }

  type(name: string): this {
    return this.set('content-type', name === 'json' ? 'application/json' : name);
  }

  accept(name: string): this {
    return this.set('accept', name === 'json' ? 'application/json' : name);
  }

  auth(user: string): this {
    return this.set('authorization', user);
  }

  send(body: Any): this {
    this.#body = typeof body === 'object' && typeof this.#body === 'object' ? { ...this.#body, ...body } : body;
    return this;
  }

  use(plugin: Any): this {
    plugin(this);
    return this;
  }

  retry(): this {
    return this;
  }

  timeout(): this {
    return this;
  }

  // biome-ignore lint/suspicious/noThenProperty: it is a promise
  then(kept?: Any, broken?: Any): Any {
    const isText = typeof this.#body === 'string';
    const options = {
      method: this.#method,
      headers: this.#headers,
      ...(isText ? { body: this.#body } : { json: this.#body }),
    };
    return this.#own
      .send(this.#url, options)
      .then(failing)
      .then((response: Any) =>
        response.text().then((text: string) => ({
          ...{ status: response.status, ok: response.ok, text, headers: {} },
          body: text === '' ? {} : JSON.parse(text),
        })),
      )
      .then(kept, broken);
  }

  catch(broken: Any): Any {
    return this.then(undefined, broken);
  }
}

function superagentOf(own: Own): Any {
  const agent: Any = (method: Any, url: Any) =>
    url === undefined ? new Chain(own, 'GET', method) : new Chain(own, String(method).toUpperCase(), url);
  for (const method of [...verbs, 'del'])
    agent[method] = (url: Any, data: Any) => {
      const chain = new Chain(own, method === 'del' ? 'DELETE' : method.toUpperCase(), url);
      if (data === undefined) return chain;
      return method === 'get' ? chain.query(data) : chain.send(data);
    };
  return Object.assign(agent, { default: agent, agent: () => superagentOf(own) });
}
