import { count, load, offered, open, read, tagsFor, tagsOf } from './api.js';

export const genres = async (): Promise<string[]> => read('/api/v1/genres'); // want: manual parameter-type
export const collections = () => read('/api/v1/collections'); // nope: not deprecated
export const tags = async (): Promise<string[]> => load('/api/v1/tags'); // want: manual parameter-type
export const unread = () => load('/api/v1/books?read_status=UNREAD&size=5'); // want: review wrapper-grown
export const totals = async () => [
  await count('series'), // nope: what the function requests is changed there
  await count('books'), // nope: this too
];
export const ofBooks = () => tagsOf('book'); // nope: reported in the function
export const ofSeries = () => tagsFor('series'); // want: manual
export const publishers = async (): Promise<string[]> => open('/api/v1/publishers'); // want: migrated
export const languages = async (): Promise<string[]> => offered('/api/v1/languages'); // want: migrated
