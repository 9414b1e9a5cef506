import type { Transport } from './transport.js';

export abstract class Resource {
  constructor(
    protected readonly transport: Transport,
    protected readonly version = '/v1',
  ) {}

  protected get<T>(path: string, query?: Record<string, string>): Promise<T> {
    return this.transport.send<T>('GET', this.version + path, { query });
  }

  protected post<T>(path: string, body: unknown, query?: Record<string, string>): Promise<T> {
    return this.transport.send<T>('POST', this.version + path, { body, query });
  }
}

export class Series extends Resource {
  ended() {
    return this.get<{ content: string[] }>('/series', { status: 'ENDED', size: '20' }); // want: review method-tested
  }
}

// Created for the version that stays.
export class Authors extends Resource {
  named(search: string) {
    return this.get<{ content: string[] }>('/authors', { search }); // nope: the version is v2
  }
}
