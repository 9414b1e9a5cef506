// fixture: profile=komga
import axios from 'axios';

// A constant that only one call uses, of whose text nothing stays
const SERIES = '/api/v1/series';
export const booksOf = (id: string) => fetch(`${SERIES}/${id}/books`).then((response) => response.json()); // want: migrated

const TAGS = '/api/v1/tags';
export const ofBooks = () => axios.get<string[]>(TAGS + '/book').then(({ data }) => data.length); // want: migrated

export function inTurn(id: string) {
  const path = '/api/v1/series/';
  return fetch(path + id + '/books').then((response) => response.json()); // want: migrated
}

// One that another call needs stays
const LIBRARY = '/api/v1/libraries';
export const libraries = () => fetch(LIBRARY);
export const rename = (id: string) => axios.put(`${LIBRARY}/${id}`, { name: 'New' }); // want: migrated
