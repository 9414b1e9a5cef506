// fixture: profile=komga
import axios from 'axios';

export const genres = async () => (await axios.get<string[]>('/api/v1/genres')).data; // want: migrated

export const publishers = (library: string) =>
  // want: migrated
  axios.get('/api/v1/publishers', { params: { library_id: library } }).then(({ data }) => data);

export async function filters() {
  const [tags, languages] = await Promise.all([
    fetch('/api/v1/tags').then((r) => r.json()), // want: migrated
    fetch('/api/v1/languages').then((r) => r.json()), // want: migrated
  ]);
  return { tags, languages };
}

export async function names(term: string): Promise<string[]> {
  const response = await fetch(`/api/v1/authors/names?search=${term}`); // want: migrated
  if (!response.ok) throw new Error((await response.json()).message);
  return response.json();
}

export const ages = async () => (await axios.get('/api/v1/age-ratings')).data; // want: review age-ratings
export const winner = () => axios.get('/api/v1/tags/book?series_id=S&library_id=L').then((r) => r.data); // want: migrated
export const handed = async (check: (r: Response) => string[]) => check(await fetch('/api/v1/roles-of/authors')); // nope: another path
export const passed = async (check: (r: Response) => string[]) => check(await fetch('/api/v1/authors/roles')); // want: manual
export const save = (id: string, library: object) => axios.put(`/api/v1/libraries/${id}`, library); // want: migrated

const go = async (path: string) => (await fetch(path)).json();
export const pageOrList = (isPage: boolean) => go(isPage ? '/api/v1/languages' : '/api/v1/libraries'); // want: manual several-operations
export const twoLists = (isTags: boolean) => go(isTags ? '/api/v1/tags' : '/api/v1/genres'); // want: migrated, migrated

const read = async <T>(path: string): Promise<T> => (await fetch(path)).json();

/** The ratings were texts; code that takes them for numbers gets what it has always asked for. */
export async function shownAges(): Promise<string[]> {
  const { data } = await axios.get<string[]>('/api/v1/age-ratings'); // want: review age-ratings
  return data.filter((age) => age !== 'None');
}
export async function adultAge(): Promise<boolean> {
  const ages = await read<string[]>('/api/v1/age-ratings'); // want: review age-ratings
  return ages.includes('18');
}
export const thenAges = () => read<string[]>('/api/v1/age-ratings').then((ages) => ages.sort()); // want: review age-ratings
export const numericAges = () => read<number[]>('/api/v1/age-ratings').then((ages) => Math.max(...ages)); // want: review age-ratings
export async function listedAges() {
  const response = await fetch('/api/v1/age-ratings'); // want: review age-ratings
  const ages: string[] = await response.json();
  return ages;
}

// Other functions that decode JSON
export async function decoded() {
  const response = await fetch('/api/v1/sharing-labels'); // want: migrated
  const labels = JSON5.parse(await response.text());
  return [...labels, ...destr(await (await fetch('/api/v1/publishers')).text())]; // want: migrated
}
declare const JSON5: typeof JSON;
declare function destr(text: string): any;
