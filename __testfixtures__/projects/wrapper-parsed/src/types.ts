export interface Page<T> {
  content: T[];
  last: boolean;
  totalElements: number;
}

export interface Series {
  id: string;
  name: string;
}

export interface Book {
  id: string;
  seriesId: string;
  number: number;
}
