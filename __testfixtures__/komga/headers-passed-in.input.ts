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
