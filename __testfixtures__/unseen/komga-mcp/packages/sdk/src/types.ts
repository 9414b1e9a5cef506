export interface Page<T> {
  content: T[];
  number: number;
  size: number;
  totalElements: number;
  totalPages: number;
  last: boolean;
}

export interface Series {
  id: string;
  libraryId: string;
  booksCount: number;
  booksUnreadCount: number;
  metadata: { title: string; status: string; summary: string; genres: string[]; ageRating: number | null };
}

export interface Book {
  id: string;
  seriesId: string;
  seriesTitle: string;
  metadata: { title: string; number: string; numberSort: number; summary: string };
  readProgress: { page: number; completed: boolean } | null;
}

export type ReadStatus = "UNREAD" | "IN_PROGRESS" | "READ";

export interface Paging {
  page?: number;
  size?: number;
  sort?: string[];
}
