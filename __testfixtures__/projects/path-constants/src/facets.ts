import axios from 'axios';
import { BOOKS, book, facets, PUBLISHER_LIST } from './paths/index.ts';

const komga = axios.create({ baseURL: process.env.KOMGA_URL });

export const genres = () => komga.get<string[]>(facets.Facet.Genres); // want: review response-not-shown
export const libraries = () => komga.get(facets.Facet.Libraries); // nope: a live list
export const authors = (role: string) => komga.get(facets.PATHS.authors.all, { params: { role } }); // want: review response-not-shown
export const authorNames = () => komga.get(facets.PATHS.authors.names); // want: review response-not-shown
export const publishers = () => komga.get(PUBLISHER_LIST); // want: review response-not-shown
export const languages = () => komga.get(facets.PATHS['languages']); // want: review response-not-shown
export const bookCount = async () => (await komga.get(BOOKS, { params: { size: 0 } })).data.totalElements; // want: review query-parameters
export const oneBook = (id: string) => komga.get(book(id)); // nope: one book
