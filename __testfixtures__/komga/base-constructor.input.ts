// fixture: profile=komga
// What a base class makes with a method of the subclass

import ky, { type KyInstance } from 'ky';

abstract class Client {
  protected readonly client: KyInstance;

  constructor(root: string) {
    this.client = ky.create({ prefixUrl: root.replace(/\/$/, '') + this.mount() });
  }

  protected abstract mount(): string;

  protected async load<T>(path: string): Promise<T> {
    return (await this.client.get(path)).json<T>();
  }
}

export class Catalogue extends Client {
  constructor(options: { root: string }) {
    super(options.root);
  }

  protected mount() {
    return '/api/v1';
  }

  readlists = () => this.load<object>('readlists');
  genres = () => this.load<string[]>('genres'); // want: migrated
}

export class Shelf extends Client {
  constructor(options: { root: string }) {
    super(options.root);
  }

  protected mount() {
    return '/shelf/v3';
  }

  genres = () => this.load<string[]>('genres'); // nope: the path of another service
}
