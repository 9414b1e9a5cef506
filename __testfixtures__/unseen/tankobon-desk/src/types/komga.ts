export interface PageRequest {
    page?: number
    size?: number
    sort?: string[]
    unpaged?: boolean
}

export interface Page<T> {
    content: T[]
    number: number
    size: number
    totalElements: number
    totalPages: number
    first: boolean
    last: boolean
}

export interface SeriesDto {
    id: string
    libraryId: string
    name: string
    booksCount: number
    booksUnreadCount: number
    deleted: boolean
    metadata: { title: string; titleSort: string; status: string; genres: string[]; tags: string[]; language: string }
}

export interface BookDto {
    id: string
    seriesId: string
    seriesTitle: string
    name: string
    number: number
    sizeBytes: number
    media: { status: string; pagesCount: number; comment: string }
    metadata: { title: string; number: string; numberSort: number; tags: string[]; releaseDate?: string }
}

export interface LibraryDto {
    id: string
    name: string
    root: string
    importComicInfoBook: boolean
    scanInterval: string
    unavailable: boolean
}

export interface AuthorDto {
    name: string
    role: string
}
