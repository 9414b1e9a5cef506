import { type Any, NotTried } from '../language/machine.ts';
import { type Send, wholeUrl } from './network.ts';
import { OwnPromise } from './promise.ts';

abstract class OwnRequest {
  protected abstract dispatch: Send;
  readyState = 0;
  status = 0;
  statusText = '';
  responseText = '';
  responseType = '';
  response: Any = '';
  onload: Any = null;
  onloadend: Any = null;
  onreadystatechange: Any = null;
  onerror: Any = null;
  readonly #headers = new Headers();
  readonly #listeners: [string, Any][] = [];
  #method = 'GET';
  #url = '';

  open(method: Any, url: Any, isAsync: Any = true): void {
    if (!isAsync) throw new NotTried('a request that is waited for');
    this.#method = String(method).toUpperCase();
    this.#url = String(url);
    this.readyState = 1;
  }

  setRequestHeader(name: Any, value: Any): void {
    this.#headers.append(name, String(value));
  }

  getResponseHeader(name: Any): string | null {
    return String(name).toLowerCase() === 'content-type' ? 'application/json' : null;
  }

  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\n';
  }

  addEventListener(name: string, listener: Any): void {
    this.#listeners.push([name, listener]);
  }

  abort(): void {}

  send(body?: Any): void {
    const isText = typeof body === 'string';
    if (body !== undefined && body !== null && !isText) throw new NotTried('a body of another kind');
    if (isText && !this.#headers.has('content-type')) this.#headers.set('content-type', 'text/plain;charset=UTF-8');
    const sent = {
      method: this.#method,
      url: wholeUrl(this.#url),
      headers: this.#headers,
      body: isText ? body : undefined,
    };
    const { status, data } = this.dispatch(sent);
    OwnPromise.tasks.later(() => {
      this.readyState = 4;
      this.status = status;
      this.responseText = data === undefined ? '' : JSON.stringify(data);
      this.response = this.responseType === 'json' ? (data ?? null) : this.responseText;
      const event = { target: this, currentTarget: this };
      this.onreadystatechange?.(event);
      for (const name of ['load', 'loadend'] as const) {
        this[`on${name}`]?.(event);
        for (const [own, listener] of this.#listeners) if (own === name) listener.call(this, event);
      }
    }, 0);
  }
}

/** `XMLHttpRequest`, as far as most code uses it. */
export function xhrOf(send: Send): Any {
  return class XMLHttpRequest extends OwnRequest {
    protected override dispatch = send;
  };
}
