import type { Config } from '../config/index.js';
import { toQuery, type Filter } from './query.js';
import { transport } from './transport.js';

export class KomgaClient {
  constructor(protected readonly config: Config) {}

  get<T>(path: string, filter?: Filter): Promise<T> {
    return transport<T>(this.config, { method: 'GET', path, query: filter && toQuery(filter) });
  }

  post<T>(path: string, body: unknown, filter?: Filter): Promise<T> {
    return transport<T>(this.config, { method: 'POST', path, body, query: filter && toQuery(filter) });
  }

  put<T>(path: string, body: unknown): Promise<T> {
    return transport<T>(this.config, { method: 'PUT', path, body });
  }

  patch<T>(path: string, body: unknown): Promise<T> {
    return transport<T>(this.config, { method: 'PATCH', path, body });
  }
}

export const createKomga = (config: Config): KomgaClient => new KomgaClient(config);
