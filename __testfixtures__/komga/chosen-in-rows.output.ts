// fixture: profile=komga
// Paths in rows, some of which need a body.
const root = process.env.KOMGA_URL;
const headers = { 'X-API-Key': process.env.KOMGA_KEY ?? '' };

interface Section {
  id: string;
  title: string;
  path: string;
  body?: Record<string, unknown>;
}

const sections: Section[] = [
  {
    id: 'reading',
    title: 'Continue',
    path: '/books/list?size=20',
    body: { condition: { readStatus: { operator: 'is', value: 'IN_PROGRESS' } } },
  },
  { id: 'deck', title: 'On deck', path: '/books/ondeck?size=20' },
  {
    id: 'series',
    title: 'Not started',
    path: '/series/list?size=20&sort=createdDate,desc',
    body: { condition: { readStatus: { operator: 'is', value: 'UNREAD' } } },
  },
];

export async function home(hidden: string[]): Promise<object[]> {
  const shown = sections.filter((one) => !hidden.includes(one.id));
  return Promise.all(
    shown.map(async (one) => {
      const response = await fetch(`${root}/api/v1${one.path}`, {
        headers: one.body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
        ...(one.body !== undefined && { method: 'POST', body: JSON.stringify(one.body) }),
      }); // want: migrated, migrated
      return { title: one.title, items: (await response.json()).content };
    }),
  );
}

// A table through a function that gains a body; each row reads the response in its own way.
const tiles = {
  series: {
    path: '/api/v1/series/list?size=0',
    body: {},
    pick: (page: { totalElements: number }) => page.totalElements,
  },
  libraries: { path: '/api/v1/libraries', body: undefined, pick: (list: object[]) => list.length },
};

export async function numbers(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [name, tile] of Object.entries(tiles)) {
    found[name] = tile.pick(await load(tile.path, tile.body)); // want: review wrapper-grown
  }
  return found;
}
async function load(path: string, body?: unknown): Promise<any> {
  const response = await fetch(root + path, {
    headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return response.json();
}

// Rows with their methods; nothing reads the response.
const probes = [
  { name: 'list', method: 'POST', path: '/api/v1/books/list?size=20', body: { fullTextSearch: 'batman' } },
  { name: 'health', method: 'GET', path: '/actuator/health', body: undefined },
] as const;

export async function probe(): Promise<Record<string, number>> {
  const took: Record<string, number> = {};
  for (const one of probes) {
    const start = performance.now();
    await fetch(root + one.path, {
      method: one.method,
      headers: one.body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
      ...(one.body !== undefined && { body: JSON.stringify(one.body) }),
    }); // want: migrated
    took[one.name] = performance.now() - start;
  }
  return took;
}

// The row is chosen before.
const kinds: Record<string, { path: string; body?: Record<string, unknown> }> = {
  books: { path: '/api/v1/books/list?unpaged=true', body: {} },
  latest: { path: '/api/v1/books/latest' },
};
export async function books(kind: string): Promise<object[]> {
  const row = kinds[kind];
  const response = await fetch(root + row!.path, {
    headers: row!.body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
    ...(row!.body !== undefined && { method: 'POST', body: JSON.stringify(row!.body) }),
  }); // want: migrated
  return (await response.json()).content;
}

// Other code reads the paths.
const read = [{ path: '/api/v1/books?size=1' }, { path: '/api/v1/books/ondeck' }];
export const paths = read.map((one) => one.path);
export async function firsts(): Promise<void> {
  for (const one of read) await fetch(root + one.path); // want: manual one-of-a-list
}

// Other code gets the rows.
const given = [{ path: '/api/v1/books?size=1' }, { path: '/api/v1/books/ondeck' }];
export async function results(): Promise<object[]> {
  const found: object[] = [];
  for (const one of given) {
    const response = await fetch(root + one.path); // want: manual one-of-a-list
    found.push({ ...one, isOk: response.ok });
  }
  return found;
}

// The whole list is written as text.
const told = [{ path: '/api/v1/books?size=1' }, { path: '/api/v1/books/ondeck' }];
console.log(JSON.stringify(told));
export async function asked(): Promise<void> {
  for (const one of told) await fetch(root + one.path); // want: manual one-of-a-list
}

// Paths of a table through the same function.
const byName: Record<string, { title: string; path: string; body?: Record<string, unknown> }> = {
  read: {
    title: 'Read',
    path: '/api/v1/books/list',
    body: { condition: { readStatus: { operator: 'is', value: 'READ' } } },
  },
  deck: { title: 'On deck', path: '/api/v1/books/ondeck' },
};
export const page = async (name: string) => ({
  title: byName[name]!.title,
  books: (await load(byName[name]!.path, byName[name]!.body)).content, // want: migrated
});

// What is exported may be read elsewhere.
export const rows = [{ path: '/api/v1/books?size=1' }, { path: '/api/v1/books/ondeck' }];
export async function each(): Promise<void> {
  for (const one of rows) await fetch(root + one.path); // want: manual one-of-a-list
}

// A row is called on itself.
const own = [
  {
    path: '/api/v1/books?size=1',
    name() {
      return this.path;
    },
  },
  {
    path: '/api/v1/books/ondeck',
    name() {
      return 'deck';
    },
  },
];
export async function named(): Promise<void> {
  for (const one of own) {
    await fetch(root + one.path); // want: manual one-of-a-list
    performance.mark(one.name());
  }
}
