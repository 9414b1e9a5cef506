import type { BookRow, CollectionRow, LibraryRow, SeriesRow } from './data/rows.ts';

/** A book as the server sends it. */
export function bookResource(row: BookRow) {
  const { id, seriesId, libraryId, title, numberSort, releaseDate, tags, authors, deleted, oneshot, created } = row;
  return {
    id,
    seriesId,
    libraryId,
    name: title,
    number: Math.trunc(numberSort),
    created,
    lastModified: created,
    media: { status: row.mediaStatus, mediaType: 'application/zip', pagesCount: 20 + numberSort },
    metadata: { title, number: String(numberSort), numberSort, releaseDate, authors, tags },
    readProgress: row.readStatus === 'UNREAD' ? null : { completed: row.readStatus === 'READ', page: numberSort },
    deleted,
    oneshot,
  };
}

/** A series as the server sends it. */
export function seriesResource(row: SeriesRow) {
  const { id, libraryId, title, titleSort, status, publisher, language, genres, tags, sharingLabels } = row;
  return {
    id,
    libraryId,
    name: title,
    created: row.created,
    lastModified: row.created,
    booksCount: row.booksCount,
    metadata: {
      title,
      titleSort,
      status,
      publisher,
      language,
      genres,
      tags,
      sharingLabels,
      ageRating: row.ageRating,
      totalBookCount: row.totalBookCount,
    },
    booksMetadata: { authors: row.authors, tags: row.bookTags, releaseDate: row.releaseDate },
    readStatus: row.readStatus,
    deleted: row.deleted,
    oneshot: row.oneshot,
  };
}

export function libraryResource(row: LibraryRow) {
  return { ...row, unavailable: false };
}

export function collectionResource({ id, name, seriesIds }: CollectionRow) {
  return { id, name, ordered: true, seriesIds, filtered: false };
}
