// fixture: profile=komga
import axios from 'axios';

// The lines of this file end before column 80, so the new ones do as well, in calls too.
const komga = axios.create({ baseURL: process.env.KOMGA, timeout: 30_000 });
const shown = { title: document.title, language: navigator.language, n: 2 };
const known = new Map<string, { id: string; name: string; isOpen: boolean }>();
const wanted = Object.entries(shown).filter(([key]) => key !== 'language');

export const seriesIn = async (library: string) => {
  const { data } = await komga.post(
    '/api/v1/series/list',
    {
      condition: library
        ? { libraryId: { operator: 'is', value: library } }
        : undefined,
    },
    { // want: migrated
      params: { page: 0 },
    },
  );
  return data.content;
};

// want: migrated
export const short = (id: string) => komga.post(
  '/api/v1/books/list?sort=metadata.numberSort,asc',
  { condition: { seriesId: { operator: 'is', value: id } } },
  {
    timeout: 5,
  },
).then(({ data }) => data.content);

// want: migrated
export const kept = (id: string) => komga.post(
  '/api/v1/books/list?sort=metadata.numberSort,asc',
  { condition: { seriesId: { operator: 'is', value: id } } },
  {
    // A comment stays where it is
    timeout: wanted.length,
  },
).then(({ data }) => data.content);

export const plain = () => komga.post('/api/v1/books/list', {}, { // want: migrated
  params: { page: known.size },
});
