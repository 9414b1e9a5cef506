// fixture: profile=komga
// Several lists that one call requests

import axios from 'axios';
import ky from 'ky';

const api = axios.create({ baseURL: process.env.KOMGA_URL });

export async function facet(kind, library) {
  let path;
  switch (kind) {
    case 'genre':
      path = '/api/v1/genres';
      break;
    case 'publisher':
      path = '/api/v1/publishers';
      break;
    default:
      throw new Error(kind);
  }
  const { data } = await api.get(path, { params: { library_id: library } }); // want: migrated, migrated
  return data.map((name) => name.trim());
}

// The tags of series need a parameter that genres do not have: it goes into the URL
export async function label(kind, library) {
  const path = kind === 'genre' ? '/api/v1/genres' : '/api/v1/tags/series';
  const { data } = await api.get(path, { params: { library_id: library } }); // want: migrated, migrated
  return data.map((name) => name.trim());
}

export async function all(kind) {
  const path = kind === 'genre' ? '/api/v1/genres' : '/api/v1/tags/series';
  const { data } = await api.get(path); // want: migrated, migrated
  return data.map((name) => name.trim());
}

// ky sends `searchParams` instead of a query in the URL
export async function shelf(kind, library) {
  const path = kind === 'genre' ? 'genres' : 'tags/series';
  const names = await ky.get(`/api/v1/${path}`, { searchParams: { library_id: library } }).json(); // want: manual several-operations, manual several-operations
  return names.map((name) => name.trim());
}
