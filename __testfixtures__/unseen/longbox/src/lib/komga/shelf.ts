import 'server-only';
import { cache } from 'react';
import { komgaGet } from './client';
import { Book, BookPage, Library, Series, SeriesPage } from './schemas';

export interface ShelfOptions {
  page?: number;
  genre?: string[];
  tag?: string[];
  age?: string[];
  unread?: boolean;
}

export const getLibraries = cache(() =>
  komgaGet(Library.array(), '/libraries', {}, { revalidate: 3600, tags: ['libraries'] }),
);

export async function getShelf(libraryId: string, options: ShelfOptions = {}) {
  const { page = 0, genre, tag, age, unread } = options;
  return komgaGet(
    SeriesPage,
    '/series',
    {
      library_id: libraryId,
      page,
      size: 42,
      sort: 'metadata.titleSort,asc',
      genre,
      tag,
      age_rating: age,
      read_status: unread ? ['UNREAD', 'IN_PROGRESS'] : undefined,
      deleted: false,
    },
    { revalidate: 60, tags: ['shelf', `shelf:${libraryId}`] },
  );
}

export const getSeries = cache((id: string) => komgaGet(Series, `/series/${id}`));

/**
 * The book to open when somebody presses "read": the first one that is not finished, or simply the
 * first one.
 */
export async function getEntryPoint(seriesId: string): Promise<Book | null> {
  const open = await komgaGet(BookPage, `/series/${seriesId}/books`, {
    read_status: ['IN_PROGRESS', 'UNREAD'],
    size: 1,
  });
  if (open.content[0]) return open.content[0];
  const all = await komgaGet(BookPage, `/series/${seriesId}/books`, { size: 1 });
  return all.content[0] ?? null;
}

/** Every series on the server, a page at a time; for the sitemap and the export. */
export async function* everySeries(pageSize = 500): AsyncGenerator<Series, void, undefined> {
  let number = 0;
  let last = false;
  while (!last) {
    const page = await komgaGet(SeriesPage, '/series', {
      page: number++,
      size: pageSize,
      sort: ['created,asc'],
    });
    yield* page.content;
    last = page.last;
  }
}
