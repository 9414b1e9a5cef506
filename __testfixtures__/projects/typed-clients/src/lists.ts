import type { AxiosInstance } from 'axios';
import type { KyInstance } from 'ky';
import type { Catalogue, Komga, Page } from './types';

// The type is an alias, or an interface that extends that of the library.
export const genres = (komga: Komga) => komga.get('genres').json<string[]>(); // want: manual base-unknown
export const tags = (komga: Catalogue) => komga.get<string[]>('/api/v1/tags').then(({ data }) => data); // want: migrated
export const publishers = (komga: Catalogue) => komga.get<string[]>('/publishers'); // want: manual base-unknown
export const latest = (komga: Komga) => komga.get('series/latest').json<Page<object>>(); // nope: a live list

// Both bases may be the one with the version.
export class Lists {
  constructor(
    private readonly komga: KyInstance,
    private readonly other: AxiosInstance,
  ) {}

  languages() {
    return this.komga.get('languages').json<string[]>(); // want: manual base-unknown
  }

  labels() {
    return this.other.get<string[]>('/sharing-labels'); // want: manual base-unknown
  }
}

// The table says what each of its functions gets.
export const lists: Record<string, (komga: Komga, library: string) => Promise<string[]>> = {
  ages: (komga) => komga.get('authors/names').json<string[]>(), // want: manual base-unknown
  roles: (komga, library) => komga.get('authors/roles', { searchParams: { library } }).json<string[]>(), // want: manual base-unknown
};
