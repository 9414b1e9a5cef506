export interface Page<T> {
    content: T[]
    number: number
    size: number
    totalElements: number
    totalPages: number
    last: boolean
}

export interface PageRequest {
    page?: number
    size?: number
    sort?: string[]
    unpaged?: boolean
}

export interface SeriesFilter {
    libraries?: string[]
    collection?: string
    status?: string[]
    readStatus?: string[]
    genres?: string[]
    tags?: string[]
    ageRatings?: string[]
    years?: string[]
    authors?: { name: string; role: string }[]
    text?: string
    complete?: boolean
    oneshot?: boolean
}

export interface SeriesDto {
    id: string
    libraryId: string
    name: string
    booksCount: number
    booksUnreadCount: number
    metadata: { title: string; titleSort: string; status: string; ageRating?: number }
}

export interface BookDto {
    id: string
    seriesId: string
    name: string
    metadata: { title: string; number: string; releaseDate?: string }
    media: { status: string; comment: string; pagesCount: number }
}

export interface LibraryDto {
    id: string
    name: string
    root: string
    importComicInfoBook: boolean
    scanInterval: string
    unavailable: boolean
}

export interface GroupCount {
    group: string
    count: number
}
