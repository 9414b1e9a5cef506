import { request } from 'undici';

export enum Verb {
  Get = 'GET',
  Post = 'POST',
  Patch = 'PATCH',
  Put = 'PUT',
}

export type Query = Record<string, string | number | boolean | string[] | undefined>;

function pairsOf(query: Query): string {
  return Object.entries(query)
    .flatMap(([key, value]) => (Array.isArray(value) ? value : [value]).map((one) => [key, one] as const))
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}=${encodeURIComponent(value as string)}`)
    .join('&');
}

export class Resource {
  constructor(protected readonly base: string) {}

  protected async call<T>(verb: Verb, path: string, { query = {}, body }: { query?: Query; body?: unknown } = {}): Promise<T> {
    const search = pairsOf(query);
    const response = await request(`${this.base}${path}${search ? `?${search}` : ''}`, {
      method: verb,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return (await response.body.json()) as T;
  }
}
