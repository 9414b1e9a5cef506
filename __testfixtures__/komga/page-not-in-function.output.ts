// fixture: profile=komga
const root = 'https://komga.example.com';

// Another list is no page.
const mixed = async (path: string): Promise<string[]> => (await fetch(root + path)).json();
export const genres = () => mixed('/api/v2/genres?unpaged=true').then((page: any): string[] => page.content); // want: migrated
export const tags = () => mixed('/api/v2/tags?unpaged=true').then((page: any): string[] => page.content); // want: migrated
export const libraries = () => mixed('/api/v1/libraries'); // nope: not deprecated

// Other files may use these.
export const shared = async (path: string): Promise<string[]> => (await fetch(root + path)).json();
export const publishers = () => shared('/api/v2/publishers?unpaged=true').then((page: any): string[] => page.content); // want: migrated
export const languages = () => shared('/api/v2/languages?unpaged=true').then((page: any): string[] => page.content); // want: migrated
export class Lists {
  async read(path: string): Promise<string[]> {
    return (await fetch(root + path)).json();
  }
  labels() {
    return this.read('/api/v2/sharing-labels?unpaged=true').then((page: any): string[] => page.content); // want: migrated
  }
  roles() {
    return this.read('/api/v2/authors/roles?unpaged=true').then((page: any): string[] => page.content); // want: migrated
  }
}

// The function is passed on.
const passed = async (path: string): Promise<string[]> => (await fetch(root + path)).json();
export const seriesTags = () =>
  passed('/api/v2/tags?include=SERIES&unpaged=true').then((page: any): string[] => page.content); // want: migrated
export const bookTags = () =>
  passed('/api/v2/tags?include=BOOK&unpaged=true').then((page: any): string[] => page.content); // want: migrated
export const others = (paths: string[]) => Promise.all(paths.map(passed));

// The numbers of one list become strings again.
const either = async (path: string): Promise<string[]> =>
  (await fetch(root + path)).json().then((page) => page.content?.map(String));
export const ages = () => either('/api/v2/age-ratings?unpaged=true'); // want: review age-ratings
export const names = () => either('/api/v2/genres?unpaged=true'); // want: migrated

// One call stays as it is.
const some = async (path: string): Promise<string[]> => (await fetch(root + path)).json();
// catalogue-codemod-ignore-next-line: not yet
export const left = () => some('/api/v1/genres'); // want: ignored
export const done = () => some('/api/v2/tags?unpaged=true').then((page: any): string[] => page.content); // want: migrated

// A parameter holds an object whose function has other uses.
const api = { read: async (path: string): Promise<string[]> => (await fetch(root + path)).json() };
const through = (one: typeof api) =>
  one.read('/api/v2/genres?unpaged=true').then((page: any): string[] => page.content); // want: migrated
export const all = () => Promise.all([through(api), api.read('/api/v1/libraries')]); // nope: not deprecated

// So has one that an object calls as its own.
const own = {
  read: async (path: string): Promise<string[]> => (await fetch(root + path)).json(),
  libraries() {
    return this.read('/api/v1/libraries'); // nope: not deprecated
  },
};
export const first = () => own.read('/api/v2/genres?unpaged=true').then((page: any): string[] => page.content); // want: migrated
export const second = () => own.read('/api/v2/tags?unpaged=true').then((page: any): string[] => page.content); // want: migrated
export const third = () => own.libraries();

// The function knows pages.
async function known(path: string): Promise<string[]> {
  const body = await (await fetch(root + path)).json();
  return Array.isArray(body) ? body : body.content;
}
export const roles = () => known('/api/v1/authors/roles'); // want: manual mixed-result
