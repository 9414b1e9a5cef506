import type { AxiosInstance } from 'axios';
import type { Got } from 'got';

export class Reader {
  readonly #got: Got;

  constructor(client: Got) {
    this.#got = client;
  }

  async unread(library: string): Promise<number> {
    const page = await this.#got.get('books', { searchParams: { library_id: library, read_status: 'UNREAD', size: 0 } }).json<Page<Book>>(); // want: review not-retried
    return page.totalElements;
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#got.put(`libraries/${id}`, { json: { name } }); // want: review not-retried
  }

  libraries() {
    return this.#got.get('libraries').json<{ id: string }[]>(); // nope: a live list
  }
}

export function tagsOf(api: AxiosInstance) {
  return api.get<string[]>('tags').then((answer) => answer.data); // want: migrated
}

/** It is given the clients of two services. */
export function booksOf(api: AxiosInstance) {
  return api.get('books'); // want: manual base-unknown
}

export interface Page<T> {
  content: T[];
  totalElements: number;
}
interface Book {
  id: string;
}
