import type { ApiClient } from './client.js';

export class Mixed {
  constructor(private readonly api: ApiClient) {}

  tags(): Promise<string[]> {
    return this.list('tags'); // want: manual parameter-type
  }

  libraries(): Promise<string[]> {
    return this.list('libraries'); // nope: a live path
  }

  private list(name: 'tags' | 'libraries'): Promise<string[]> {
    return this.api.request<string[]>({ path: `/api/v1/${name}` });
  }
}
