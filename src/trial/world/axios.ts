import { isEnd } from '../language/functions.ts';
import type { Any } from '../language/machine.ts';
import { addressOf, bodyOf, configOf, headersOf, merged } from './axios-config.ts';
import { home, type Send } from './network.ts';
import { OwnPromise } from './promise.ts';

/** How requests are sent, and the positions of the calls in progress. */
interface Own {
  readonly send: Send;
  readonly placesNow: () => readonly string[];
}

/** The library, and the instances that it creates, with their own interceptors. */
export function axiosOf(send: Send, placesNow: () => readonly string[]): Any {
  const axios = instanceOf({ send, placesNow }, {});
  Object.assign(axios, {
    all: (all: Any) => OwnPromise.all(all),
    spread: (callback: Any) => (all: Any) => callback(...all),
    isAxiosError: (value: Any) => !isEnd(value) && value?.isAxiosError === true,
    isCancel: () => false,
    AxiosError,
  });
  return Object.assign(axios, { default: axios, axios });
}

class AxiosError extends Error {
  readonly isAxiosError = true;

  constructor(message: string, config: Any, response: Any) {
    super(message);
    Object.assign(this, { name: 'AxiosError', config, response, status: response?.status });
  }
}

function instanceOf(own: Own, defaults: Any): Any {
  const hooks = { request: new Hooks(), response: new Hooks() };
  const request = (first: Any, second?: Any): Any => {
    const given = typeof first === 'string' ? { ...second, url: first } : first;
    const by = own.placesNow();
    let promise = OwnPromise.resolve().then(() => configOf(made.defaults, given));
    for (const [kept, broken] of [...hooks.request.all].reverse()) promise = promise.then(kept, broken);
    promise = promise.then((config: Any) => dispatch(own, config, by));
    for (const [kept, broken] of hooks.response.all) promise = promise.then(kept, broken);
    return promise;
  };
  const byMethod = { common: {}, get: {}, post: {}, put: {}, patch: {}, delete: {}, head: {} };
  const made: Any = Object.assign((first: Any, second: Any) => request(first, second), {
    defaults: { ...defaults, headers: { ...byMethod, ...defaults.headers } },
    interceptors: hooks,
    request,
    getUri: (config: Any) => addressOf(configOf(made.defaults, config)),
    create: (config: Any) => instanceOf(own, merged(made.defaults, config ?? {})),
  });
  for (const name of ['get', 'delete', 'head', 'options'])
    made[name] = (url: Any, config: Any = {}) => request({ ...config, method: name, url });
  for (const name of ['post', 'put', 'patch'])
    made[name] = (url: Any, data: Any, config: Any = {}) => request({ ...config, method: name, url, data });
  return made;
}

/** `interceptors.request` */
class Hooks {
  readonly all: [Any, Any][] = [];

  use(kept: Any, broken: Any): number {
    return this.all.push([kept, broken]) - 1;
  }

  eject(index: number): void {
    this.all[index] = [undefined, undefined];
  }

  clear(): void {
    this.all.splice(0);
  }
}

function dispatch({ send }: Own, config: Any, by: readonly string[]): Any {
  const body = bodyOf(config);
  const url = new URL(addressOf(config), home);
  const headers = new Headers();
  for (const [name, value] of Object.entries(config.headers))
    if (value !== null && value !== false) headers.set(name, String(value));
  const { status, data } = send({ method: config.method.toUpperCase(), url, headers, body, by });
  const changes = [config.transformResponse ?? []].flat();
  const text = data === undefined ? '' : JSON.stringify(data);
  let read: Any = changes.length > 0 || data === undefined ? text : JSON.parse(text);
  for (const change of changes) read = change.call(config, read, {}, status);
  const response = { data: read, status, statusText: '', headers: headersOf({}), config, request: {} };
  const isFine = config.validateStatus ? config.validateStatus(status) : status < 300;
  if (!isFine) throw new AxiosError(`Request failed with status code ${status}`, config, response);
  return response;
}
