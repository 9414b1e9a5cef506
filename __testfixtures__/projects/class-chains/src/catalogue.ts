import { AbstractTransport } from './transport/abstract-transport.ts';
import KomgaTransport from './transport/komga-transport.ts';

export class Catalogue extends KomgaTransport {
  #books?: Promise<object>;

  /** Kept once it was read. */
  get books() {
    this.#books ??= this.v1<object>('/books'); // want: review response-not-shown
    return this.#books;
  }

  genres = async () => (await this.v1<string[]>('/genres')).sort(); // want: review wrapper-grown

  private volumesOf = (id: string) => this.v1<object>(`/series/${id}/books`, { keepalive: true }); // want: review response-not-shown

  async volumes(ids: readonly string[]) {
    return Promise.all(ids.map(this.volumesOf));
  }

  save({ id, ...rest }: { id: string; name: string }) {
    return this.v1(`/libraries/${id}`, { method: 'PUT', ...AbstractTransport.json(rest) }); // want: migrated
  }

  one(id: string) {
    return this.v1(`/series/${id}`); // nope: one series
  }
}
