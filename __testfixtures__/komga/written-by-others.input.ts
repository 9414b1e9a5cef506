// fixture: profile=komga
// Objects of one function, methods and classes that are used again with another path.
const base = 'https://komga.example.com';

const make = () => ({
  path: '/api/v1/series',
  size: 1,
  async count(): Promise<number> {
    const response = await fetch(`${base}${this.path}?size=${this.size}`); // want: manual overridden
    return (await response.json()).totalElements;
  },
});

const lists = [make(), make()];
['/api/v1/readlists', '/api/v1/collections'].forEach((path, index) => {
  lists[index]!.path = path;
});

const start = () => ({
  path: '/api/v1/books',
  token: '',
  async count(): Promise<number> {
    const response = await fetch(`${base}${this.path}?size=1`, { headers: { 'X-API-Key': this.token } }); // want: migrated
    return (await response.json()).totalElements;
  },
});

export const started = start();
export const signIn = (token: string) => {
  started.token = token;
};

class Series {
  static resource = 'series';
  static async count(): Promise<number> {
    const response = await fetch(`${base}/api/v1/${this.resource}?size=1`); // want: manual overridden
    return (await response.json()).totalElements;
  }
}

const Collections = { resource: 'collections', count: Series.count };

type Constructor<T> = new (...given: any[]) => T;

class Tags {
  path(): string {
    return '/api/v1/tags';
  }
  async names(): Promise<string[]> {
    return (await fetch(base + this.path())).json(); // want: manual overridden
  }
}

const ofCollections = <C extends Constructor<Tags>>(Base: C) =>
  class extends Base {
    override path(): string {
      return '/api/v1/collections/names';
    }
  };

export const counts = () => Promise.all([...lists.map((one) => one.count()), Series.count(), Collections.count()]);
export const names = () => new (ofCollections(Tags))().names();
