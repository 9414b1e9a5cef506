import { Rest } from './rest.js';

type Page<T> = { content: T[] };

export class Lists extends Rest {
  constructor(host: string) {
    super(host);
  }

  protected override get root(): string {
    return '/api/v1';
  }

  async first(seriesId: string) {
    const page = await this.get<Page<string>>(`series/${seriesId}/books?size=1`); // want: review wrapper-grown
    return page.content.at(0);
  }

  genres() {
    return this.get<string[]>('genres'); // want: review wrapper-grown
  }

  latest() {
    return this.get<Page<string>>('books/latest'); // nope: a live list
  }
}
