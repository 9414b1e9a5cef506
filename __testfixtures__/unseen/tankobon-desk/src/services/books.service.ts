import { AxiosInstance } from 'axios'
import { BookDto, Page, PageRequest } from '@/types/komga'

const API_BOOKS = '/api/v1/books'

export default class BooksService {
    constructor(private http: AxiosInstance) {}

    async getBooks(libraryId?: string, pageRequest?: PageRequest, search?: string, mediaStatus?: string[], releasedAfter?: Date): Promise<Page<BookDto>> {
        const params: any = { ...pageRequest }
        if (libraryId) params.library_id = libraryId
        if (search) params.search = search
        if (mediaStatus) params.media_status = mediaStatus
        if (releasedAfter) params.released_after = releasedAfter.toISOString().substring(0, 10)

        const response = await this.http.get(API_BOOKS, { params })
        return response.data
    }

    getBook(bookId: string): Promise<BookDto> {
        return this.http.get(`${API_BOOKS}/${bookId}`).then(r => r.data)
    }

    getDuplicates(page: number): Promise<Page<BookDto>> {
        return this.http.get(`${API_BOOKS}/duplicates`, { params: { page } }).then(r => r.data)
    }

    async countErrors(): Promise<number> {
        const { data } = await this.http.get(`${API_BOOKS}?media_status=ERROR&size=1`)
        return data.totalElements
    }

    async getByTag(tag: string, page = 0): Promise<BookDto[]> {
        const { data } = await this.http.get(API_BOOKS + '?tag=' + encodeURIComponent(tag) + '&size=50&page=' + page)
        return data.content
    }

    async analyze(bookId: string) {
        await this.http.post(`${API_BOOKS}/${bookId}/analyze`)
    }

    async updateMetadataBatch(batch: Record<string, any>) {
        await this.http.patch(`${API_BOOKS}/metadata`, batch)
    }
}
