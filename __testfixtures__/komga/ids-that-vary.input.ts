// fixture: profile=komga
const root = 'https://komga.example.com';

const headers = { 'Content-Type': 'application/json' };

// The call gives a fixed part of the path and an id.
async function put(kind: string, id: string, body: object): Promise<number> {
  const response = await fetch(`${root}/api/v1/${kind}/${id}`, { method: 'PUT', headers, body: JSON.stringify(body) });
  return response.status;
}

export const rename = (name: string) => put('libraries', '0B3MZ', { name }); // want: review wrapper-grown

// An id that may be missing: then it is the list.
async function load(id?: string) {
  const response = await fetch(`${root}/api/v1/series${id ? `/${id}` : ''}`); // want: manual several-operations
  return response.json();
}

export const all = () => load();
export const one = () => load('0B3MZ');

// A part that may be missing.
export async function tags(scope?: 'book' | 'series') {
  return (await fetch(`${root}/api/v1/tags${scope ? `/${scope}` : ''}`)).json(); // want: manual several-operations
}

export async function books(seriesId?: string) {
  const url = seriesId ? `${root}/api/v1/series/${seriesId}/books` : `${root}/api/v1/books/latest`;
  return (await fetch(url)).json(); // want: migrated
}

// Only an id: the function requests the path.
const importSeries = (id: string) => fetch(`${root}/api/v1/series/${id}/books`); // want: migrated

export const first = () => importSeries('0B3MZ');
