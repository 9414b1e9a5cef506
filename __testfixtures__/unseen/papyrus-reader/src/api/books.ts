import { request } from './client';
import type { Book, Page } from './types';

export async function inProgress(limit = 10): Promise<Book[]> {
  const page = await request<Page<Book>>(
    `/books?read_status=IN_PROGRESS&sort=readProgress.readDate,desc&size=${limit}`,
  );
  return page.content;
}

export async function onDeck(limit = 10): Promise<Book[]> {
  const page = await request<Page<Book>>(`/books/ondeck?size=${limit}`);
  return page.content;
}

export async function searchBooks(term: string, libraryIds: string[]): Promise<Book[]> {
  let path = `/books?search=${encodeURIComponent(term)}&media_status=READY&size=20`;
  if (libraryIds.length > 0) {
    path += '&library_id=' + libraryIds.join(',');
  }
  const page = await request<Page<Book>>(path);
  return page.content;
}

export const getBook = (id: string) => request<Book>(`/books/${id}`);

export const nextBook = (id: string) => request<Book>(`/books/${id}/next`);

export const saveProgress = (id: string, page: number, completed: boolean) =>
  request<void>(`/books/${id}/read-progress`, {
    method: 'PATCH',
    body: JSON.stringify(completed ? { completed } : { page }),
  });
