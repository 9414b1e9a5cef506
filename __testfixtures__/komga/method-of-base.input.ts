// fixture: profile=komga
import ky, { type KyInstance } from 'ky';
import { currentServer } from './settings';

type Verb = 'get' | 'post' | 'put' | 'patch';

class Transport {
  readonly #client: KyInstance;

  constructor(address: string) {
    this.#client = ky.create({ prefixUrl: `${address}/api/v1` });
  }

  async send(verb: Verb, path: string, json?: unknown): Promise<void> {
    await this.#client[verb](path, { json });
  }
}

abstract class Resource {
  protected abstract readonly segment: string;

  constructor(private readonly transport: Transport) {}

  protected call(verb: Verb, tail: string, json?: unknown): Promise<void> {
    return this.transport.send(verb, [this.segment, tail].join('/'), json);
  }
}

class Libraries extends Resource {
  protected readonly segment = 'libraries';

  // The path is not in the call, but its method is, in lower case as the name of a member.
  update(id: string, json: { name?: string; root?: string }): Promise<void> {
    return this.call('put', id, json); // want: review not-retried
  }

  scan(id: string): Promise<void> {
    return this.call('post', `${id}/scan`); // nope: not deprecated
  }
}

const libraries = new Libraries(new Transport(currentServer.komga));

export const tidy = async (id: string) => {
  await libraries.update(id, { name: 'Comics' });
  await libraries.scan(id);
};
