import { type CatalogueService, listen, type RawRequest } from '../execution/server/catalogue-server.ts';
import type { Answer } from '../execution/server/exchange.ts';

/** Where programs send their requests: through `fetch` and `XMLHttpRequest` without a socket, otherwise to a port. */
export interface Network {
  readonly url: string;
  /** What was sent to other public addresses since the last service was connected: `GET https://shop.example.com/x`. */
  readonly elsewhere: readonly string[];
  /** All requests go to this service from now on. */
  connect(service: CatalogueService): void;
  /** Gives the globals back that the network or a program replaced. */
  restore(): void;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = { html: 'text/html;charset=UTF-8', json: 'application/json' };

/** Opens the network of this process: there is one, since it replaces globals. */
export async function openNetwork(): Promise<Network> {
  let connected: CatalogueService | undefined;
  const elsewhere: string[] = [];
  const receive = (request: RawRequest): Answer => {
    if (connected === undefined) throw new Error('no service is connected');
    return connected.receive(request);
  };
  const { url, close } = await listen(receive);
  const send = sender(url, receive, elsewhere);
  // A program may change the prototype of `XMLHttpRequest`, so each gets a class of its own.
  const given = () => ({
    fetch: fetchOver(url, send),
    XMLHttpRequest: xhrOver(url, send),
    window: globalThis,
    self: globalThis,
  });
  const before = Object.keys(given()).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  const baseUrl = process.env.BASE_URL;
  const restore = (): void => {
    for (const [name, value] of Object.entries(given())) {
      Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
    }
    process.env.BASE_URL = url;
  };
  restore();
  return {
    url,
    elsewhere,
    connect: (service) => {
      connected = service;
      elsewhere.length = 0;
    },
    restore,
    close: async () => {
      for (const [name, own] of before) {
        if (own === undefined) Reflect.deleteProperty(globalThis, name);
        else Object.defineProperty(globalThis, name, own);
      }
      if (baseUrl === undefined) delete process.env.BASE_URL;
      else process.env.BASE_URL = baseUrl;
      await close();
    },
  };
}

interface Arrived {
  readonly status: number;
  readonly text: string;
  readonly type: string | undefined;
}

type Send = (method: string, url: string, headers: Headers, text: string) => Arrived;

/** Addresses that may be the service's as well as any other. */
const notPublic = /^https?:\/\/(127\.|localhost\b|[^/]*(\.invalid|komga)\b)/;

/** Hands a request to the service; one to any other address fails as it would without a network. */
function sender(base: string, receive: (request: RawRequest) => Answer, elsewhere: string[]): Send {
  return (method, url, headers, text) => {
    if (!url.startsWith(`${base}/`)) {
      const address = url.replace(base, '<server>');
      if (!notPublic.test(address)) elsewhere.push(`${method} ${address}`);
      throw new TypeError(`fetch failed: ${address}`);
    }
    const { pathname, search } = new URL(url);
    const { status, body, html } = receive({
      method,
      target: pathname + search,
      headers: Object.fromEntries(headers),
      text,
    });
    const content = html ?? (body === undefined ? '' : JSON.stringify(body));
    const kind = html === undefined ? (body === undefined ? '' : 'json') : 'html';
    return { status, text: content, type: types[kind] };
  };
}

const withoutBody = [101, 204, 205, 304];

/** Thrown by a service that never answers. */
export const stalled = new Error('stalled');

function arrivedOf(send: Send, { method, url, headers }: Request, text: string): Arrived | undefined {
  try {
    return send(method, url, headers, text);
  } catch (error) {
    if (error === stalled) return undefined;
    throw error;
  }
}

/** As a page of the server has it: addresses without an origin lead to the server. */
function fetchOver(base: string, send: Send): typeof fetch {
  return async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, base) : input, init);
    // Each request waits as long as any other, so that they arrive in the order in which they are sent.
    const given = typeof init?.body === 'string' ? init.body : request.body === null ? '' : request.text();
    const arrived = arrivedOf(send, request, await given);
    if (arrived === undefined) return new Promise(() => undefined);
    const { status, text, type } = arrived;
    const response = new Response(withoutBody.includes(status) ? null : text, {
      status,
      headers: type === undefined ? {} : { 'content-type': type },
    });
    Object.defineProperty(response, 'url', { value: request.url });
    return response;
  };
}

/** The parts of `XMLHttpRequest` that clients use. */
function xhrOver(base: string, send: Send) {
  return class extends EventTarget {
    onload: ((event: unknown) => void) | null = null;
    onerror: ((event: unknown) => void) | null = null;
    onloadend: ((event: unknown) => void) | null = null;
    onreadystatechange: ((event: unknown) => void) | null = null;
    readyState = 0;
    status = 0;
    statusText = '';
    responseText = '';
    responseType = '';
    responseURL = '';
    withCredentials = false;
    #method = 'GET';
    #url = '';
    #headers = new Headers();
    #type = '';

    open(method: string, url: string | URL): void {
      this.#method = /^(get|post|put|delete|head|options)$/i.test(method) ? method.toUpperCase() : method;
      this.#url = new URL(url, base).href;
      this.#headers = new Headers();
      this.readyState = 1;
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers.append(name, value);
    }

    getResponseHeader(name: string): string | null {
      return name.toLowerCase() === 'content-type' ? this.#type : null;
    }

    get response(): unknown {
      return this.responseType === 'json' ? JSON.parse(this.responseText || 'null') : this.responseText;
    }

    send(body?: string | null): void {
      if (typeof body === 'string' && !this.#headers.has('content-type')) {
        this.#headers.set('content-type', 'text/plain;charset=UTF-8');
      }
      queueMicrotask(() => this.#finish(body ?? ''));
    }

    #finish(body: string): void {
      try {
        const { status, text, type = '' } = send(this.#method, this.#url, this.#headers, body);
        Object.assign(this, { status, responseText: text, readyState: 4, responseURL: this.#url });
        this.#type = type;
        this.#tell('readystatechange', this.onreadystatechange);
        this.#tell('load', this.onload);
      } catch {
        this.readyState = 4;
        this.#tell('error', this.onerror);
      }
      this.#tell('loadend', this.onloadend);
    }

    #tell(type: string, listener: ((event: unknown) => void) | null): void {
      const event = new Event(type);
      listener?.call(this, event);
      this.dispatchEvent(event);
    }
  };
}
