export interface Page<T> {
  content: T[];
  number: number;
  size: number;
  numberOfElements: number;
  totalElements: number;
  totalPages: number;
  first: boolean;
  last: boolean;
}

export interface Author {
  name: string;
  role: string;
}

export interface Series {
  id: string;
  libraryId: string;
  name: string;
  booksCount: number;
  booksReadCount: number;
  booksUnreadCount: number;
  oneshot: boolean;
  metadata: {
    title: string;
    titleSort: string;
    status: string;
    summary: string;
    publisher: string;
    ageRating?: number | null;
    language: string;
    genres: string[];
    tags: string[];
  };
}

export interface Book {
  id: string;
  seriesId: string;
  seriesTitle: string;
  media: { status: string; pagesCount: number; mediaProfile: string };
  metadata: { title: string; number: string; numberSort: number; authors: Author[]; tags: string[] };
  readProgress: { page: number; completed: boolean; readDate: string } | null;
}

export interface Library {
  id: string;
  name: string;
}

export interface Group {
  group: string;
  count: number;
}
