import type { AxiosInstance } from 'axios'
import type { Page } from '@/types/komga'

export class ReferentialService {
    constructor(private http: AxiosInstance) {}

    /** suggesties tijdens het typen */
    async getAuthorNames(search: string): Promise<string[]> {
        return (await this.http.get('/api/v1/authors/names', { params: { search } })).data
    }

    async getAuthors(search: string, libraryId?: string): Promise<{ name: string; role: string }[]> {
        const { data } = await this.http.get<Page<{ name: string; role: string }>>('/api/v2/authors', {
            params: { search, library_id: libraryId, unpaged: true },
        })
        return data.content
    }

    async getBookTags(seriesId?: string, readListId?: string): Promise<string[]> {
        const params: any = {}
        if (seriesId) params.series_id = seriesId
        if (readListId) params.readlist_id = readListId
        return (await this.http.get('/api/v1/tags/book', { params })).data
    }

    async getSharingLabels(): Promise<string[]> {
        return (await this.http.get('/api/v1/sharing-labels')).data
    }

    async getAgeRatings(libraryId?: string): Promise<string[]> {
        const { data } = await this.http.get<string[]>('/api/v1/age-ratings', { params: { library_id: libraryId } })
        return data
    }

    async getReleaseDates(libraryId?: string, collectionId?: string): Promise<string[]> {
        const params: any = {}
        if (libraryId) params.library_id = libraryId
        if (collectionId) params.collection_id = collectionId
        const { data } = await this.http.get<string[]>('/api/v1/series/release-dates', { params })
        return data
    }
}
