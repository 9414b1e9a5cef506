const own = process.env.SERVER ?? '';

// Each function is called for two services. The address of the other one comes by a way that is easily overlooked.
const genres = async (base: string) => (await fetch(`${base}/api/v1/genres`)).status; // want: manual other-service

export const counted = async () => [await genres(own), await genres(atob('aHR0cHM6Ly9zaG9wLmV4YW1wbGUuY29t'))];

const settings = JSON.parse('{"shop":"https://shop.example.com"}');

const languages = async (base: string) => (await fetch(`${base}/api/v1/languages`)).status; // want: manual other-service

export const spoken = async () => [await languages(own), await languages(settings.shop)];

function publishers() {
  return fetch(`${arguments[0]}/api/v1/publishers`); // want: manual other-service
}

const ask: (base: string) => Promise<Response> = publishers;

export const published = async () => [await ask(own), await ask('https://shop.example.com')];

const listeners: ((base: string) => void)[] = [];
let chosen = own;

listeners.push((base) => {
  chosen = base;
});

export const toShop = () => listeners.forEach((listener) => listener('https://shop.example.com'));

export const labels = async () => (await fetch(`${chosen}/api/v1/sharing-labels`)).status; // want: manual other-service

const withBase = (base: string) => (send: (base: string) => Promise<Response>) => () => send(base);

export const ages = withBase(own)((base) => fetch(`${base}/api/v1/age-ratings`)); // want: manual other-service

export const agesOfShop = withBase('https://shop.example.com')((base) => fetch(`${base}/api/v1/age-ratings`)); // want: manual other-service
