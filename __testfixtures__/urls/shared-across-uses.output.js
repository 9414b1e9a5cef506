import axios from 'axios';

/** Also the key of the cache and the text of the log. */
export const BOOKS_URL = '/api/v1/books';
const LIST = '/api/v1/series'; // nope: used by a request that stays
const LIBRARY = '/api/v1/libraries'; // nope: used by requests that stay

export const books = () => axios.post(`${BOOKS_URL}/list`, {}); // want: review response-not-shown

export const list = () => axios.post(`${LIST}/list`, {}); // want: review response-not-shown
export const areThere = () => axios.head(LIST); // nope: another method

export const save = (library) => axios.patch(`${LIBRARY}/${library.id}`, library); // want: migrated
export const remove = (library) => axios.delete(`${LIBRARY}/${library.id}`); // nope: another method
export const all = () => axios.get(LIBRARY); // nope: the list of libraries is live
