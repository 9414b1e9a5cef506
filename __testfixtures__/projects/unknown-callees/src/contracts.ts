/** What the host gives to a source; it is implemented elsewhere. */
export interface Transport {
  getJson<T>(path: string, query?: Record<string, unknown>): Promise<T>;
  postJson<T>(path: string, body: unknown, query?: Record<string, unknown>): Promise<T>;
  put(path: string, body: unknown): Promise<void>;
  patch(path: string, body: unknown): Promise<void>;
}

export interface Reader {
  load<T>(path: string): Promise<T>;
}

export type Send = (method: string, url: string, data?: unknown) => Promise<unknown>;

export interface Shelf {
  get(key: string): string | undefined;
}
