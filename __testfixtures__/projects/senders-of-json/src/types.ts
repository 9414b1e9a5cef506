export interface Page<T> {
  content: T[];
  totalElements: number;
}

export interface Book {
  id: string;
}

export interface Series {
  id: string;
}
