// fixture: profile=komga
import axios from 'axios';
import ky from 'ky';
const komga = process.env.KOMGA_URL!;
const shop = 'https://shop.example.com';

// The base comes from another object that has the same methods
const methods = {
  genres(this: any) {
    return fetch(`${this.root}/api/v1/genres`).then((r) => r.ok); // want: manual other-service
  },
};
export const copies = [{ root: komga, ...methods }, Object.assign({ root: 'https://copies.example.com' }, methods)];
function tags(this: any) {
  return fetch(`${this.home}/api/v1/tags`).then((r) => r.ok); // want: manual other-service
}
export const shared = [{ home: komga, tags }, { home: shop, tags }];
const cloned = { site: komga, publishers: () => 0, languages: async function () {
  return fetch(`${this.site}/api/v1/languages`).then((r) => r.ok); // want: manual other-service
} };
export const shops = { ...cloned };
shops.site = shop;

// It is given by a call, a setter, a generator or a stack
const named = ({ at = komga } = {}) => fetch(`${at}/api/v1/genres`).then((r) => r.ok); // want: manual other-service
export const pair = () => [named(), named({ at: shop })];
class Api {
  #server = komga;
  set server(value: string) {
    this.#server = value;
  }
  genres() {
    return fetch(`${this.#server}/api/v1/genres`).then((r) => r.ok); // want: manual other-service
  }
}
new Api().server = shop;
function* hosts() {
  yield komga;
  yield shop;
}
export async function looped() {
  for (const host of hosts()) await fetch(`${host}/api/v1/genres`).then((r) => r.ok); // want: manual other-service
}
const stack = [komga];
export const within = (next: string) => stack.push(next);
within(shop);
export const top = () => fetch(`${stack[stack.length - 1]}/api/v1/genres`).then((r) => r.ok); // want: manual other-service
const state = () => {
  let place = komga;
  return { use: (next: string) => (place = next), genres: () => fetch(`${place}/api/v1/genres`).then((r) => r.ok) }; // want: manual other-service
};
state().use(shop);

// It is an option of the call, or of a client that is passed
const listed = (baseURL: string) => axios.get('/api/v1/genres', { baseURL }).then((r) => r.data.length); // want: manual other-service
export const both = () => [listed(komga), listed(shop)];
const counted = (client: typeof ky) => client.get('api/v1/genres').json<string[]>(); // want: manual other-service
export const clients = () => [counted(ky.create({ prefixUrl: komga })), counted(ky.create({ prefixUrl: shop }))];

// A bound function has the object that it is bound to
function put(this: { url: string }, path: string) {
  return fetch(this.url + path, { method: 'PUT', body: '{}' });
}
const putHere = put.bind({ url: komga });
const putThere = put.bind({ url: shop });
export const puts = () => [putHere('/api/v1/libraries/L1'), putThere('/api/v1/libraries/L1')]; // want: manual no-slot

// Its address never gets there
export const homepage = 'https://github.com/example/client';
const covers = (from: string, isbn: string) => fetch(`${from}/covers/${isbn}`); // nope: another service
const genres = (of: string) => fetch(`${of}/api/v2/genres?unpaged=true`).then((r) => r.ok); // want: migrated
export const apart = () => [genres(komga), covers('https://covers.example.com', '1')];
const get = (origin: string, path: string) => fetch(origin + path).then((r) => r.json());
export const paths = () => [
  get(komga, '/api/v2/genres?unpaged=true').then((page) => page.content),
  get('https://covers.example.com', '/covers/1'),
]; // want: migrated
const servers = [{ url: komga }, { url: shop }];
export const first = () => fetch(`${servers.at(0)!.url}/api/v2/genres?unpaged=true`).then((r) => r.ok); // want: migrated
