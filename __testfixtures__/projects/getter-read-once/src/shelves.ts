// An object with such a getter is read once as well, and so is what an instance counts
const server = process.env.KOMGA_URL;
let turned = 0;

const shelf = {
  library_id: indexedDB.open('shelf').toString(),
  get page() {
    return String(turned++);
  },
};

export const nextShelf = () => fetch(`${server}/api/v1/books?${new URLSearchParams({ ...shelf, size: '5' })}`); // want: manual not-proved

const filter: Record<string, string> = { library_id: indexedDB.open('filter').toString() };
Object.defineProperty(filter, 'page', { enumerable: true, get: () => String(turned++) });

export const nextPage = () => fetch(`${server}/api/v1/books?${new URLSearchParams(filter)}`); // want: manual not-proved

class Counted {
  reads = 0;
  constructor(private readonly id: string) {}

  get library() {
    this.reads++;
    return this.id;
  }
}

export async function counted() {
  const shown = new Counted('L1');
  const response = await fetch(`${server}/api/v1/series?library_id=${shown.library}`); // want: manual not-proved
  return [await response.json(), shown.reads, indexedDB];
}
