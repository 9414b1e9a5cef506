import type { KomgaClient } from '../http/client.js';
import type { Filter } from '../http/query.js';
import type { Page } from '../models/index.js';

export abstract class Repository {
  constructor(protected readonly client: KomgaClient) {}

  /** Two levels above fetch. */
  protected list<T>(path: string, filter?: Filter): Promise<Page<T>> {
    return this.client.get<Page<T>>(path, filter);
  }

  protected search<T>(path: string, body: object, filter?: Filter): Promise<Page<T>> {
    return this.client.post<Page<T>>(path, body, filter);
  }
}
