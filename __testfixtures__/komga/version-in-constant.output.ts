// fixture: profile=komga
const SERVER = process.env.KOMGA_URL ?? 'http://komga.lan:25600';

// Only the function reads it: the version moves into the function.
const SHELF = `${SERVER}/komga/api`;

async function shelf<T>(path: string, version = 'v1'): Promise<T> {
  const response = await fetch(`${SHELF}/${version}/${path}`, { credentials: 'include' });
  return (await response.json()) as T;
}

export const libraries = () => shelf<object[]>('libraries'); // nope: libraries
export const genres = () =>
  shelf<{ content: string[] }>('genres?unpaged=true', 'v2').then((page) => page.content); // want: review wrapper-grown

// Other code reads it, so that it stays; the function uses what it is made of.
const API = SERVER + '/api/v1';

async function read<T>(path: string, version = 'v1'): Promise<T> {
  const response = await fetch(`${SERVER}/api/${version}${path}`, { credentials: 'include' });
  return (await response.json()) as T;
}

export const cover = (id: string) => `${API}/series/${id}/thumbnail`; // nope: an image
export const publishers = () =>
  read<{ content: string[] }>('/publishers?unpaged=true', 'v2').then((page) => page.content); // want: review wrapper-grown

// A prefix between the server and the path.
const PREFIX = '/api';

async function load<T>(path: string, version = 'v1'): Promise<T> {
  const response = await fetch(SERVER + `${PREFIX}/${version}` + path, { credentials: 'include' });
  return (await response.json()) as T;
}

export const languages = () =>
  load<{ content: string[] }>('/languages?unpaged=true', 'v2').then((page) => page.content); // want: review wrapper-grown

// What other files read does not change, and what it is made of is no name.
export const EXPORTED = `${process.env.KOMGA_ADDRESS ?? SERVER}/api/v1`;

async function fetched<T>(path: string, version = 'v1'): Promise<T> {
  const response = await fetch(EXPORTED.replace(/v1$/, version) + path, { credentials: 'include' });
  return (await response.json()) as T;
}

export const labels = () =>
  fetched<{ content: string[] }>('/sharing-labels?unpaged=true', 'v2').then((page) => page.content); // want: review wrapper-grown
