import { isEnd } from '../language/functions.ts';
import { type Any, NotTried } from '../language/machine.ts';
import { home, type Send } from './network.ts';

/** Headers by their names in any case, with the methods of the library. */
function headersOf(...all: Any[]): Any {
  const made: Any = {};
  const nameOf = (name: Any): string => {
    const lower = String(name).toLowerCase();
    return Object.keys(made).find((one) => one.toLowerCase() === lower) ?? String(name);
  };
  const set = (name: Any, value: Any): Any => {
    if (typeof name === 'object' && name !== null) for (const [one, own] of Object.entries(name)) set(one, own);
    else if (value !== undefined) made[nameOf(name)] = value;
    return made;
  };
  const methods: Record<string, Any> = {
    set,
    get: (name: Any) => made[nameOf(name)],
    has: (name: Any) => nameOf(name) in made,
    delete: (name: Any) => delete made[nameOf(name)],
    setContentType: (value: Any) => set('Content-Type', value),
    setAuthorization: (value: Any) => set('Authorization', value),
    toJSON: () => ({ ...made }),
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(made, name, { value });
  for (const one of all) if (typeof one === 'object' && one !== null) set(one, undefined);
  return made;
}

function isPlain(value: Any): boolean {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function merged(old: Any, given: Any): Any {
  if (!isPlain(given)) return given === undefined ? old : given;
  const made: Any = { ...(isPlain(old) ? old : {}) };
  for (const [name, value] of Object.entries(given)) made[name] = merged(made[name], value);
  return made;
}

function configOf(defaults: Any, given: Any): Any {
  if (given?.adapter !== undefined || defaults.adapter !== undefined) throw new NotTried('an adapter of its own');
  const { headers: own = {}, ...rest } = defaults;
  const { headers, url, method, data, ...others } = given ?? {};
  const config = merged(rest, others);
  config.method = String(method ?? defaults.method ?? 'get').toLowerCase();
  const { common, get, put, post, patch, delete: remove, head, options, ...plain } = own;
  const ofMethod = { get, put, post, patch, delete: remove, head, options }[config.method as string];
  config.headers = headersOf(common, ofMethod, plain, headers);
  if (url !== undefined) config.url = url;
  if (data !== undefined) config.data = data;
  return config;
}

/** A query as the library writes it. */
function queryText(params: Any, serializer: Any): string {
  const serialize = typeof serializer === 'function' ? serializer : serializer?.serialize;
  if (serialize !== undefined) return String(serialize(params, serializer));
  if (params instanceof URLSearchParams) return params.toString();
  const pairs: string[] = [];
  const indexes = serializer?.indexes ?? false;
  const add = (name: string, value: Any): void => {
    if (value === undefined || value === null) return;
    if (Array.isArray(value)) {
      for (const [index, one] of value.entries())
        add(indexes === null ? name : indexes ? `${name}[${index}]` : `${name}[]`, one ?? 'null');
    } else if (isPlain(value)) for (const [inner, one] of Object.entries(value)) add(`${name}[${inner}]`, one);
    else {
      const text = value instanceof Date ? value.toISOString() : String(value);
      pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(text)}`);
    }
  };
  for (const [name, value] of Object.entries(params)) add(name, value);
  return pairs.join('&');
}

function addressOf({ url = '', baseURL, params, paramsSerializer }: Any): string {
  const isWhole = /^([a-z][a-z\d+.-]*:)?\/\//i.test(url);
  const path = baseURL && !isWhole ? (url ? `${String(baseURL).replace(/\/?\/$/, '')}/${String(url).replace(/^\/+/, '')}` : String(baseURL)) : String(url);
  const query = params ? queryText(params, paramsSerializer) : '';
  const bare = query === '' ? path : (path.split('#')[0] as string);
  return query === '' ? path : `${bare}${bare.includes('?') ? '&' : '?'}${query}`;
}

function listOf(value: Any): Any[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

/** The body as it is sent, and its type in the headers. */
function bodyOf(config: Any): string | undefined {
  const { headers } = config;
  let { data } = config;
  if (config.transformRequest !== undefined) {
    for (const change of listOf(config.transformRequest)) data = change.call(config, data, headers);
  } else if (data instanceof URLSearchParams) {
    if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/x-www-form-urlencoded;charset=utf-8');
    data = data.toString();
  } else if (typeof data === 'object' && data !== null) {
    if (!headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
    data = JSON.stringify(data);
  }
  if (data === undefined || data === null) {
    headers.delete('Content-Type');
    return undefined;
  }
  if (typeof data !== 'string') throw new NotTried('a body that is not a text');
  if (!headers.has('Content-Type') && /^(post|put|patch)$/.test(config.method))
    headers.set('Content-Type', 'application/x-www-form-urlencoded');
  return data;
}

/** The library, and what it makes: instances with interceptors of their own. */
export function axiosOf(send: Send, promises: Any, placesNow: () => readonly string[]): Any {
  class AxiosError extends Error {
    readonly isAxiosError = true;
    readonly config: Any;
    readonly response: Any;
    readonly status: Any;
    constructor(message: string, config: Any, response: Any) {
      super(message);
      Object.assign(this, { name: 'AxiosError', config, response, status: response?.status });
    }
  }
  const dispatch = (config: Any, by: readonly string[]): Any => {
    const body = bodyOf(config);
    const url = new URL(addressOf(config), home);
    const headers = new Headers();
    for (const [name, value] of Object.entries(config.headers))
      if (value !== null && value !== false) headers.set(name, String(value));
    const { status, data } = send({ method: config.method.toUpperCase(), url, headers, body, by });
    const changes = listOf(config.transformResponse);
    const text = data === undefined ? '' : JSON.stringify(data);
    let read: Any = changes.length > 0 || data === undefined ? text : JSON.parse(text);
    for (const change of changes) read = change.call(config, read, {}, status);
    const response = { data: read, status, statusText: '', headers: headersOf({}), config, request: {} };
    const isFine = config.validateStatus === undefined ? status < 300 : !config.validateStatus || config.validateStatus(status);
    if (!isFine) throw new AxiosError(`Request failed with status code ${status}`, config, response);
    return response;
  };
  const instance = (defaults: Any): Any => {
    const hooks: Record<string, Any[]> = { request: [], response: [] };
    const use = (list: Any[]) => ({
      use: (kept: Any, broken: Any) => list.push([kept, broken]) - 1,
      eject: (index: Any) => void (list[index] = [undefined, undefined]),
      clear: () => list.splice(0),
    });
    const request = (first: Any, second?: Any): Any => {
      const given = typeof first === 'string' ? { ...second, url: first } : first;
      const by = placesNow();
      let promise = promises.resolve().then(() => configOf(own.defaults, given));
      for (const [kept, broken] of [...(hooks.request as Any[])].reverse()) promise = promise.then(kept, broken);
      promise = promise.then((config: Any) => dispatch(config, by));
      for (const [kept, broken] of hooks.response as Any[]) promise = promise.then(kept, broken);
      return promise;
    };
    const own: Any = Object.assign((first: Any, second: Any) => request(first, second), {
      defaults: { ...defaults, headers: { common: {}, get: {}, post: {}, put: {}, patch: {}, delete: {}, head: {}, ...defaults.headers } },
      interceptors: { request: use(hooks.request as Any[]), response: use(hooks.response as Any[]) },
      request,
      getUri: (config: Any) => addressOf(configOf(own.defaults, config)),
      create: (config: Any) => instance(merged(own.defaults, config ?? {})),
    });
    for (const name of ['get', 'delete', 'head', 'options'])
      own[name] = (url: Any, config: Any = {}) => request({ ...config, method: name, url });
    for (const name of ['post', 'put', 'patch'])
      own[name] = (url: Any, data: Any, config: Any = {}) => request({ ...config, method: name, url, data });
    return own;
  };
  const axios = instance({});
  Object.assign(axios, {
    all: (all: Any) => promises.all(all),
    spread: (callback: Any) => (all: Any) => callback(...all),
    isAxiosError: (value: Any) => !isEnd(value) && value?.isAxiosError === true,
    isCancel: () => false,
    AxiosError,
    Axios: undefined,
  });
  return Object.assign(axios, { default: axios, axios });
}
