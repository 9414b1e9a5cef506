export interface Page<T> {
  content: T[];
  last: boolean;
  number: number;
  totalElements: number;
}

export interface Series {
  id: string;
  libraryId: string;
  booksCount: number;
  metadata: { title: string; summary: string; publisher: string };
}

export interface Book {
  id: string;
  seriesId: string;
  seriesTitle: string;
  sizeBytes: number;
  metadata: { title: string; number: string };
  readProgress: { page: number; completed: boolean } | null;
}

export interface SeriesArgs {
  libraryIds: string[];
  genre?: string;
  publisher?: string;
  unreadOnly?: boolean;
  page: number;
}
