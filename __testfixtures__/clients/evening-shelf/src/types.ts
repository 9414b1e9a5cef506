export interface Page<T> {
  content: T[];
  totalElements: number;
}

export interface Book {
  id: string;
  name: string;
}

export interface Series {
  id: string;
  name: string;
  booksCount: number;
}
