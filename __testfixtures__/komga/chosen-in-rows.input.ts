// fixture: profile=komga
// Paths in rows, some of which need a body.
const root = process.env.KOMGA_URL;
const headers = { 'X-API-Key': process.env.KOMGA_KEY ?? '' };

interface Section {
  id: string;
  title: string;
  path: string;
}

const sections: Section[] = [
  { id: 'reading', title: 'Continue', path: '/books?read_status=IN_PROGRESS&size=20' },
  { id: 'deck', title: 'On deck', path: '/books/ondeck?size=20' },
  {
    id: 'series',
    title: 'Not started',
    path: '/series?read_status=UNREAD&size=20&sort=createdDate,desc',
  },
];

export async function home(hidden: string[]): Promise<object[]> {
  const shown = sections.filter((one) => !hidden.includes(one.id));
  return Promise.all(
    shown.map(async (one) => {
      const response = await fetch(`${root}/api/v1${one.path}`, { headers }); // want: migrated, migrated
      return { title: one.title, items: (await response.json()).content };
    }),
  );
}

// A table through a function that gains a body; each row reads the response in its own way.
const tiles = {
  series: { path: '/api/v1/series?size=0', pick: (page: { totalElements: number }) => page.totalElements },
  libraries: { path: '/api/v1/libraries', pick: (list: object[]) => list.length },
};

export async function numbers(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [name, tile] of Object.entries(tiles)) {
    found[name] = tile.pick(await load(tile.path)); // want: review wrapper-grown
  }
  return found;
}
async function load(path: string): Promise<any> {
  const response = await fetch(root + path, { headers });
  return response.json();
}

// Rows with their methods; nothing reads the response.
const probes = [
  { name: 'list', method: 'GET', path: '/api/v1/books?search=batman&size=20' },
  { name: 'health', method: 'GET', path: '/actuator/health' },
] as const;

export async function probe(): Promise<Record<string, number>> {
  const took: Record<string, number> = {};
  for (const one of probes) {
    const start = performance.now();
    await fetch(root + one.path, { method: one.method, headers }); // want: migrated
    took[one.name] = performance.now() - start;
  }
  return took;
}

// The row is chosen before.
const kinds: Record<string, { path: string }> = {
  books: { path: '/api/v1/books?unpaged=true' },
  latest: { path: '/api/v1/books/latest' },
};
export async function books(kind: string): Promise<object[]> {
  const row = kinds[kind];
  const response = await fetch(root + row!.path, { headers }); // want: migrated
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
const byName: Record<string, { title: string; path: string }> = {
  read: { title: 'Read', path: '/api/v1/books?read_status=READ' },
  deck: { title: 'On deck', path: '/api/v1/books/ondeck' },
};
export const page = async (name: string) => ({
  title: byName[name]!.title,
  books: (await load(byName[name]!.path)).content, // want: migrated
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
