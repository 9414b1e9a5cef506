import type { AxiosInstance } from 'axios';
import { Listing, Repository } from './repository.ts';

const API_BOOKS = '/api/v1/books';

interface Book {
  id: string;
}

export class Books extends Repository<Book> {
  constructor(http: AxiosInstance) {
    super(http, API_BOOKS); // nope: no method requests the list
  }

  async unread(): Promise<Book[]> {
    const { data } = await this.http.get<{ content: Book[] }>(API_BOOKS, { params: { read_status: 'UNREAD' } }); // want: migrated
    return data.content;
  }
}

export class Shelves extends Listing<Book> {
  constructor(http: AxiosInstance) {
    super(http, '/api/v1/books'); // want: manual
  }
}
