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
  books = (id: string) => this.request(
    'POST',
    '/api/v1/books/list',
    { size: '50', sort: 'metadata.numberSort,asc' },
    { condition: { seriesId: { operator: 'is', value: id } } },
  ); // want: migrated
  years = () =>
    this.request<{ content: string[] }>('GET', '/api/v2/series/release-years', { unpaged: 'true' })
      .then((page) => page.content); // want: migrated
  one = (id: string) => this.request('GET', this.path(id)); // nope: one series
  latest = () => this.request('GET', this.path('latest')); // nope: a live list
}

export class Libraries extends Resource {
  protected readonly collection = 'libraries';
  update = (id: string, changes: object) => this.request('PATCH', this.path(id), {}, changes); // want: migrated
  one = (id: string) => this.request('GET', this.path(id)); // nope: not deprecated
}

const each = (...parts: string[]) => '/api/v1/' + parts.map((part) => encodeURIComponent(part)).join('/');

export const genres = async (): Promise<string[]> =>
  (await fetch('/api/v2/genres?unpaged=true')).json().then((page) => page.content); // want: migrated
export const bookTags = async (): Promise<string[]> =>
  (await fetch('/api/v2/tags?include=BOOK&unpaged=true')).json().then((page) => page.content); // want: migrated
export const update = (id: string, body: string) => fetch(each('libraries', id), { method: 'PATCH', body }); // want: migrated
export const books = async (id: string) => (
  await fetch('/api/v1/books/list?sort=metadata.numberSort,asc', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  })
).json(); // want: migrated
export const pages = async (id: string) => (await fetch(each('books', id, 'pages'))).json(); // nope: another path

// What the callback makes of an element is not known.
const lower = (...parts: string[]) => '/api/v1/' + parts.map(String.prototype.slugify).join('/');
export const tags = async () => (await fetch(lower('tags'))).json(); // want: manual open-end
