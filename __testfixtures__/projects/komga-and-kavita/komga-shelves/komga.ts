import { BookServer } from './server.ts';

export class KomgaServer extends BookServer {
  protected override readonly api = 'api/v1';

  publishers = (): Promise<string[]> => this.get('publishers'); // want: review wrapper-grown

  rename(id: string, name: string): Promise<unknown> {
    return this.put(`libraries/${id}`, { name }); // want: migrated
  }

  turn(id: string, progression: object): Promise<unknown> {
    return this.put(`books/${id}/progression`, progression); // nope: a live operation
  }
}
