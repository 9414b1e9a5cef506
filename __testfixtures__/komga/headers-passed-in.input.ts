// fixture: profile=komga
// A function that gains a body: a call passes it a content type under a name of its own, which must not be sent twice.
const base = process.env.KOMGA_URL;

interface Options {
  init?: RequestInit;
}

async function send(path: string, { init }: Options = {}) {
  const url = `${base}/api/v1${path}`;
  const response = await fetch(url, { ...init, headers: { Accept: 'application/json', ...init?.headers } });
  return response.json();
}

export const allBooks = async () => (await send('/books')).content; // want: review wrapper-grown

export const rename = (id: string) =>
  send(`/readlists/${id}`, {
    init: { headers: { 'content-type': 'application/json' } },
  });

// The calls of this one pass headers, but no content type.
async function call(path: string, { init }: Options = {}) {
  const response = await fetch(`${base}/api/v1${path}`, { ...init, headers: { Accept: 'application/json', ...init?.headers } });
  return response.json();
}

export const allSeries = async () => (await call('/series')).content; // want: review wrapper-grown

export const read = (id: string) => call(`/readlists/${id}`, { init: { headers: { 'X-Request-Id': id } } });
