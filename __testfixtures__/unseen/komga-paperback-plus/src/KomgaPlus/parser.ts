export const PAGE_SIZE = 40

export function parseJson<T>(data: string | object | undefined): T {
    if (data === undefined) {
        throw new Error('Komga sent an empty answer')
    }
    return (typeof data === 'string' ? JSON.parse(data) : data) as T
}

export interface KomgaPage<T> {
    content: T[]
    last: boolean
    number: number
    totalElements: number
}

export interface KomgaSeries {
    id: string
    booksCount: number
    booksUnreadCount: number
    metadata: {
        title: string
        summary: string
        status: string
        genres: string[]
        tags: string[]
        language: string
    }
    booksMetadata: { summary: string; authors: { name: string; role: string }[] }
}

export interface KomgaBook {
    id: string
    seriesId: string
    fileLastModified: string
    metadata: { title: string; number: string; numberSort: number; releaseDate?: string }
    media: { pagesCount: number; mediaProfile?: string; status: string }
}

export function statusOf(series: KomgaSeries): string {
    switch (series.metadata.status) {
        case 'ENDED':
            return 'Completed'
        case 'ABANDONED':
            return 'Abandoned'
        case 'HIATUS':
            return 'Hiatus'
        default:
            return 'Ongoing'
    }
}

export function toTile(base: string, series: KomgaSeries) {
    return App.createPartialSourceManga({
        mangaId: series.id,
        title: series.metadata.title,
        image: `${base}/series/${series.id}/thumbnail`,
        subtitle: series.booksUnreadCount > 0 ? `${series.booksUnreadCount} unread` : undefined
    })
}

/** capitalize('to read') -> 'To read' */
export function capitalize(text: string): string {
    return text.charAt(0).toUpperCase() + text.slice(1)
}
