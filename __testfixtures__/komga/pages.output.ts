// fixture: profile=komga
import axios from 'axios';

export const genres = async () => (await axios.get<{ content: string[] }>('/api/v2/genres?unpaged=true')).data.content; // want: migrated

export const publishers = (library: string) =>
  // want: migrated
  axios.get('/api/v2/publishers', { params: { library_id: library, unpaged: true } }).then(({ data }) => data.content);

export async function filters() {
  const [tags, languages] = await Promise.all([
    fetch('/api/v2/tags?unpaged=true').then((r) => r.json()).then((page) => page.content), // want: migrated
    fetch('/api/v2/languages?unpaged=true').then((r) => r.json()).then((page) => page.content), // want: migrated
  ]);
  return { tags, languages };
}

export async function names(term: string): Promise<string[]> {
  const response = await fetch(`/api/v2/authors/names?search=${term}&unpaged=true`); // want: migrated
  if (!response.ok) throw new Error((await response.json()).message);
  return (await response.json()).content;
}

export const ages = async () => (await axios.get('/api/v2/age-ratings?unpaged=true')).data.content.map(String); // want: review age-ratings
export const winner = () => axios.get('/api/v2/tags?series_id=S&include=BOOK&unpaged=true').then((r) => r.data.content); // want: migrated
export const handed = async (check: (r: Response) => string[]) => check(await fetch('/api/v1/roles-of/authors')); // nope: another path
export const passed = async (check: (r: Response) => string[]) => check(await fetch('/api/v1/authors/roles')); // want: manual
export const save = (id: string, library: object) => axios.patch(`/api/v1/libraries/${id}`, library); // want: migrated

const go = async (path: string) => (await fetch(path)).json();
export const pageOrList = (isPage: boolean) => go(isPage ? '/api/v1/languages' : '/api/v1/libraries'); // want: manual several-operations
export const twoLists = (isTags: boolean) =>
  go(isTags ? '/api/v2/tags?unpaged=true' : '/api/v2/genres?unpaged=true').then((page) => page.content); // want: migrated, migrated

const read = async <T>(path: string): Promise<T> => (await fetch(path)).json();

/** The ratings were texts; code that takes them for numbers gets what it has always asked for. */
export async function shownAges(): Promise<string[]> {
  const { data } = await axios.get<{ content: number[] }>('/api/v2/age-ratings?unpaged=true'); // want: review age-ratings
  return data.content.map(String).filter((age) => age !== 'None');
}
export async function adultAge(): Promise<boolean> {
  const ages = (await read<{ content: number[] }>('/api/v2/age-ratings?unpaged=true')).content.map(String); // want: review age-ratings
  return ages.includes('18');
}
export const thenAges = () =>
  read<{ content: number[] }>('/api/v2/age-ratings?unpaged=true')
    .then((page) => page.content.map(String))
    .then((ages) => ages.sort()); // want: review age-ratings
export const numericAges = () =>
  read<{ content: number[] }>('/api/v2/age-ratings?unpaged=true')
    .then((page) => page.content)
    .then((ages) => Math.max(...ages)); // want: review age-ratings
export async function listedAges() {
  const response = await fetch('/api/v2/age-ratings?unpaged=true'); // want: review age-ratings
  const ages: string[] = (await response.json()).content.map(String);
  return ages;
}

// Other functions that decode JSON
export async function decoded() {
  const response = await fetch('/api/v2/sharing-labels?unpaged=true'); // want: migrated
  const labels = JSON5.parse(await response.text()).content;
  return [...labels, ...destr(await (await fetch('/api/v2/publishers?unpaged=true')).text()).content]; // want: migrated
}
declare const JSON5: typeof JSON;
declare function destr(text: string): any;
