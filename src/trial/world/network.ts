import { type Any, NotTried } from '../language/machine.ts';
import { OwnPromise } from './promise.ts';

/** A request as it is sent. */
export interface Sent {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  /** Its body as text; undefined if it has none. */
  readonly body: string | undefined;
  /** The positions of the calls in progress, as `path:line:column`. */
  readonly by?: readonly string[];
}

/** A response. */
export interface Reply {
  readonly status: number;
  /** The value whose JSON the body is; undefined if it is empty. */
  readonly data: Any;
}

export type Send = (sent: Sent) => Reply;

/** The address of the server for the code. */
export const home = 'http://catalogue.test';

/** A complete URL; a relative one belongs to the server's own page. */
export function wholeUrl(text: string): URL {
  return new URL(text, home);
}

const statusTexts: Readonly<Record<number, string>> = { 200: 'OK', 204: 'No Content', 400: 'Bad Request' };

/** `fetch` and its classes. */
export function fetchOf(send: Send): Readonly<Record<string, Any>> {
  const fetch = (input: Any, init?: Any): Any =>
    new OwnPromise((keep: Any) => {
      const request = new OwnRequest(input, init);
      const { status, data } = send({
        method: request.method,
        url: new URL(request.url),
        headers: request.headers,
        body: bodyText(request.body),
      });
      const headers = data === undefined ? {} : { 'content-type': 'application/json' };
      const text = data === undefined ? '' : JSON.stringify(data);
      keep(Object.assign(new OwnResponse(text, { status, headers }), { url: request.url }));
    });
  return { fetch, Request: OwnRequest, Response: OwnResponse, Headers };
}

function bodyText(body: Any): string | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string' || body instanceof URLSearchParams) return String(body);
  throw new NotTried('a body of another kind');
}

const usual = /^(get|put|post|delete|head|options)$/i;

class OwnRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: Any;
  readonly signal: Any;

  constructor(input: Any, init: Any = {}) {
    const given: Any = input instanceof OwnRequest ? input : undefined;
    this.url = given?.url ?? wholeUrl(String(input)).href;
    const method = String(init?.method ?? given?.method ?? 'GET');
    this.method = usual.test(method) ? method.toUpperCase() : method;
    this.headers = new Headers(init?.headers ?? given?.headers ?? {});
    this.body = init?.body ?? given?.body;
    if (this.body !== undefined && this.body !== null && /^(GET|HEAD)$/.test(this.method))
      throw new TypeError('Request with GET/HEAD method cannot have body.');
    if (!this.headers.has('content-type') && typeof this.body === 'string')
      this.headers.set('content-type', 'text/plain;charset=UTF-8');
    else if (!this.headers.has('content-type') && this.body instanceof URLSearchParams)
      this.headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
    this.signal = init?.signal ?? given?.signal;
  }

  clone(): Any {
    return new OwnRequest(this);
  }

  text(): Any {
    return OwnPromise.resolve(bodyText(this.body) ?? '');
  }

  json(): Any {
    return this.text().then((text: string) => JSON.parse(text));
  }
}

class OwnResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: Headers;
  readonly ok: boolean;
  readonly url = '';
  readonly redirected = false;
  readonly type = 'basic';
  bodyUsed = false;
  readonly #text: string;

  constructor(body: Any = '', { status = 200, statusText, headers = {} }: Any = {}) {
    this.status = status;
    this.statusText = statusText ?? statusTexts[status] ?? '';
    this.headers = new Headers(headers);
    this.ok = status >= 200 && status < 300;
    this.#text = bodyText(body) ?? '';
  }

  static json(data: Any, init: Any = {}): Any {
    return new OwnResponse(JSON.stringify(data), { ...init, headers: { 'content-type': 'application/json' } });
  }

  get body(): Any {
    throw new NotTried('the stream of a response');
  }

  text(): Any {
    if (this.bodyUsed) return OwnPromise.reject(new TypeError('Body is unusable: Body has already been read'));
    this.bodyUsed = true;
    return OwnPromise.resolve(this.#text);
  }

  json(): Any {
    return this.text().then((text: string) => JSON.parse(text));
  }

  toJSON(): Any {
    return { status: this.status, text: this.#text };
  }

  clone(): Any {
    const { status, statusText, headers, url } = this;
    return Object.assign(new OwnResponse(this.#text, { status, statusText, headers }), { url });
  }
}
