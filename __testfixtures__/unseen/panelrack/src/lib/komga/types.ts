export interface Page<T> {
  content: T[];
  number: number;
  size: number;
  totalElements: number;
  totalPages: number;
  last: boolean;
}

export interface KomgaSeries {
  id: string;
  libraryId: string;
  booksCount: number;
  booksUnreadCount: number;
  booksInProgressCount: number;
  metadata: { title: string; status: "ENDED" | "ONGOING" | "ABANDONED" | "HIATUS"; genres: string[] };
}

export interface KomgaBook {
  id: string;
  seriesId: string;
  seriesTitle: string;
  metadata: { title: string; number: string; numberSort: number; releaseDate?: string };
  media: { pagesCount: number; status: string };
  readProgress?: { page: number; completed: boolean; readDate: string } | null;
}

export interface KomgaLibrary {
  id: string;
  name: string;
  unavailable: boolean;
}
