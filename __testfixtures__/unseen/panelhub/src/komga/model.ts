export interface Page<T> {
  readonly content: readonly T[];
  readonly number: number;
  readonly last: boolean;
  readonly totalElements: number;
}

export interface Paging {
  page?: number;
  size?: number;
  sort?: string;
}

export interface Entity {
  readonly id: string;
}

export interface SeriesDto extends Entity {
  readonly libraryId: string;
  readonly booksCount: number;
  readonly booksInProgressCount: number;
  readonly metadata: { readonly title: string; readonly ageRating?: number; readonly genres: string[] };
}

export interface BookDto extends Entity {
  readonly seriesId: string;
  readonly seriesTitle: string;
  readonly media: { readonly pagesCount: number };
  readonly metadata: { readonly number: string; readonly title: string };
  readonly readProgress?: { readonly page: number; readonly completed: boolean };
}

export interface LibraryDto extends Entity {
  readonly name: string;
}

export interface AuthorDto {
  readonly name: string;
  readonly role: string;
}

export interface Letter {
  readonly group: string;
  readonly count: number;
}
