// fixture: profile=komga
import axios from 'axios';

const root = 'https://komga.example.com';

// A function that is only named may stand in for the response.
const offline = () => new Response('[]', { status: 200 });
export const genres = () =>
  // want: manual mixed-value
  fetch(`${root}/api/v1/genres`).catch(offline).then((response) => response.json());

function none() {
  return { data: [] as string[] };
}
export const tags = async () => (await axios.get<string[]>(`${root}/api/v1/tags`).catch(none)).data.length; // want: manual mixed-value

const other = <T>(value: T) => () => value;
export const languages = () =>
  // want: manual mixed-value
  axios.get<string[]>(`${root}/api/v1/languages`).catch(other({ data: ['en'] })).then(({ data }) => data.length);

// So may one in a function on the way, through another function or as the second argument of `then`.
const words = () => ['none'];
const list = (path: string) => fetch(root + path).then((response) => response.json(), words);
export const publishers = async () => (await list('/api/v1/publishers')).length; // want: manual mixed-result

const safe = (path: string) => fetch(root + path).catch(() => offline()).then((response) => response.json());
export const labels = async () => (await safe('/api/v1/sharing-labels')).length; // want: manual mixed-result

const mixed = async (path: string) => {
  try {
    const response = await fetch(root + path);
    return response.ok ? await response.json() : [];
  } catch {
    return null;
  }
};
export const roles = async () => (await mixed('/api/v1/authors/roles'))?.length; // want: manual mixed-result
export const libraries = () => mixed('/api/v1/libraries'); // nope: not deprecated

// Nothing, an empty list or the same request again need no other reading.
const empty = () => [];
const kept = (path: string) => fetch(root + path).then((response) => response.json()).catch(empty);
export const series = async () =>
  (await kept('/api/v2/series/release-years?unpaged=true').then((page) => page?.content ?? [])).length; // want: migrated

const tell = (error: Error) => {
  console.error(error);
};
const told = (path: string) => fetch(root + path).then((response) => response.json()).catch(tell);
export const books = async () => ((await told('/api/v2/tags?include=BOOK&unpaged=true'))?.content ? 'some' : 'none'); // want: migrated
export const ofSeries = async () => {
  const found = (await told('/api/v2/tags?include=SERIES&unpaged=true'))?.content; // want: migrated
  return found ? found.length : 0;
export const others = () => told('/api/v1/libraries'); // nope: not deprecated
};

const twice = (path: string) => fetch(root + path).catch(() => fetch(root + path)).then((response) => response.json());
export const ratings = async () => (await twice('/api/v2/genres?library_id=1&unpaged=true')).content.length; // want: migrated

const read = (path: string) => fetch(root + path).catch(() => null).then((response) => response?.json() ?? []);
export const names = async () =>
  (await read('/api/v2/authors/names?unpaged=true').then((page) => page?.content ?? [])).length; // want: migrated

// Without a response there is no page.
export const ages = async () => {
  const response = await fetch(`${root}/api/v2/authors/names?search=a&unpaged=true`).catch(() => null); // want: migrated
  const found = (await response?.json())?.content;
  return found ? found.length : -1;
};
export const others = async () => {
  const response = await fetch(`${root}/api/v2/authors/names?search=b&unpaged=true`).catch(() => null); // want: migrated
  return (await response?.json())?.content;
};
