// biome-ignore-all lint/suspicious/noExplicitAny: as the libraries have it
// biome-ignore-all lint/complexity/noBannedTypes: as the libraries have it

declare function show(...values: unknown[]): void;
declare function report(...values: unknown[]): void;
declare module '@angular/core' {
  export function Injectable(): ClassDecorator;
  export function inject<T>(token: abstract new (...given: any[]) => T): T;
}
declare module '@angular/common/http' {
  import type { Observable } from 'rxjs';
  export class HttpParams {
    constructor(options?: { fromString?: string; fromObject?: object });
    set(name: string, value: string | number | boolean): HttpParams;
    append(name: string, value: string | number | boolean): HttpParams;
  }
  export class HttpHeaders {
    constructor(headers?: object);
  }
  export interface HttpResponse<T> {
    readonly status: number;
    readonly body: T | null;
  }
  interface Options {
    params?: HttpParams | Record<string, string | number | boolean | readonly (string | number | boolean)[]>;
    headers?: HttpHeaders | Record<string, string>;
    withCredentials?: boolean;
    body?: unknown;
  }
  type Whole = Options & { observe: 'response' };
  type Text = Options & { responseType: 'text' };
  export class HttpClient {
    get<T>(url: string, options: Whole): Observable<HttpResponse<T>>;
    get(url: string, options: Text): Observable<string>;
    get<T>(url: string, options?: Options): Observable<T>;
    get(url: string, options?: Options): Observable<Object>;
    delete<T>(url: string, options?: Options): Observable<T>;
    post<T>(url: string, body: unknown, options: Whole): Observable<HttpResponse<T>>;
    post(url: string, body: unknown, options: Text): Observable<string>;
    post<T>(url: string, body: unknown, options?: Options): Observable<T>;
    put<T>(url: string, body: unknown, options?: Options): Observable<T>;
    patch<T>(url: string, body: unknown, options?: Options): Observable<T>;
    request<T>(method: string, url: string, options: Whole): Observable<HttpResponse<T>>;
    request<T>(method: string, url: string, options?: Options): Observable<T>;
  }
}
declare module 'rxjs' {
  export type Operator<A, B> = (source: Observable<A>) => Observable<B>;
  export class Observable<T> {
    pipe<A>(a: Operator<T, A>): Observable<A>;
    pipe<A, B>(a: Operator<T, A>, b: Operator<A, B>): Observable<B>;
    subscribe(next?: (value: T) => void): void;
  }
  export function map<A, B>(change: (value: A) => B): Operator<A, B>;
  export function shareReplay<A>(size?: number | { bufferSize?: number; refCount: boolean }): Operator<A, A>;
  export function tap<A>(look: (value: A) => void): Operator<A, A>;
  export function forkJoin<T extends Record<string, Observable<any>>>(
    all: T,
  ): Observable<{ [K in keyof T]: T[K] extends Observable<infer V> ? V : never }>;
  export function of<T>(...values: T[]): Observable<T>;
  export function switchMap<A, B>(change: (value: A) => Observable<B>): Operator<A, B>;
  export function debounceTime<A>(time: number): Operator<A, A>;
  export function catchError<A, B>(change: (error: any) => Observable<B>): Operator<A, A | B>;
  export class Subject<T> extends Observable<T> {
    next(value: T): void;
  }
  export function firstValueFrom<A>(source: Observable<A>): Promise<A>;
}
declare module 'rxjs/operators' {
  export { map, shareReplay, tap } from 'rxjs';
}
declare module 'jquery' {
  interface Answer {
    done(f: (data: any, status: string) => void): Answer;
    fail(f: (...reasons: unknown[]) => void): Answer;
    then<T>(f: (data: any) => T): Promise<T>;
  }
  interface Settings {
    url?: string;
    method?: string;
    type?: string;
    data?: unknown;
    contentType?: string;
    dataType?: string;
    headers?: Record<string, string>;
    success?: (data: any, status: string) => void;
    error?: (...reasons: any[]) => void;
    traditional?: boolean;
  }
  const $: {
    get(url: string, f?: (data: any) => void): Answer;
    get(url: string, data: object, f?: (data: any) => void, dataType?: string): Answer;
    get(settings: Settings): Answer;
    getJSON(url: string, f?: (data: any) => void): Answer;
    getJSON(url: string, data: object, f?: (data: any) => void): Answer;
    post(url: string, data?: unknown, f?: (data: any) => void): Answer;
    ajax(settings: Settings): Answer;
    ajax(url: string, settings?: Settings): Answer;
    param(data: object, traditional?: boolean): string;
  };
  export default $;
}
declare module 'react' {
  export function useCallback<T>(fn: T, dependencies: unknown[]): T;
}

declare module 'undici' {
  interface Answer extends Omit<Response, 'json'> {
    json(): Promise<unknown>;
  }
  export type RequestInit = globalThis.RequestInit & { dispatcher?: unknown };
  export function fetch(input: string | URL, init?: RequestInit): Promise<Answer>;
}
declare module 'node-fetch' {
  interface Answer extends Omit<Response, 'json'> {
    json(): Promise<unknown>;
  }
  export type RequestInit = globalThis.RequestInit & { agent?: unknown };
  export default function fetch(input: string | URL, init?: RequestInit): Promise<Answer>;
}
declare module 'openapi-fetch' {
  interface Given {
    params?: { path?: object; query?: object; header?: object };
    body?: unknown;
    headers?: object;
    signal?: AbortSignal;
    parseAs?: string;
    baseUrl?: string;
    fetch?: unknown;
    cache?: string;
    middleware?: unknown;
  }
  type Send = (path: string, given?: Given) => Promise<{ data?: any; error?: any; response: Response }>;
  interface Client {
    GET: Send;
    POST: Send;
    PUT: Send;
    PATCH: Send;
    DELETE: Send;
    use(...given: unknown[]): void;
    request(method: string, path: string, given?: Given): ReturnType<Send>;
  }

  export type { Client };
  export default function createClient<Paths>(options?: object): Client;
  export function createPathBasedClient<Paths>(
    options?: object,
  ): Record<string, Record<keyof Client, (given?: Given) => ReturnType<Send>>>;
}
declare module '@nestjs/axios' {
  import type { Observable } from 'rxjs';
  export class HttpService {
    get<T>(url: string, options?: object): Observable<{ data: T; status: number }>;
    post<T>(url: string, body: unknown, options?: object): Observable<{ data: T; status: number }>;
  }
}

type Corpus = (random: unknown, settings: Record<string, number>) => Iterable<readonly [string, string]>;

declare module '*/random.mjs' {
  export const Random: new (seed: string) => unknown;
}

declare module '*/one-wrapper.mjs' {
  export const oneWrapper: Corpus;
  export const fixedWrapper: Corpus;
}

declare module '*/sdk.mjs' {
  export const sdk: Corpus;
}

declare module '*/dense.mjs' {
  export const dense: Corpus;
}

declare module '*/big-file.mjs' {
  export const bigFile: Corpus;
}

declare module '*/sparse.mjs' {
  export const sparse: Corpus;
}

declare module '*/stranger.mjs' {
  export const stranger: Corpus;
}

declare module '*/tangled.mjs' {
  export const tangled: Corpus;
}

declare module '*/bench/make.mjs' {
  export function writeCorpus(
    corpus: { files(): Iterable<readonly [string, string]> },
    folder: string,
  ): { readonly files: number; readonly sources: number; readonly bytes: number };
}
