import { BookServer } from './server.ts';

export class KavitaServer extends BookServer {
  protected override readonly api = 'api/v1';

  publishers(): Promise<string[]> {
    return this.get('publishers'); // nope: another service, named by the class and the file
  }
}
