import type { AxiosInstance } from 'axios'
import qs from 'qs'
import type { BookDto, GroupCount, Page, PageRequest, SeriesDto, SeriesFilter } from '@/types/komga'

const API_SERIES = '/api/v1/series'

const paramsSerializer = (params: any) => qs.stringify(params, { indices: false })

export class SeriesService {
    constructor(private http: AxiosInstance) {}

    async getSeries(filter: SeriesFilter, pageRequest: PageRequest): Promise<Page<SeriesDto>> {
        const params: any = { ...pageRequest }
        if (filter.libraries?.length) params.library_id = filter.libraries
        if (filter.collection) params.collection_id = filter.collection
        if (filter.text) params.search = filter.text
        if (filter.status) params.status = filter.status
        if (filter.readStatus) params.read_status = filter.readStatus
        if (filter.genres) params.genre = filter.genres
        if (filter.tags) params.tag = filter.tags
        if (filter.ageRatings) params.age_rating = filter.ageRatings
        if (filter.years) params.release_year = filter.years
        if (filter.authors) params.author = filter.authors.map(a => `${a.name},${a.role}`)
        if (filter.complete !== undefined) params.complete = filter.complete
        if (filter.oneshot !== undefined) params.oneshot = filter.oneshot
        try {
            return (await this.http.get(API_SERIES, { params, paramsSerializer })).data
        } catch (e) {
            throw melding('De reeksen konden niet worden opgehaald', e)
        }
    }

    async getGroups(libraryId?: string, readStatus?: string): Promise<GroupCount[]> {
        const params: any = {}
        if (libraryId) params.library_id = libraryId
        if (readStatus) params.read_status = readStatus
        try {
            return (await this.http.get(`${API_SERIES}/alphabetical-groups`, { params })).data
        } catch (e) {
            throw melding('De letters konden niet worden opgehaald', e)
        }
    }

    async getOneSeries(id: string): Promise<SeriesDto> {
        return (await this.http.get(`${API_SERIES}/${id}`)).data
    }

    async getBooks(seriesId: string, pageRequest?: PageRequest, readStatus?: string[], tag?: string[]): Promise<Page<BookDto>> {
        const params: any = { ...pageRequest }
        if (readStatus) params.read_status = readStatus
        if (tag) params.tag = tag
        try {
            return (await this.http.get(`${API_SERIES}/${seriesId}/books`, { params, paramsSerializer })).data
        } catch (e) {
            throw melding('De boeken konden niet worden opgehaald', e)
        }
    }

    async getUpdated(pageRequest: PageRequest): Promise<Page<SeriesDto>> {
        return (await this.http.get(`${API_SERIES}/updated`, { params: pageRequest })).data
    }

    async analyze(id: string): Promise<void> {
        await this.http.post(`${API_SERIES}/${id}/analyze`)
    }
}

function melding(tekst: string, e: any): Error {
    const detail = e?.response?.data?.message
    return new Error(detail ? `${tekst}: ${detail}` : tekst)
}
