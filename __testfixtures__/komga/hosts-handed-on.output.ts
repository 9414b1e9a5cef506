// fixture: profile=komga
const komga = process.env.KOMGA_URL ?? '';

// Two services through one function: callbacks hand the hosts on.
const count = async (base: string) => (await fetch(`${base}/api/v1/books?size=1`)).status; // want: manual other-service

export const counts = () => Promise.all([komga, 'https://kavita.example.com'].map(count));

const hosts: Record<string, string> = { komga, calibre: 'https://calibre.example.com' };

const ask = async (name: string, base: string) => [name, (await fetch(`${base}/api/v1/series?size=1`)).status]; // want: manual other-service

export const asked = () => Promise.all(Object.entries(hosts).map(([name, base]) => ask(name, base)));

const roots = new Set([komga, 'https://stump.example.com']);

async function genres(root: string) {
  return (await fetch(`${root}/api/v1/genres`)).json(); // want: manual other-service
}

export const allGenres = () => Promise.all([...roots].map(genres));

export const tags = () =>
  [komga, 'https://mylar.example.com'].reduce<Promise<string[]>>(async (all, host) => {
    const found = await (await fetch(`${host}/api/v1/tags`)).json(); // want: manual other-service
    return [...(await all), ...found];
  }, Promise.resolve([]));

class Client {
  constructor(private readonly root: string) {}

  publishers() {
    return fetch(`${this.root}/api/v1/publishers`).then((response) => response.json()); // want: manual other-service
  }
}

const clients = Object.values({ komga, kavita: 'https://kavita.example.com' }).map((root) => new Client(root));

export const publishers = () => Promise.all(clients.map((client) => client.publishers()));

// A table with another address in it, of which only this one is taken.
const addresses: Record<string, string> = { main: komga, docs: 'https://docs.example.com' };

const languages = async (root: string) =>
  (await fetch(`${root}/api/v2/languages?unpaged=true`)).json().then((page) => page.content); // want: migrated

export const spoken = () => languages(addresses.main ?? '');

export const help = () => `${addresses.docs}/help`;
