import { AbstractTransport } from './abstract-transport.ts';

const prefix = '/api/v1';

export default class KomgaTransport extends AbstractTransport {
  protected override readonly origin = process.env.KOMGA_URL ?? 'http://localhost:25600';

  protected v1<T>(path: string, init?: RequestInit): Promise<T> {
    return this.send<T>(`${prefix}${path}`, init);
  }

  #path(rest: string): string {
    return `${prefix}${rest}`;
  }

  search(words: string) {
    return this.send<object>(this.#path(`/series?search=${encodeURIComponent(words)}`)); // want: review query-parameters
  }

  static of(): KomgaTransport {
    return new KomgaTransport();
  }
}
