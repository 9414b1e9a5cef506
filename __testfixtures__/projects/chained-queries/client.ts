import wretch, { type Wretch } from 'wretch';
import queryAddon from 'wretch/addons/queryString';

const catalogue = wretch('https://komga.example.org').addon(queryAddon).options({ credentials: 'include' });
const lazy = catalogue.url('/api/v1').query({ unpaged: true });

export const search = (term: string, page: number) =>
  catalogue.url('/api/v1/series').query({ search: term, size: 25, page }).get().json<Page<Series>>(); // want: migrated

export const volumes = (id: string) =>
  catalogue.query({ unpaged: true }).get(`/api/v1/series/${id}/books`).json<Page<Book>>(); // want: migrated

export const unread = async () =>
  (await catalogue.query({ read_status: 'UNREAD' }).url('/api/v1/books').get().json<Page<Book>>()).content; // want: migrated

export const publishers = (library: string): Promise<string[]> =>
  catalogue.url('/api/v1/publishers').query({ library_id: library }).get().json<string[]>(); // want: migrated

export const genres = () =>
  catalogue.get('/api/v1/genres').json<string[], Set<string>>((names) => new Set(names)); // want: migrated

export const roles = () =>
  // want: manual not-followed
  catalogue.url('/api/v1/authors/roles').get().unauthorized(() => []).json<string[]>();

export const all = () => lazy.url('/series').get().json<Page<Series>>(); // want: manual

export const latest = () => catalogue.url('/api/v1/series/latest').query({ size: 5 }).get().json<Page<Series>>(); // nope: a live list

interface Page<T> {
  content: T[];
  last: boolean;
}
interface Series {
  id: string;
}
interface Book {
  id: string;
}

// A client that a later call adds to
export class Catalogue {
  private api: Wretch;

  constructor(token?: string) {
    this.api = wretch('https://komga.example.org').addon(queryAddon);
    if (token) {
      this.api = this.api.auth(`Bearer ${token}`);
    }
  }

  books(search: string) {
    return this.api.url('/api/v1/books').query({ search }, false, true).get().json<Page<Book>>(); // want: migrated
  }

  again(search: string) {
    return this.api.query({ size: 5 }).query({ search }, true).get('/api/v1/books').json<Page<Book>>(); // want: manual query-unknown
  }
}
