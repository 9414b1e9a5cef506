import axios from 'axios';
import ky from 'ky';

const base = process.env.SHELF_URL;
const api = axios.create({ baseURL: base });

export async function seriesPage(id: string) {
  const series = await fetch(`${base}/api/v1/series/${id}`); // nope: one series
  const cover = await fetch(`${base}/api/v1/series/${id}/thumbnail`); // nope: a thumbnail
  const collections = await fetch(`${base}/api/v1/series/${id}/collections`); // nope: below a series
  return { series: await series.json(), cover: await cover.blob(), collections: await collections.json() };
}

export const latest = () => fetch(`${base}/api/v1/series/latest?size=20`); // nope: a live list
export const fresh = () => axios.get('/api/v1/series/new'); // nope: a live list
export const updated = () => api.get('/api/v1/series/updated', { params: { oneshot: false } }); // nope: a live list
export const section = (name: 'new' | 'latest' | 'updated') => api.get(`/api/v1/series/${name}`); // nope: a hole is one series or a live list

export const onDeck = () => ky.get('/api/v1/books/ondeck').json(); // nope: a live list
export const latestBooks = () => ky.get('/api/v1/books/latest').json(); // nope: a live list
export const duplicates = () => ky('/api/v1/books/duplicates', { searchParams: { size: 10 } }).json(); // nope: a live list
export const book = (id: string) => api.get('/api/v1/books/' + id); // nope: one book
export const nextBook = (id: string) => api.get(`/api/v1/books/${id}/next`); // nope: below a book
export const pageOf = (id: string, page: number) => fetch(`/api/v1/books/${id}/pages/${page}?convert=png`); // nope: a page

export const seriesOfCollection = (id: string) => api.get(`/api/v1/collections/${id}/series`); // nope: series of a collection
export const booksOfReadList = (id: string) => api.get(`/api/v1/readlists/${id}/books`, { params: { unpaged: true } }); // nope: books of a read list

export const libraries = () => fetch('/api/v1/libraries'); // nope: the list of libraries is live
export const library = (id: string) => fetch(`/api/v1/libraries/${id}`); // nope: one library
export const addLibrary = (library: object) => api.post('/api/v1/libraries', library); // nope: another method
export const dropLibrary = (id: string) => api.delete(`/api/v1/libraries/${id}`); // nope: another method
export const scan = (id: string) => fetch(`/api/v1/libraries/${id}/scan`, { method: 'POST' }); // nope: below a library
export const putThumbnail = (id: string, t: string) => api.put(`/api/v1/series/${id}/thumbnails/${t}/selected`); // nope: PUT on another path
export const announcements = (ids: string[]) => fetch('/api/v1/announcements', { method: 'PUT', body: JSON.stringify(ids) }); // nope: PUT on another path
export const pageHash = (hash: object) => fetch('/api/v1/page-hashes', { method: 'PUT', body: JSON.stringify(hash) }); // nope: PUT on another path
