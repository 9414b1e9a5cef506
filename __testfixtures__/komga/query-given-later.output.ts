// fixture: profile=komga
// The query is given to an inner function that the call does not call itself.
const root = process.env.MEDIA_ROOT;

type Query = Record<string, string>;

function get(path: string) {
  return function (_method: unknown, _context: unknown) {
    return async function (query: Query = {}) {
      return (await fetch(`${root}${path}?${new URLSearchParams(query)}`)).json();
    } as never;
  };
}

export class Lists {
  @get('/api/v1/series') // want: manual query-unknown
  series(_query?: Query): Promise<unknown> {
    throw new Error('decorated');
  }
}

function serve(kind: string, path: string) {
  addEventListener(kind, async (event: Event, query: Query = (event as CustomEvent<Query>).detail) => {
    await fetch(`${root}${path}?${new URLSearchParams(query)}`);
  });
}
serve('books', '/api/v1/books'); // want: manual query-unknown

// What goes through a list only names the parameters
const load = async (path: string, query: Query = {}, body?: unknown) => {
  const pairs = Object.keys(query).map((name) => `${name}=${query[name]}`);
  return (
    await fetch(`${root}${path}?${pairs.join('&')}`, body === undefined ? undefined : {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();
};
export const books = async () => (await load('/api/v1/books/list', undefined, {})).content; // want: review wrapper-grown
