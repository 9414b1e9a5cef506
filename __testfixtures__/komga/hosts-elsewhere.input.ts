// fixture: profile=komga
// A copy of an object has its methods, and another address.
const main = {
  host: process.env.BASE_URL!,
  genres() {
    return fetch(`${this.host}/api/v1/genres`).then((response) => response.json()); // want: manual other-service
  },
};
const copy = { ...main, host: 'https://shop.example.com' };
export const both = async () => [await main.genres(), await copy.genres()];

// A setter.
class Api {
  address = process.env.BASE_URL!;
  set host(value: string) {
    this.address = value;
  }
  tags() {
    return fetch(`${this.address}/api/v1/tags`).then((response) => response.json()); // want: manual other-service
  }
}
export const api = new Api();
export const moved = () => {
  api.host = 'https://shop.example.com';
  return api.tags();
};

// A generator.
function* hosts() {
  yield process.env.BASE_URL!;
  yield 'https://shop.example.com';
}
export const all = async () => {
  for (const host of hosts()) await fetch(`${host}/api/v1/languages`); // want: manual other-service
};

// Settings that go through several functions.
type Settings = { base: string };
const url = ({ base }: Settings, path: string) => base + path;
const publishers = (settings: Settings) => fetch(url(settings, '/api/v1/publishers')).then((response) => response.json()); // want: manual other-service
export const each = async () => [
  await publishers({ base: process.env.BASE_URL! }),
  await publishers({ base: 'https://shop.example.com' }),
];

// A list that grows.
const stack = [process.env.BASE_URL!];
const labels = () => fetch(`${stack[stack.length - 1]}/api/v1/sharing-labels`).then((response) => response.json()); // want: manual other-service
export const within = () => {
  stack.push('https://shop.example.com');
  return labels();
};

// A bound function knows its object.
function ratings(this: { base: string }) {
  return fetch(`${this.base}/api/v1/sharing-labels`).then((response) => response.json()); // want: manual other-service
}
export const ours = ratings.bind({ base: process.env.BASE_URL! });
export const theirs = ratings.bind({ base: 'https://shop.example.com' });

// Settings with a name.
const settingsOfShop = { base: 'https://shop.example.com' };
const names = (settings: Settings) => {
  const { base } = settings;
  return fetch(`${base}/api/v1/authors/names`).then((response) => response.json()); // want: manual other-service
};
export const named = async () => [await names({ base: process.env.BASE_URL! }), await names(settingsOfShop)];

// The paths that a generator gives.
function* kinds() {
  yield 'genres';
  yield 'tags';
}
export const lists = async () => {
  for (const kind of kinds()) await fetch(`/api/v1/${kind}`).then((response) => response.json()); // want: manual one-of-a-list, manual one-of-a-list
};
