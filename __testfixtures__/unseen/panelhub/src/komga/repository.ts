import type { Criteria, KomgaGateway } from './gateway.js';
import type { Entity, Page, Paging } from './model.js';

/** What series and books have in common: a collection path that can be listed, and members. */
export abstract class KomgaRepository<T extends Entity> {
  protected constructor(
    protected readonly gateway: KomgaGateway,
    protected readonly resource: string,
  ) {}

  find(criteria: Criteria = {}, paging: Paging = {}): Promise<Page<T>> {
    return this.gateway.read<Page<T>>(this.resource, { ...criteria, ...paging });
  }

  get(id: string): Promise<T> {
    return this.gateway.read<T>(`${this.resource}/${id}`);
  }

  /** All of it, lazily. */
  async *stream(criteria: Criteria = {}, size = 200): AsyncGenerator<T> {
    for (let page = 0; ; page++) {
      const answer = await this.find(criteria, { page, size });
      yield* answer.content;
      if (answer.last) return;
    }
  }

  async count(criteria: Criteria = {}): Promise<number> {
    return (await this.find(criteria, { size: 1 })).totalElements;
  }
}
