import { AxiosInstance } from 'axios'
import { BookDto, Page, PageRequest, SeriesDto } from '@/types/komga'

const API_SERIES = '/api/v1/series'

export interface SeriesQuery {
    libraryId?: string
    collectionId?: string
    search?: string
    status?: string[]
    readStatus?: string[]
    genre?: string[]
    tag?: string[]
    publisher?: string[]
    language?: string[]
    deleted?: boolean
    complete?: boolean
}

export default class SeriesService {
    constructor(private http: AxiosInstance) {}

    async getSeries(query: SeriesQuery, pageRequest?: PageRequest): Promise<Page<SeriesDto>> {
        try {
            const params = { ...pageRequest } as any
            if (query.libraryId) {
                params.library_id = query.libraryId
            }
            if (query.collectionId) {
                params.collection_id = query.collectionId
            }
            if (query.search) {
                params.search = query.search
            }
            if (query.status) {
                params.status = query.status
            }
            if (query.readStatus) {
                params.read_status = query.readStatus
            }
            if (query.genre) {
                params.genre = query.genre
            }
            if (query.tag) {
                params.tag = query.tag
            }
            if (query.publisher) {
                params.publisher = query.publisher
            }
            if (query.language) {
                params.language = query.language
            }
            if (query.deleted !== undefined) {
                params.deleted = query.deleted
            }
            if (query.complete !== undefined) {
                params.complete = query.complete
            }
            return (await this.http.get(API_SERIES, { params })).data
        } catch (e) {
            throw this.wrap('get series', e)
        }
    }

    async getOneSeries(seriesId: string): Promise<SeriesDto> {
        try {
            return (await this.http.get(`${API_SERIES}/${seriesId}`)).data
        } catch (e) {
            throw this.wrap('get one series', e)
        }
    }

    async getBooks(seriesId: string, pageRequest?: PageRequest, mediaStatus?: string[], tag?: string[]): Promise<Page<BookDto>> {
        try {
            const params = { ...pageRequest } as any
            if (mediaStatus) params.media_status = mediaStatus
            if (tag) params.tag = tag
            return (await this.http.get(`${API_SERIES}/${seriesId}/books`, { params })).data
        } catch (e) {
            throw this.wrap(`get books of ${seriesId}`, e)
        }
    }

    async getUpdated(libraryId?: string): Promise<Page<SeriesDto>> {
        return (await this.http.get(`${API_SERIES}/updated`, { params: { library_id: libraryId } })).data
    }

    /** Trashed series, for the clean-up page. */
    async getDeleted(page: number): Promise<Page<SeriesDto>> {
        const { data } = await this.http.get<Page<SeriesDto>>(API_SERIES, {
            params: { deleted: true, page, size: 100, sort: 'lastModified,desc' },
        })
        return data
    }

    async countWithoutSummary(libraryId: string): Promise<number> {
        // there is no filter for it, so take all of them and count here
        const { data } = await this.http.get<Page<SeriesDto>>(`${API_SERIES}?library_id=${libraryId}&unpaged=true`)
        return data.content.filter(s => !(s.metadata as any).summary).length
    }

    async updateMetadata(seriesId: string, metadata: Partial<SeriesDto['metadata']>) {
        await this.http.patch(`${API_SERIES}/${seriesId}/metadata`, metadata)
    }

    private wrap(what: string, e: any): Error {
        let msg = `An error occurred while trying to ${what}`
        if (e.response?.data?.message) msg += `: ${e.response.data.message}`
        return new Error(msg)
    }
}
