import { apiKey, baseUrl } from "./env.js";

export type QueryValue = string | number | boolean | string[] | undefined;

export interface CallOptions {
  path: string;
  params?: Record<string, QueryValue>;
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  body?: unknown;
}

export interface Page<T> {
  content: T[];
  number: number;
  totalElements: number;
  totalPages: number;
  last: boolean;
}

export class KomgaHttpError extends Error {
  constructor(readonly status: number, readonly path: string, detail: string) {
    super(`Komga returned ${status} for ${path}: ${detail}`);
  }
}

export async function call<T>({ path, params = {}, method = "GET", body }: CallOptions): Promise<T> {
  const url = new URL(baseUrl + path);
  for (const [key, value] of Object.entries(params)) {
    if (value === undefined) continue;
    if (Array.isArray(value)) {
      for (const v of value) url.searchParams.append(key, v);
    } else {
      url.searchParams.set(key, String(value));
    }
  }
  const headers: Record<string, string> = { "X-API-Key": apiKey, Accept: "application/json" };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const res = await fetch(url, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  if (!res.ok) {
    throw new KomgaHttpError(res.status, path, (await res.text()).slice(0, 200));
  }
  return res.status === 204 ? (undefined as T) : ((await res.json()) as T);
}
