// fixture: profile=komga
const komga = process.env.KOMGA_URL!;
const shop = 'https://shop.example.com';

// Code that is not seen passes the base on
class Client {
  constructor(readonly base: string) {}

  genres() {
    return fetch(`${this.base}/api/v1/genres`).then((r) => r.ok); // want: manual other-service
  }
}
export const made = [Reflect.construct(Client, [komga]), Reflect.construct(Client, [shop])];
const tags = (at: string) => fetch(`${at}/api/v1/tags`).then((r) => r.ok); // want: manual other-service
export const bound = [tags.bind(null, komga), tags.bind(null, shop)];
const called = (at: string) => fetch(`${at}/api/v1/tags`).then((r) => r.ok); // want: manual other-service
export const direct = () => [called.call(null, komga), called.apply(null, ['https://applied.example.com'])];
const config = JSON.parse('{"shop":"https://parsed.example.com"}');
const parsed = (at: string) => fetch(`${at}/api/v1/tags`).then((r) => r.ok); // want: manual other-service
export const both = () => [parsed(komga), parsed(config.shop)];
const copied = structuredClone({ shop: 'https://copied.example.com' });
const cloned = (at: string) => fetch(`${at}/api/v1/tags`).then((r) => r.ok); // want: manual other-service
export const clones = () => [cloned(komga), cloned(copied.shop)];
const hosts: any = new Proxy({}, { get: (_, name) => (name === 'shop' ? 'https://proxied.example.com' : komga) });
const proxied = (name: string) => fetch(`${hosts[name]}/api/v1/tags`).then((r) => r.ok); // want: manual other-service
export const proxies = () => [proxied('own'), proxied('shop')];

function asked() {
  return fetch(`${arguments[0]}/api/v1/tags`).then((r) => r.ok); // want: manual other-service
}
export const asks = () => [(asked as any)(komga), (asked as any)('https://asked.example.com')];
const hidden = atob('aHR0cHM6Ly9oaWRkZW4uZXhhbXBsZS5jb20=');
export const secret = () => fetch(`${hidden}/api/v1/tags`).then((r) => r.ok); // nope: another host; mention
const shown = (at: string) => fetch(`${at}/api/v1/tags`).then((r) => r.ok); // want: manual other-service
export const Shown = () => [shown(komga), shown(atob('aHR0cHM6Ly9oaWRkZW4uZXhhbXBsZS5jb20='))];

// A listener sets it
const listeners: ((base: string) => void)[] = [];
let pushed = komga;
listeners.push((base) => {
  pushed = base;
});
export const change = () => listeners.forEach((one) => one('https://listened.example.com'));
export const languages = () => fetch(`${pushed}/api/v1/languages`).then((r) => r.ok); // want: manual other-service

class Bus {
  #handlers: Record<string, ((value: any) => void)[]> = {};

  on(event: string, handler: (value: any) => void) {
    (this.#handlers[event] ??= []).push(handler);
  }

  emit(event: string, value: unknown) {
    for (const handler of this.#handlers[event] ?? []) handler(value);
  }
}
const bus = new Bus();
let heard = komga;
bus.on('config', (settings) => {
  heard = settings.url;
});
bus.emit('config', { url: 'https://heard.example.com' });
export const publishers = () => fetch(`${heard}/api/v1/publishers`).then((r) => r.ok); // want: manual other-service

// A function that another one returns gets it
const withBase = (at: string) => (send: (base: string) => Promise<boolean>) => () => send(at);
export const own = withBase(komga)((base) => fetch(`${base}/api/v1/genres`).then((r) => r.ok)); // want: manual other-service
export const other = withBase('https://curried.example.com')((base) => fetch(`${base}/api/v1/genres`).then((r) => r.ok)); // want: manual other-service

// An address that goes elsewhere
const docs = { url: 'https://docs.example.com' };
export const help = structuredClone(docs);
const fixed = (at: string) =>
  fetch(`${at}/api/v2/genres?unpaged=true`).then(async (r) => (await r.json()).content.length); // want: migrated
export const counted = () => fixed(komga);
