// fixture: profile=komga
const root = 'https://komga.example.com';

const headers = { 'Content-Type': 'application/json' };

// The call gives a fixed part of the path and an id.
async function put(kind: string, id: string, body: object, verb: 'PUT' | 'PATCH' = 'PUT'): Promise<number> {
  const response = await fetch(`${root}/api/v1/${kind}/${id}`, { method: verb, headers, body: JSON.stringify(body) });
  return response.status;
}

export const rename = (name: string) => put('libraries', '0B3MZ', { name }, 'PATCH'); // want: review wrapper-grown

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
  const url = seriesId ? `${root}/api/v1/books/list?sort=metadata.numberSort,asc` : `${root}/api/v1/books/latest`;
  const body = seriesId ? { condition: { seriesId: { operator: 'is', value: seriesId } } } : undefined;
  return (
    await fetch(url, body === undefined ? undefined : {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json(); // want: migrated
}

// Only an id: the function requests the path.
const importSeries = (id: string) => fetch(`${root}/api/v1/books/list?sort=metadata.numberSort,asc`, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
}); // want: migrated

export const first = () => importSeries('0B3MZ');
