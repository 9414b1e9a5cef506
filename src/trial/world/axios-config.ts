import { type Any, NotTried } from '../language/machine.ts';

/** Headers by case-insensitive name, with the methods of the library. */
export function headersOf(...all: Any[]): Any {
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

/** Settings overridden by others. */
export function merged(old: Any, given: Any): Any {
  if (!isPlain(given)) return given === undefined ? old : given;
  const made: Any = { ...(isPlain(old) ? old : {}) };
  for (const [name, value] of Object.entries(given)) made[name] = merged(made[name], value);
  return made;
}

/** The settings of a request, from those of its instance and its own. */
export function configOf(defaults: Any, given: Any): Any {
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

/** A query as the library serializes it. */
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

/** The complete URL of a request. */
export function addressOf({ url = '', baseURL, params, paramsSerializer }: Any): string {
  const isWhole = /^([a-z][a-z\d+.-]*:)?\/\//i.test(url);
  const path =
    baseURL && !isWhole
      ? url
        ? `${String(baseURL).replace(/\/?\/$/, '')}/${String(url).replace(/^\/+/, '')}`
        : String(baseURL)
      : String(url);
  const query = params ? queryText(params, paramsSerializer) : '';
  const bare = query === '' ? path : (path.split('#')[0] as string);
  return query === '' ? path : `${bare}${bare.includes('?') ? '&' : '?'}${query}`;
}

function listOf(value: Any): Any[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

/** The body as it is sent; sets its type in the headers. */
export function bodyOf(config: Any): string | undefined {
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
  if (typeof data !== 'string') throw new NotTried('a body of another kind');
  if (!headers.has('Content-Type') && /^(post|put|patch)$/.test(config.method))
    headers.set('Content-Type', 'application/x-www-form-urlencoded');
  return data;
}
