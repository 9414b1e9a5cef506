// fixture: profile=komga
// A function that gains a body: a call passes it a content type under a name of its own, which must not be sent twice.
const base = process.env.KOMGA_URL;

interface Options {
  init?: RequestInit;
  body?: unknown;
}

async function send(path: string, { init, body }: Options = {}) {
  const url = `${base}/api/v1${path}`;
  const response = await fetch(url, {
    ...init,
    headers: body === undefined
      ? { Accept: 'application/json', ...init?.headers }
      : {
          ...Object.fromEntries(new Headers({ Accept: 'application/json', ...init?.headers })),
          'content-type': 'application/json',
        },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return response.json();
}

export const allBooks = async () => (await send('/books/list', { body: {} })).content; // want: review wrapper-grown

export const rename = (id: string) =>
  send(`/readlists/${id}`, {
    init: { headers: { 'content-type': 'application/json' } },
  });

// The calls of this one pass headers, but no content type.
async function call(path: string, { init, body }: Options = {}) {
  const response = await fetch(`${base}/api/v1${path}`, {
    ...init,
    headers: {
      Accept: 'application/json',
      ...init?.headers,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return response.json();
}

export const allSeries = async () => (await call('/series/list', { body: {} })).content; // want: review wrapper-grown

export const read = (id: string) => call(`/readlists/${id}`, { init: { headers: { 'X-Request-Id': id } } });
