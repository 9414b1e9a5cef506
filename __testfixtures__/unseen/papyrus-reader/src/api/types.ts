export type Page<T> = {
  content: T[];
  number: number;
  totalPages: number;
  totalElements: number;
  first: boolean;
  last: boolean;
};

export type Library = { id: string; name: string; unavailable: boolean };

export type Series = {
  id: string;
  libraryId: string;
  booksCount: number;
  booksReadCount: number;
  booksUnreadCount: number;
  oneshot: boolean;
  metadata: {
    title: string;
    titleSort: string;
    summary: string;
    ageRating: number | null;
    readingDirection: string;
  };
};

export type Book = {
  id: string;
  seriesId: string;
  seriesTitle: string;
  number: number;
  sizeBytes: number;
  metadata: { title: string; number: string; numberSort: number };
  media: { pagesCount: number; mediaType: string; status: string };
  readProgress: { page: number; completed: boolean } | null;
};

export type Group = { group: string; count: number };
