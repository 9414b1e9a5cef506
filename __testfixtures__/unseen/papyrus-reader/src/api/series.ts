import { request } from './client';
import type { Book, Group, Page, Series } from './types';

export const PAGE_SIZE = 30;

export type SeriesListOptions = {
  page: number;
  libraryId?: string;
  unreadOnly?: boolean;
  sort?: 'metadata.titleSort,asc' | 'createdDate,desc' | 'lastModifiedDate,desc';
};

export function listSeries({ page, libraryId, unreadOnly, sort }: SeriesListOptions) {
  const library = libraryId ? `&library_id=${libraryId}` : '';
  const unread = unreadOnly ? '&read_status=UNREAD&read_status=IN_PROGRESS' : '';
  const order = `&sort=${encodeURIComponent(sort ?? 'metadata.titleSort,asc')}`;
  return request<Page<Series>>(
    `/series?page=${page}&size=${PAGE_SIZE}${library}${unread}${order}`,
  );
}

export async function searchSeries(term: string, limit = 20): Promise<Series[]> {
  const text = term.trim();
  if (text.length < 2) {
    return [];
  }
  const { content } = await request<Page<Series>>(
    `/series?search=${encodeURIComponent(text)}&size=${limit}&deleted=false`,
  );
  return content;
}

/** Series of the "because you read" shelf. */
export function seriesByGenre(genre: string, except: string) {
  return request<Page<Series>>(
    `/series?genre=${encodeURIComponent(genre)}&read_status=UNREAD&size=12`,
  ).then((page) => page.content.filter((s) => s.id !== except));
}

export const newSeries = () => request<Page<Series>>(`/series/new?size=${PAGE_SIZE}`);

export const getSeries = (id: string) => request<Series>(`/series/${id}`);

export const alphabet = (libraryId?: string) =>
  request<Group[]>(
    libraryId
      ? `/series/alphabetical-groups?library_id=${libraryId}`
      : '/series/alphabetical-groups',
  );

export function seriesBooks(seriesId: string, page: number, newestFirst = false) {
  return request<Page<Book>>(
    `/series/${seriesId}/books?page=${page}&size=50&sort=metadata.numberSort,${
      newestFirst ? 'desc' : 'asc'
    }`,
  );
}

/** Where "Start reading" goes: first unread volume, else the very first. */
export async function bookToOpen(seriesId: string): Promise<Book | undefined> {
  const unread = await request<Page<Book>>(
    `/series/${seriesId}/books?read_status=IN_PROGRESS,UNREAD&size=1`,
  );
  if (unread.content[0]) {
    return unread.content[0];
  }
  const first = await request<Page<Book>>(`/series/${seriesId}/books?size=1`);
  return first.content[0];
}

export const markSeriesRead = (id: string) =>
  request<void>(`/series/${id}/read-progress`, { method: 'POST' });
