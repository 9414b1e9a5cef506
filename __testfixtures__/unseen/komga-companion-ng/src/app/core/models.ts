export interface Page<T> {
    content: T[];
    first: boolean;
    last: boolean;
    number: number;
    size: number;
    totalElements: number;
    totalPages: number;
}

export interface PageRequest {
    page?: number;
    size?: number;
    sort?: string[];
}

export type ReadStatus = 'UNREAD' | 'IN_PROGRESS' | 'READ';
export type SeriesStatus = 'ENDED' | 'ONGOING' | 'ABANDONED' | 'HIATUS';

export interface Series {
    id: string;
    libraryId: string;
    booksCount: number;
    booksUnreadCount: number;
    oneshot: boolean;
    metadata: { title: string; status: SeriesStatus; summary: string; genres: string[] };
}

export interface Book {
    id: string;
    seriesId: string;
    seriesTitle: string;
    metadata: { title: string; number: string; numberSort: number; releaseDate?: string };
    media: { pagesCount: number };
}

export interface Author {
    name: string;
    role: string;
}

export interface SeriesCriteria {
    text?: string;
    libraryIds: readonly string[];
    status: readonly SeriesStatus[];
    readStatus: readonly ReadStatus[];
    author?: Author;
    complete?: boolean;
}
