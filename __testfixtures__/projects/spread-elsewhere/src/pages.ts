import { EventEmitter } from 'node:events';

export abstract class Pages<T> extends EventEmitter {
  protected abstract url(page: number): string;
  async all(): Promise<T[]> {
    const response = await fetch(this.url(0));
    return (await response.json()).content;
  }
}
