import { get } from './komga.ts';

export const languages = async () => {
  const codes = await get<string[]>('/languages')(); // want: review wrapper-grown
  return codes.sort();
};

export const names = (search: string) => get<string[]>('/authors/names')(search ? { search } : {}); // want: migrated

// What is not called at once is called by others, with a query that is not seen here.
const genres = get<string[]>('/genres'); // want: manual
export const allGenres = () => genres({}); // want: manual
