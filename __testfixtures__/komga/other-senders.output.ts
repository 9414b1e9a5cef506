// fixture: profile=komga
import axios from 'axios';

const base = process.env.BASE_URL;
const offline = async (_path: string) => new Response('["a"]');
const demo = { get: async (_url: string) => ({ data: ['a'] }) };

// One of two functions is called: only one of them sends the request
export async function chosen(isOffline: boolean): Promise<string[]> {
  return (await (isOffline ? offline : fetch)(`${base}/api/v1/genres`)).json(); // want: manual other-sender
}

export async function chosenClient(isDemo: boolean): Promise<string[]> {
  return (await (isDemo ? demo : axios).get(`${base}/api/v1/genres`)).data; // want: manual other-sender
}

// A function is given where the client is made
const genresBy = (send: typeof fetch = fetch) => async () => (await send(`${base}/api/v1/genres`)).json(); // want: manual other-sender
export const fromNowhere = genresBy(async () => new Response('["a"]'));

class Tags {
  readonly #send: typeof fetch;
  constructor(options: { send?: typeof fetch } = {}) {
    this.#send = options.send ?? fetch;
  }
  async all(): Promise<string[]> {
    return (await this.#send(`${base}/api/v1/tags`)).json(); // want: manual other-sender
  }
}
export const someTags = new Tags({ send: offline });

// What is given hands the request on as it is
const withKey: typeof fetch = (input, init) => fetch(input, { ...init, credentials: 'include' });
const languagesBy = (send: typeof fetch = fetch) => async () => (
  await send(`${base}/api/v2/languages?unpaged=true`)
).json().then((page) => page.content); // want: review other-sender
export const languages = languagesBy(withKey);

// Nothing but the library is given
const publishersBy = ({ fetch }: { fetch: typeof globalThis.fetch }) => async () => (await fetch(`${base}/api/v2/publishers?unpaged=true`)).json().then((page) => page.content); // want: migrated
export const publishers = publishersBy({ fetch: globalThis.fetch });
