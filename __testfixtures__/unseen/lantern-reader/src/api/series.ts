import { http, type Params } from './http';
import type { Book, Group, Page, Series } from './types';

export interface SeriesFilter {
  libraries?: string[];
  status?: string[];
  readStatus?: string[];
  genres?: string[];
  ageRatings?: string[];
  years?: string[];
  letter?: string;
  text?: string;
}

export interface Paging {
  page: number;
  size?: number;
  sort?: string;
}

/** The browse grid. `letter` comes from the index on the right. */
export async function browseSeries(filter: SeriesFilter, paging: Paging): Promise<Page<Series>> {
  const params: Params = {
    page: paging.page,
    size: paging.size ?? 40,
    sort: paging.sort ?? 'metadata.titleSort,asc',
  };
  if (filter.libraries?.length) params.library_id = filter.libraries;
  if (filter.status?.length) params.status = filter.status;
  if (filter.readStatus?.length) params.read_status = filter.readStatus;
  if (filter.genres?.length) params.genre = filter.genres;
  if (filter.ageRatings?.length) params.age_rating = filter.ageRatings;
  if (filter.years?.length) params.release_year = filter.years;
  if (filter.text) params.search = filter.text;
  if (filter.letter === '#') params.search_regex = '^[^a-z],title_sort';
  else if (filter.letter) params.search_regex = `^${filter.letter},title_sort`;

  return http.load<Page<Series>>('/api/v1/series', params);
}

/** Letters with counts for the index. */
export function letterIndex(libraries?: string[]): Promise<Group[]> {
  return http.load<Group[]>('/api/v1/series/alphabetical-groups', {
    library_id: libraries,
    oneshot: false,
  });
}

export function getSeries(id: string): Promise<Series> {
  return http.load<Series>(`/api/v1/series/${id}`);
}

export function booksOf(seriesId: string, page = 0): Promise<Page<Book>> {
  return http.load<Page<Book>>(`/api/v1/series/${seriesId}/books`, { page, size: 50 });
}

export async function unreadOf(seriesId: string): Promise<Book[]> {
  const page = await http.load<Page<Book>>(`/api/v1/series/${seriesId}/books`, {
    read_status: ['UNREAD', 'IN_PROGRESS'],
    sort: 'metadata.numberSort,asc',
    unpaged: true,
  });
  return page.content;
}

export function newSeries(): Promise<Page<Series>> {
  return http.load<Page<Series>>('/api/v1/series/new', { size: 20, oneshot: false });
}

export function updatedSeries(): Promise<Page<Series>> {
  return http.load<Page<Series>>('/api/v1/series/updated', { size: 20, oneshot: false });
}

/** One-shots nobody has opened. For the shelf of shame. */
export async function forgottenOneshots(libraryId: string): Promise<Series[]> {
  const page = await http.send<Page<Series>>(
    '/api/v1/series/list',
    { size: 20, sort: 'created,asc' },
    {
      condition: {
        allOf: [
          { libraryId: { operator: 'is', value: libraryId } },
          { oneShot: { operator: 'isTrue' } },
          { readStatus: { operator: 'is', value: 'UNREAD' } },
        ],
      },
    },
  );
  return page.content;
}

/** Series that share a tag with this one, without itself. */
export async function similarTo(series: Series): Promise<Series[]> {
  if (series.metadata.tags.length === 0) return [];
  const { content } = await http.load<Page<Series>>('/api/v1/series', {
    tag: series.metadata.tags.slice(0, 3),
    library_id: series.libraryId,
    size: 12,
  });
  return content.filter((s) => s.id !== series.id);
}

export function bySameAuthor(name: string, role: string): Promise<Page<Series>> {
  return http.load<Page<Series>>('/api/v1/series', { author: `${name},${role}`, size: 30 });
}
