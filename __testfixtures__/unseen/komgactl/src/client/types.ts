export interface Page<T> {
  content: T[];
  number: number;
  last: boolean;
  totalElements: number;
  totalPages: number;
}

export interface Library {
  id: string;
  name: string;
  root: string;
  hashFiles: boolean;
}

export interface Series {
  id: string;
  libraryId: string;
  url: string;
  booksCount: number;
  booksReadCount: number;
  metadata: { title: string; status: string; publisher: string; language: string; ageRating: number | null };
}

export interface Book {
  id: string;
  seriesId: string;
  seriesTitle: string;
  url: string;
  sizeBytes: number;
  media: { status: string; comment: string; pagesCount: number };
  metadata: { number: string; title: string };
}

export interface LibraryUpdate {
  name?: string;
  root?: string;
  hashFiles?: boolean;
  scanInterval?: 'DISABLED' | 'HOURLY' | 'DAILY' | 'WEEKLY';
}
