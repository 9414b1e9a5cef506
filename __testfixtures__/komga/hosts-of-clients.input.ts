// fixture: profile=komga
import axios from 'axios';
import got from 'got';
import ky from 'ky';

// The address is an option of the call, and one call gives another host.
const genres = (baseURL: string) => axios.get('/api/v1/genres', { baseURL }).then((r) => r.data.length); // want: manual other-service
export const counts = async () => [await genres(process.env.BASE_URL!), await genres('https://shop.example.com')];

// The client is a parameter, and one call gives a client of another host.
const api = ky.create({ prefixUrl: process.env.BASE_URL });
const shop = api.extend({ prefixUrl: 'https://shop.example.com' });
const tags = (k: typeof ky) => k.get('api/v1/tags').json<string[]>(); // want: manual other-service
export const both = async () => [await tags(api), await tags(shop)];

// The values of an iterator.
class Hosts {
  *[Symbol.iterator]() {
    yield process.env.BASE_URL!;
    yield 'https://shop.example.com';
  }
}
export const all = async () => {
  for (const host of new Hosts()) await fetch(`${host}/api/v1/languages`); // want: manual other-service
};

// Two clients side by side, each with options of its own: nothing is shared.
class Client {
  constructor(private readonly options: { baseUrl: string }) {}
  publishers(): Promise<string[]> {
    return fetch(`${this.options.baseUrl}/api/v1/publishers`).then((response) => response.json()); // want: migrated
  }
}
class Shop {
  constructor(private readonly options: { baseUrl: string }) {}
  prices() {
    return fetch(`${this.options.baseUrl}/prices`); // nope: another service
  }
}
export const library = new Client({ baseUrl: process.env.BASE_URL! });
export const store = new Shop({ baseUrl: 'https://shop.example.com' });

// A hook that renames an option to the query.
const named = got.extend({
  prefixUrl: process.env.BASE_URL,
  hooks: {
    init: [
      (options: any) => {
        options.searchParams = options.filter;
        delete options.filter;
      },
    ],
  },
});
export const series = () => named('api/v1/series', { filter: { library_id: '1' } } as any).json(); // want: manual hook
