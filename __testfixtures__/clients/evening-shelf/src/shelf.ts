import { load } from './komga';
import type { Book, Page } from './types';

export const book = (id: string) => load<Book>(`/api/v1/books/${id}`);

export function volumes(seriesId: string): Promise<Page<Book>> {
  return load(`/api/v1/series/${seriesId}/books?size=50`);
}

export function unread(libraryId: string, page = 0): Promise<Page<Book>> {
  return load(`/api/v1/books?library_id=${libraryId}&read_status=UNREAD&page=${page}`);
}
