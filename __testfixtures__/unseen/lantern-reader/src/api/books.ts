import { http } from './http';
import type { Book, Page } from './types';

export const keepReading = (libraryIds?: string[]) =>
  http.load<Page<Book>>('/api/v1/books', {
    read_status: 'IN_PROGRESS',
    library_id: libraryIds,
    sort: 'readProgress.readDate,desc',
    size: 20,
  });

export const onDeck = (libraryIds?: string[]) =>
  http.load<Page<Book>>('/api/v1/books/ondeck', { library_id: libraryIds, size: 20 });

/** Released in the last thirty days. */
export function recentlyReleased(now = new Date()): Promise<Page<Book>> {
  const from = new Date(now.getTime() - 30 * 86_400_000);
  return http.load<Page<Book>>('/api/v1/books', {
    released_after: from.toISOString().slice(0, 10),
    sort: 'metadata.releaseDate,desc',
    size: 20,
  });
}

export const getBook = (id: string) => http.load<Book>(`/api/v1/books/${id}`);

export const neighbour = (id: string, direction: 'next' | 'previous') =>
  http.load<Book>(`/api/v1/books/${id}/${direction}`).catch(() => null);

export const setProgress = (id: string, page: number) =>
  http.patch(`/api/v1/books/${id}/read-progress`, { page });

export const pageUrl = (server: string, id: string, n: number) =>
  `${server}/api/v1/books/${id}/pages/${n}`;
