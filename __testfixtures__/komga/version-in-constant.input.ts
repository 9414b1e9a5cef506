// fixture: profile=komga
const SERVER = process.env.KOMGA_URL ?? 'http://komga.lan:25600';

// Only the function reads it: the version moves into the function.
const SHELF = `${SERVER}/komga/api/v1/`;

async function shelf<T>(path: string): Promise<T> {
  const response = await fetch(`${SHELF}${path}`, { credentials: 'include' });
  return (await response.json()) as T;
}

export const libraries = () => shelf<object[]>('libraries'); // nope: libraries
export const genres = () => shelf<string[]>('genres'); // want: review wrapper-grown

// Other code reads it, so that it stays; the function uses what it is made of.
const API = SERVER + '/api/v1';

async function read<T>(path: string): Promise<T> {
  const response = await fetch(API + path, { credentials: 'include' });
  return (await response.json()) as T;
}

export const cover = (id: string) => `${API}/series/${id}/thumbnail`; // nope: an image
export const publishers = () => read<string[]>('/publishers'); // want: review wrapper-grown

// A prefix between the server and the path.
const PREFIX = '/api/v1';

async function load<T>(path: string): Promise<T> {
  const response = await fetch(SERVER + PREFIX + path, { credentials: 'include' });
  return (await response.json()) as T;
}

export const languages = () => load<string[]>('/languages'); // want: review wrapper-grown

// What other files read does not change, and what it is made of is no name.
export const EXPORTED = `${process.env.KOMGA_ADDRESS ?? SERVER}/api/v1`;

async function fetched<T>(path: string): Promise<T> {
  const response = await fetch(EXPORTED + path, { credentials: 'include' });
  return (await response.json()) as T;
}

export const labels = () => fetched<string[]>('/sharing-labels'); // want: review wrapper-grown
