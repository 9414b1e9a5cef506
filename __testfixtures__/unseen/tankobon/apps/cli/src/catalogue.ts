import {
  getBooksBySeriesId,
  getSeriesDeprecated,
  type BookDto,
  type GetSeriesDeprecatedData,
  type SeriesDto,
} from '@tankobon/komga-sdk';

export interface Wanted {
  text?: string;
  libraries?: string[];
  genres?: string[];
  year?: string;
}

type SeriesQuery = NonNullable<GetSeriesDeprecatedData['query']>;

export async function findSeries(wanted: Wanted): Promise<SeriesDto[]> {
  const query: SeriesQuery = { size: 100 };
  if (wanted.libraries?.length) query.library_id = wanted.libraries;
  if (wanted.genres?.length) query.genre = wanted.genres;
  if (wanted.year) query.release_year = [wanted.year];
  if (wanted.text) query.search = wanted.text;
  else query.sort = ['metadata.titleSort,asc'];

  const found: SeriesDto[] = [];
  for (let page = 0; ; page++) {
    const { data, error } = await getSeriesDeprecated({ query: { ...query, page } });
    if (error || !data) throw new Error('Komga did not answer the search');
    found.push(...(data.content ?? []));
    if (data.last ?? true) return found;
  }
}

export async function booksOf(seriesId: string, unreadOnly: boolean): Promise<BookDto[]> {
  const { data } = await getBooksBySeriesId({
    path: { seriesId },
    query: { unpaged: true, read_status: unreadOnly ? ['UNREAD', 'IN_PROGRESS'] : undefined },
    throwOnError: true,
  });
  return data.content ?? [];
}
