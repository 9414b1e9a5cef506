import got, { HTTPError, type Got } from 'got';
import { Timed } from '../support/decorators.js';

export type Criteria = Record<string, string | number | boolean | string[] | undefined>;

export interface KomgaSettings {
  url: string;
  user: string;
  password: string;
}

export class NotFound extends Error {}

/** The only class that opens connections to Komga. */
export class KomgaGateway {
  private readonly client: Got;

  constructor(settings: KomgaSettings) {
    this.client = got.extend({
      prefixUrl: new URL('api/v1', settings.url),
      username: settings.user,
      password: settings.password,
      timeout: { request: 20_000 },
      retry: { limit: 3, methods: ['GET'] },
      headers: { 'user-agent': 'panelhub' },
    });
  }

  @Timed(800)
  async read<T>(path: string, criteria: Criteria = {}): Promise<T> {
    try {
      return await this.client.get(path, { searchParams: this.flatten(criteria) }).json<T>();
    } catch (error) {
      if (error instanceof HTTPError && error.response.statusCode === 404) throw new NotFound(path);
      throw error;
    }
  }

  async write(method: 'POST' | 'PUT' | 'PATCH', path: string, json: object): Promise<void> {
    await this.client(path, { method, json });
  }

  async ask<T>(path: string, json: object, criteria: Criteria = {}): Promise<T> {
    return this.client.post(path, { json, searchParams: this.flatten(criteria) }).json<T>();
  }

  private flatten(criteria: Criteria): URLSearchParams {
    const params = new URLSearchParams();
    for (const [key, value] of Object.entries(criteria)) {
      if (value === undefined) continue;
      if (Array.isArray(value)) value.forEach((v) => params.append(key, v));
      else params.set(key, String(value));
    }
    return params;
  }
}
