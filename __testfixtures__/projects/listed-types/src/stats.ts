import { count, load, offered, open, read, tagsFor, tagsOf } from './api.js';

export const genres = async (): Promise<string[]> => read('/api/v1/genres'); // want: manual parameter-type
export const collections = () => read('/api/v1/collections'); // nope: not deprecated
export const tags = async (): Promise<string[]> => load('/api/v1/tags'); // want: manual parameter-type
export const unread = () => load('/api/v1/books?read_status=UNREAD&size=5'); // want: review wrapper-grown
export const totals = async () => [
  await count('series'), // want: manual parameter-type
  await count('books'), // want: manual parameter-type
];
export const ofBooks = () => tagsOf('book'); // want: manual parameter-type
export const ofSeries = () => tagsFor('series'); // want: manual
export const publishers = async (): Promise<string[]> => open('/api/v1/publishers'); // want: migrated
export const languages = async (): Promise<string[]> => offered('/api/v1/languages'); // want: migrated
