import type { Page, models } from '@suite/core';
import { http } from '@/lib/http';

const BOOKS = '/api/v1/books';

export async function keepReading(libraries: string[]) {
  const params: Record<string, unknown> = { read_status: 'IN_PROGRESS', sort: 'readProgress.readDate,desc' };
  if (libraries.length > 0) params.library_id = libraries;
  const response = await http.get<Page<models.Book>>(BOOKS, { params }); // want: review query-parameters
  return response.data.content;
}

export const bookTotal = async () => (await http.get<Page<models.Book>>(BOOKS)).data.totalElements; // want: review response-not-shown
export const duplicates = () => http.get<Page<models.Book>>(`${BOOKS}/duplicates`); // nope: a live list
export const fetchBook = (id: string) => http.get<models.Book>(`${BOOKS}/${id}`); // nope: one book
export const markRead = (id: string) => http.patch(`${BOOKS}/${id}/read-progress`, { completed: true }); // nope: another path
