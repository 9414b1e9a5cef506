// fixture: profile=komga
import axios from 'axios';
const ours = process.env.BASE_URL;
const shop = 'https://shop.example.com';

// One of them is another service, which has no such operations
const services = [{ url: ours }, { url: shop }];
export const all = () => Promise.all(services.map((s) => fetch(s.url + '/api/v1/genres').then((r) => r.json()))); // want: manual other-service
export const destructured = () => services.map(({ url }) => axios.put(`${url}/api/v1/libraries/L1`, { name: 'x' })); // want: manual other-service
export async function looped() {
  for (const service of services) await fetch(`${service.url}/api/v1/publishers`).then((r) => r.json()); // want: manual other-service
}
const bases = { main: ours, partner: 'https://partner.example.com' };
export async function entries() {
  for (const [name, base] of Object.entries(bases)) console.log(name, (await (await fetch(`${base}/api/v1/genres`)).json()).length); // want: manual other-service
}
export const values = () => Object.values(bases).map((base) => axios.put(`${base}/api/v1/libraries/L1`, {})); // want: manual other-service
export const named = (name: 'main' | 'partner', id: string) => axios.put(`${bases[name]}/api/v1/libraries/${id}`, {}); // want: manual several-operations
export const chosen = (isShop: boolean, id: string) =>
  fetch(`${isShop ? shop : ours}/api/v1/libraries/${id}`, { method: 'PUT', body: '{}' }); // want: manual several-operations

const of = (url: string | undefined) => services.find((one) => one.url === url)!;
export const found = (id: string) => axios.put(`${of(ours).url}/api/v1/libraries/${id}`, {}); // want: manual other-service
const check = ({ url }: { url?: string }) => fetch(`${url}/api/v1/genres`).then((r) => r.ok); // want: manual other-service
export const checked = () => Promise.all(services.filter(({ url }) => url !== undefined).map(check));
class Client {
  constructor(private readonly base: string) {}
  genres = () => fetch(`${this.base}/api/v1/genres`).then((r) => r.status); // want: manual other-service
}
export const clients = [new Client(`${ours}`), new Client(shop)];

const kept = new Set([ours, shop]);
export const ofSet = () => [...kept].map((base) => fetch(`${base}/api/v1/genres`).then((r) => r.ok)); // want: manual other-service
export const from = () => Array.from(kept, (base) => fetch(`${base}/api/v1/genres`).then((r) => r.ok)); // want: manual other-service
export const ofConcat = () => [ours].concat(shop).map((base) => fetch(`${base}/api/v1/genres`).then((r) => r.ok)); // want: manual other-service
export const first = (url: string) =>
  fetch(`${services.filter((one) => one.url === url)[0]?.url}/api/v1/genres`).then((r) => r.ok); // want: manual other-service
export const some = () => {
  const [one] = services.toReversed();
  return fetch(`${one.url}/api/v1/genres`).then((r) => r.ok); // want: manual other-service
};
export const last = () => fetch(`${[...kept].pop()}/api/v1/genres`).then((r) => r.ok); // want: manual other-service
let current = ours;
export const useShop = () => (current = shop);
export const assigned = () => fetch(`${current}/api/v1/genres`).then((r) => r.ok); // want: manual other-service
const settings = {
  isShop: false,
  get base() {
    return this.isShop ? shop : ours;
  },
};
export const chosenByGetter = (isShop: boolean) => {
  settings.isShop = isShop;
  return fetch(`${settings.base}/api/v1/genres`).then((r) => r.ok); // want: manual several-operations
};

// All of them are servers of this service, as far as can be seen
const servers = [{ url: ours }, { url: 'http://localhost:25600' }];
export const both = () => Promise.all(servers.map(async (s) => (await (await fetch(s.url + '/api/v2/genres?unpaged=true')).json()).content.length)); // want: migrated
const mirrors = { main: ours, second: process.env.SECOND_URL };
export async function mirrored() {
  for (const [name, base] of Object.entries(mirrors)) console.log(
    name,
    (await (await fetch(`${base}/api/v2/genres?unpaged=true`)).json()).content.length,
  ); // want: migrated
}
// The method of each is its own
export const save = (id?: string) =>
  fetch(`${ours}${id ? `/api/v1/libraries/${id}` : '/api/v1/libraries'}`, { method: id ? 'PATCH' : 'POST', body: '{}' }); // want: migrated
