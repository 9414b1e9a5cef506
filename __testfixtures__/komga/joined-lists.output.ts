// fixture: profile=komga
import { currentServer } from './settings';

class Sender {
  constructor(private readonly address: string) {}

  async send<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.address}/${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return (await response.json()) as T;
  }
}

// Each class names a part of the path, and a call adds one part, several or none.
abstract class Resource {
  protected abstract readonly segment: string;

  constructor(private readonly sender: Sender) {}

  protected flat<T>(method: string, tail: string | string[] = [], body?: unknown): Promise<T> {
    const parts = ['api', 'v1', this.segment, ...[tail].flat().map(encodeURIComponent)];
    return this.sender.send<T>(method, parts.join('/'), body);
  }

  protected added<T>(method: string, tail: string | readonly string[], body?: unknown): Promise<T> {
    return this.sender.send<T>(method, ['api', 'v1', this.segment].concat(tail).join('/'), body);
  }

  protected tested<T>(method: string, tail: string | string[] = [], body?: unknown): Promise<T> {
    const rest = Array.isArray(tail) ? tail : [tail];
    return this.sender.send<T>(method, ['api', 'v1', this.segment, ...rest].join('/'), body);
  }
}

class Libraries extends Resource {
  protected readonly segment = 'libraries';

  rename(id: string, name: string): Promise<void> {
    return this.flat('PATCH', id, { name }); // want: migrated
  }

  move(id: string, root: string): Promise<void> {
    return this.added('PATCH', [id], { root }); // want: migrated
  }

  relabel(id: string, name: string): Promise<void> {
    return this.added('PATCH', id, { name }); // want: migrated
  }

  settings(id: string): Promise<void> {
    return this.tested('PATCH', [id], { scanOnStartup: true }); // want: migrated
  }

  list(): Promise<unknown> {
    return this.flat('GET'); // nope: not deprecated
  }

  // One of several ids, or all of them.
  all(ids: string | string[]): Promise<void> {
    return this.flat('PUT', ids, {}); // nope: it is not known how many parts these are
  }
}

const libraries = new Libraries(new Sender(currentServer.komga));

export const tidy = async (id: string) => {
  await libraries.rename(id, 'Comics');
  await libraries.relabel(id, 'Comics');
  await libraries.move(id, '/comics');
  await libraries.settings(id);
  return [await libraries.list(), await libraries.all(id)];
};
