import { http } from './http';
import { routes } from './routes';
import {
  bookPageSchema,
  groupsSchema,
  seriesPageSchema,
  seriesSchema,
  type Book,
  type LetterGroup,
  type Series,
  type SeriesPage,
} from './schemas';

export interface SeriesFilter {
  libraryIds: string[];
  genres: string[];
  tags: string[];
  publishers: string[];
  ageRatings: string[];
  status?: Series['metadata']['status'];
  unreadOnly: boolean;
}

export const emptyFilter: SeriesFilter = {
  libraryIds: [],
  genres: [],
  tags: [],
  publishers: [],
  ageRatings: [],
  unreadOnly: false,
};

function filterParams(filter: SeriesFilter): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  if (filter.libraryIds.length > 0) params.library_id = filter.libraryIds;
  if (filter.genres.length > 0) params.genre = filter.genres;
  if (filter.tags.length > 0) params.tag = filter.tags;
  if (filter.publishers.length > 0) params.publisher = filter.publishers;
  if (filter.ageRatings.length > 0) params.age_rating = filter.ageRatings;
  if (filter.status) params.status = filter.status;
  if (filter.unreadOnly) params.read_status = ['UNREAD', 'IN_PROGRESS'];
  return params;
}

export async function listSeries(filter: SeriesFilter, page: number): Promise<SeriesPage> {
  const { data } = await http.get<unknown>(routes.series, {
    params: { ...filterParams(filter), page, size: 60, sort: 'metadata.titleSort,asc' },
  });
  return seriesPageSchema.parse(data);
}

export async function searchSeries(term: string, signal?: AbortSignal): Promise<Series[]> {
  const { data } = await http.get<unknown>(routes.series, { params: { search: term, size: 8 }, signal });
  return seriesPageSchema.parse(data).content;
}

export async function letterGroups(filter: SeriesFilter): Promise<LetterGroup[]> {
  const { data } = await http.get<unknown>(routes.seriesGroups, { params: filterParams(filter) });
  return groupsSchema.parse(data);
}

export async function oneSeries(seriesId: string): Promise<Series> {
  const { data } = await http.get<unknown>(routes.seriesOne(seriesId));
  return seriesSchema.parse(data);
}

export async function recentlyUpdated(): Promise<Series[]> {
  const { data } = await http.get<unknown>(routes.seriesUpdated, { params: { size: 20 } });
  return seriesPageSchema.parse(data).content;
}

export async function booksOfSeries(seriesId: string): Promise<Book[]> {
  const { data } = await http.get<unknown>(routes.seriesBooks(seriesId), {
    params: { unpaged: true },
  });
  return bookPageSchema.parse(data).content;
}

/** The book the big "Read" button opens. */
export async function nextBookOfSeries(seriesId: string): Promise<Book | undefined> {
  const { data } = await http.get<unknown>(routes.seriesBooks(seriesId), {
    params: { size: 1, read_status: ['UNREAD', 'IN_PROGRESS'] },
  });
  return bookPageSchema.parse(data).content[0];
}
