// fixture: profile=komga

abstract class Resource {
  protected abstract readonly collection: string;

  protected path(...segments: string[]): string {
    return ['/api/v1', this.collection, ...segments.map(encodeURIComponent)].join('/');
  }

  async request<T>(method: string, path: string, query: Record<string, string> = {}, body?: unknown): Promise<T> {
    const response = await fetch(`${process.env.KOMGA_URL}${path}?${new URLSearchParams(query)}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return response.json();
  }
}

export class Series extends Resource {
  protected readonly collection = 'series';
  books = (id: string) => this.request('GET', this.path(id, 'books'), { size: '50' }); // want: migrated
  years = () => this.request<string[]>('GET', this.path('release-dates')); // want: migrated
  one = (id: string) => this.request('GET', this.path(id)); // nope: one series
  latest = () => this.request('GET', this.path('latest')); // nope: a live list
}

export class Libraries extends Resource {
  protected readonly collection = 'libraries';
  update = (id: string, changes: object) => this.request('PUT', this.path(id), {}, changes); // want: migrated
  one = (id: string) => this.request('GET', this.path(id)); // nope: not deprecated
}

const under = (...parts: (string | undefined)[]) => `/api/v1/${parts.filter(Boolean).join('/')}`;
const each = (...parts: string[]) => '/api/v1/' + parts.map((part) => encodeURIComponent(part)).join('/');

export const genres = async (): Promise<string[]> => (await fetch(under('genres', undefined, ''))).json(); // want: migrated
export const bookTags = async (): Promise<string[]> => (await fetch(under('tags', 'book'))).json(); // want: migrated
export const update = (id: string, body: string) => fetch(each('libraries', id), { method: 'PUT', body }); // want: migrated
export const books = async (id: string) => (await fetch(each('series', id, 'books'))).json(); // want: migrated
export const pages = async (id: string) => (await fetch(each('books', id, 'pages'))).json(); // nope: another path

// What the callback makes of an element is not known.
const lower = (...parts: string[]) => '/api/v1/' + parts.map(String.prototype.slugify).join('/');
export const tags = async () => (await fetch(lower('tags'))).json(); // want: manual open-end
