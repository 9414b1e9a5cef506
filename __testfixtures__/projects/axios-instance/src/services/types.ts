export interface PageRequest {
  page?: number;
  size?: number;
  sort?: string[];
}

export interface Page<T> {
  content: T[];
  totalPages: number;
}

export type SeriesDto = { id: string; name: string };
export type BookDto = { id: string; number: number };
