// A function puts its own parameters behind the path, with the mark that the path still needs.
const root = 'https://komga.lan/api/v1';

async function call(path: string) {
  const response = await fetch(root + path, { headers: { Accept: 'application/json' } });
  return response.json();
}

async function count(path: string): Promise<number> {
  const page = await call(path + (path.indexOf('?') < 0 ? '?' : '&') + 'size=1');
  return page.totalElements;
}

async function all(path: string) {
  const glue = path.includes('?') ? '&' : '?';
  const found = [];
  for (let page = 0; ; page++) {
    const part = await call(`${path}${glue}page=${page}&size=100`);
    found.push(...part.content);
    if (part.last) return found;
  }
}

interface Page {
  readonly content: readonly { readonly name: string }[];
  readonly last: boolean;
}

async function each(visit: (name: string) => void, path: string, size = 100): Promise<void> {
  for (let page = 0; ; page++) {
    const found: Page = await call(`${path}${path.includes('?') ? '&' : '?'}page=${page}&size=${size}`);
    for (const { name } of found.content) visit(name);
    if (found.last) return;
  }
}

const always = (path: string) => call(path + '&size=1');

export const unread = () => count('/books?read_status=UNREAD'); // want: review wrapper-grown
export const series = () => count('/series'); // want: migrated
export const inLibrary = (id: string) => count('/series?library_id=' + id + '&read_status=UNREAD,READ'); // want: migrated
export const onDeck = () => count('/books/ondeck'); // nope: a live list
export const ofSeries = (id: string) => all(`/series/${id}/books`); // want: review wrapper-grown
export const bySort = (id: string) => all(`/series?library_id=${id}&sort=metadata.titleSort`); // want: migrated
export const unmarked = () => always('/books?read_status=UNREAD'); // want: manual no-slot
export const names = (id: string) => each(console.log, `/series?library_id=${id}`); // want: review wrapper-grown
export const titles = (id: string) => each(console.log, `/series/${id}/books`, 20); // want: migrated
