export interface PageOf<T> {
    content: T[]
    last: boolean
    number: number
    totalElements: number
}

export interface SeriesJson {
    id: string
    booksUnreadCount: number
    metadata: { title: string, status: string, summary: string, genres: string[], language: string }
    booksMetadata: { summary: string, authors: { name: string, role: string }[] }
}

export interface BookJson {
    id: string
    seriesId: string
    seriesTitle: string
    number: number
    created: string
    metadata: { title: string, number: string, numberSort: number, releaseDate?: string }
    media: { pagesCount: number, mediaType: string }
}
