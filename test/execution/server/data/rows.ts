export const seriesStatuses = ['ENDED', 'ONGOING', 'ABANDONED', 'HIATUS'] as const;
export const readStatuses = ['UNREAD', 'READ', 'IN_PROGRESS'] as const;
export const mediaStatuses = ['UNKNOWN', 'ERROR', 'READY', 'UNSUPPORTED', 'OUTDATED'] as const;

export type SeriesStatus = (typeof seriesStatuses)[number];
export type ReadStatus = (typeof readStatuses)[number];
export type MediaStatus = (typeof mediaStatuses)[number];

export interface LibraryRow {
  readonly id: string;
  name: string;
  root: string;
  scanOnStartup: boolean;
  scanInterval: string;
  hashFiles: boolean;
  oneshotsDirectory: string | null;
  scanDirectoryExclusions: readonly string[];
}

export interface AuthorRow {
  readonly name: string;
  /** Stored in lower case. */
  readonly role: string;
}

export interface BookRow {
  readonly id: string;
  readonly seriesId: string;
  readonly libraryId: string;
  readonly title: string;
  readonly numberSort: number;
  readonly mediaStatus: MediaStatus;
  readonly readStatus: ReadStatus;
  /** `2024-01-15` */
  readonly releaseDate: string | null;
  readonly tags: readonly string[];
  readonly authors: readonly AuthorRow[];
  readonly deleted: boolean;
  readonly oneshot: boolean;
  readonly created: string;
}

export interface SeriesRow {
  readonly id: string;
  readonly libraryId: string;
  readonly title: string;
  readonly titleSort: string;
  readonly status: SeriesStatus;
  readonly publisher: string;
  readonly language: string;
  readonly genres: readonly string[];
  readonly tags: readonly string[];
  readonly sharingLabels: readonly string[];
  readonly ageRating: number | null;
  readonly totalBookCount: number | null;
  readonly deleted: boolean;
  readonly oneshot: boolean;
  readonly created: string;
  /** What the live server keeps in its aggregation tables: the counts and the union of the books of the series. */
  readonly booksCount: number;
  readonly readStatus: ReadStatus;
  /** The earliest of the books. */
  readonly releaseDate: string | null;
  readonly bookTags: readonly string[];
  readonly authors: readonly AuthorRow[];
}

export interface CollectionRow {
  readonly id: string;
  readonly name: string;
  /** In the order of the collection. */
  readonly seriesIds: readonly string[];
}

export interface ReadListRow {
  readonly id: string;
  readonly name: string;
  readonly bookIds: readonly string[];
}

/** Everything that the server serves. Arrays are in natural order, which is no order that a client asks for. */
export interface Catalogue {
  readonly libraries: readonly LibraryRow[];
  readonly series: readonly SeriesRow[];
  readonly books: readonly BookRow[];
  readonly collections: readonly CollectionRow[];
  readonly readLists: readonly ReadListRow[];
}
