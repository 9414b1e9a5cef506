// fixture: profile=komga
import axios from 'axios';

export const article = (title: string) =>
  fetch('/api/v1/series/list', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { language: { operator: 'is', value: 'fr' } }, fullTextSearch: `La ${title}` }),
  }); // want: migrated
export const joined = (ids: string[]) => fetch('/api/v1/books/list?page=1', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { anyOf: ids.map((value) => ({ libraryId: { operator: 'is', value } })) } }),
}); // want: migrated
export const blank = () => fetch('/api/v1/series/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { genre: { operator: 'is', value: 'drama' } } }),
}); // want: migrated
export const nothing = () => fetch('/api/v1/books/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({}),
}); // want: migrated

export const tagsOf = (library: string, series?: string) =>
  // want: manual precedence
  fetch(`/api/v1/tags/book?library_id=${library}${series ? `&series_id=${series}` : ''}`).then((r) => r.json());

export async function pages(library: string) {
  const params: Record<string, unknown> = { page: 0, size: 100 };
  const first = await axios.post(
    '/api/v1/series/list',
    { condition: library ? { libraryId: { operator: 'is', value: library } } : undefined },
    { params },
  ); // want: migrated
  params.page = 1;
  return first.data;
}

export async function either(isRead: boolean) {
  const params: Record<string, unknown> = { size: 100 };
  return axios.post(
    '/api/v1/books/list',
    {
      condition: {
        allOf: [
          ...(isRead ? [{ readStatus: { operator: 'is', value: 'READ' } }] : []),
          ...(!isRead ? [{ libraryId: { operator: 'is', value: 'L1' } }] : []),
        ],
      },
    },
    { params },
  ); // want: migrated
}

export async function oneOfTwo(isRead: boolean) {
  const params: Record<string, unknown> = { size: 100 };
  if (!isRead) {
    console.info('all of them');
  }
  return axios.post(
    '/api/v1/books/list',
    { condition: isRead ? { readStatus: { operator: 'is', value: 'READ' } } : undefined },
    { params },
  ); // want: migrated
}
