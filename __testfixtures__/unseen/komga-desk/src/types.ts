export interface SpringPage<T> {
    content: T[];
    number: number;
    size: number;
    last: boolean;
    totalElements: number;
    totalPages: number;
}

export interface SeriesDto {
    id: string;
    libraryId: string;
    name: string;
    booksCount: number;
    metadata: {
        title: string;
        titleSort: string;
        publisher: string;
        language: string;
        tags: string[];
        genres: string[];
    };
}

export interface BookDto {
    id: string;
    seriesId: string;
    seriesTitle: string;
    name: string;
    url: string;
    media: { status: 'UNKNOWN' | 'ERROR' | 'READY' | 'UNSUPPORTED' | 'OUTDATED'; comment: string };
    metadata: { title: string; number: string; tags: string[] };
}

export interface LibraryDto {
    id: string;
    name: string;
    root: string;
    importComicInfoBook: boolean;
    importComicInfoSeries: boolean;
    convertToCbz: boolean;
}

export interface SeriesArgs {
    page: number;
    libraryId?: string;
    search?: string;
    tag?: string[];
    publisher?: string[];
    language?: string;
}
