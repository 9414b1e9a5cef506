// fixture: profile=komga
const root = 'https://komga.example.com';

// A callback of the caller reads the list, beside what the function returns.
interface Options {
  onData?: (data: any) => void;
}
async function load(path: string, options: Options = {}) {
  const data = await (await fetch(root + path)).json();
  options.onData?.(data);
  return data;
}
export async function genres() {
  let count = 0;
  await load('/api/v1/genres', { onData: (list) => (count = list.length) }); // want: manual response-read-by-function
  return count;
}
// Another one does not.
export const tags = async () =>
  (await load('/api/v2/tags?unpaged=true', { onData: (list) => console.log(typeof list) })).content.length; // want: migrated
export async function total() {
  let found = 0;
  await load('/api/v1/collections', { onData: (page) => (found = page.totalElements) });
  return found;
}

// So does a listener that is set elsewhere, one of several, or a field.
let listener: ((list: any) => void) | undefined;
export const listen = (given: (list: any) => void) => {
  listener = given;
};
async function told(path: string) {
  const list = await (await fetch(root + path)).json();
  if (listener) listener(list);
  return list;
}
export const sizes: number[] = [];
listen((list: string[]) => sizes.push(list.length));
export const publishers = () => told('/api/v1/publishers'); // want: manual response-read-by-function
export const libraries = () => told('/api/v1/libraries'); // nope: not deprecated

const listeners = new Set<(list: any) => void>();
listeners.add((list: string[]) => sizes.push([...list].length));
async function shared(path: string) {
  const list = await (await fetch(root + path)).json();
  for (const one of listeners) one(list);
  return list;
}
export const languages = () => shared('/api/v1/languages'); // want: manual response-read-by-function
export const others = () => shared('/api/v1/libraries'); // nope: not deprecated

class Lists {
  onList?: (list: unknown) => void;

  async get(path: string) {
    const list = await (await fetch(root + path)).json();
    this.onList?.(list);
    return list;
  }
}
export const lists = new Lists();
lists.onList = (list) => sizes.push((list as string[]).length);
export const labels = () => lists.get('/api/v1/sharing-labels'); // want: manual response-read-by-function
