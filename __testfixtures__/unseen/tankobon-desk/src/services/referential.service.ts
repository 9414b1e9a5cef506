import { AxiosInstance } from 'axios'
import { AuthorDto } from '@/types/komga'

export default class ReferentialService {
    constructor(private http: AxiosInstance) {}

    async getAuthors(search?: string, libraryId?: string): Promise<AuthorDto[]> {
        const params = {} as any
        if (search) params.search = search
        if (libraryId) params.library_id = libraryId
        return (await this.http.get('/api/v1/authors', { params })).data
    }

    async getAuthorRoles(): Promise<string[]> {
        const { data } = await this.http.get<string[]>('/api/v1/authors/roles')
        return data
    }

    async getLanguages(libraryId?: string): Promise<string[]> {
        const { data } = await this.http.get<string[]>('/api/v1/languages', { params: { library_id: libraryId } })
        return data
    }

    async getSharingLabels(): Promise<string[]> {
        return (await this.http.get('/api/v1/sharing-labels')).data
    }

    async getBookTags(seriesId?: string): Promise<string[]> {
        const params = {} as any
        if (seriesId) params.series_id = seriesId
        const response = await this.http.get('/api/v1/tags/book', { params })
        return response.data
    }
}
