export interface Page<T> {
  content: T[];
  number: number;
  last: boolean;
}

export interface Series {
  id: string;
  libraryId: string;
}

export interface Book {
  id: string;
  number: number;
}

export interface Library {
  id: string;
  name: string;
}
