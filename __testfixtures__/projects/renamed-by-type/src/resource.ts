import type { Filters, Paged, Scope } from './types.ts';

interface Spec {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  query?: Record<string, unknown>;
  body?: unknown;
  apiVersion?: 'v1' | 'v2';
  signal?: AbortSignal;
}

class Sender {
  constructor(private readonly base: string) {}

  async send<T>(spec: Spec): Promise<T> {
    const init: RequestInit = { method: spec.method, signal: spec.signal ?? null };
    if (spec.body !== undefined) {
      init.body = JSON.stringify(spec.body);
      init.headers = { 'Content-Type': 'application/json' };
    }
    const url = `${this.base}/api/${spec.apiVersion ?? 'v1'}${spec.path}${Sender.asText(spec.query)}`;
    const response = await fetch(url, init);
    return (await response.json()) as T;
  }

  /** What has no value is left out here, where the names are no longer those of the client. */
  static asText(query: Record<string, unknown> = {}): string {
    const parts: string[] = [];
    for (const key of Object.keys(query)) {
      const value = query[key];
      if (value === undefined) continue;
      for (const one of Array.isArray(value) ? value : [value]) parts.push(`${encodeURIComponent(key)}=${encodeURIComponent(one)}`);
    }
    return parts.length > 0 ? `?${parts.join('&')}` : '';
  }
}

function snakeKeys(input: object): Record<string, unknown> {
  const out: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(input)) out[key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)] = value;
  return out;
}

/** It has no query, so what is spread behind the query does not replace it. */
type Options = Pick<Spec, 'signal'>;

export class Lists {
  constructor(private readonly http: Sender) {}

  protected query<T>(path: string, query?: object, options: Options = {}): Promise<T> {
    return this.http.send<T>({ method: 'GET', path, query: query && snakeKeys(query), ...options });
  }

  protected open<T>(path: string, query?: object, options: Partial<Spec> = {}): Promise<T> {
    return this.http.send<T>({ method: 'GET', path, query: query && snakeKeys(query), ...options });
  }

  books(query: Pick<Filters, 'libraryId' | keyof Paged> = {}, options?: Options): Promise<unknown> {
    return this.query('/books', query, options); // want: review wrapper-grown
  }

  genres(scope?: Scope, options?: Options): Promise<string[]> {
    return this.query<string[]>('/genres', scope, options); // want: review wrapper-grown
  }

  // Here the options may hold another query.
  anyBooks(query: Pick<Filters, 'libraryId' | keyof Paged> = {}, options?: Partial<Spec>): Promise<unknown> {
    return this.open('/books', query, options); // want: manual query-unknown
  }
}

/** Whether a value is sent depends on another object, so what has no value may be sent as the text `undefined`. */
function chosen(query: Record<string, unknown>, wanted: Record<string, unknown>): string {
  const parts: string[] = [];
  for (const key of Object.keys(query)) {
    if (wanted[key] === undefined) continue;
    parts.push(`${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}=${query[key]}`);
  }
  return parts.join('&');
}

export const findChosen = async (path: string, query: Record<string, unknown> = {}, init: RequestInit = {}) =>
  (await fetch(`${process.env.KOMGA_URL}/api/v1/${path}?${chosen(query, { page: 0 })}`, init)).json();

export const chosenBooks = (query: Pick<Filters, 'mediaStatus' | keyof Paged>) => findChosen('books', query); // want: manual query-unknown
