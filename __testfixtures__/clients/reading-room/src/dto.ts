export interface Page<T> {
  content: T[];
  totalElements: number;
  last: boolean;
}

export interface Series {
  id: string;
  libraryId: string;
  name: string;
  booksCount: number;
}

export interface Book {
  id: string;
  seriesId: string;
  name: string;
  number: number;
}

export interface Library {
  id: string;
  name: string;
  root: string;
  scanOnStartup: boolean;
}

export interface Author {
  name: string;
  role: string;
}
