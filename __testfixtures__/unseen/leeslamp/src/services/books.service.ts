import type { AxiosInstance } from 'axios'
import type { BookDto, Page, PageRequest } from '@/types/komga'

const API_BOOKS = '/api/v1/books'

export class BooksService {
    constructor(private http: AxiosInstance) {}

    async getBooks(
        libraryId?: string,
        pageRequest?: PageRequest,
        search?: string,
        mediaStatus?: string[],
        readStatus?: string,
        releasedAfter?: Date
    ): Promise<Page<BookDto>> {
        const params: any = { ...pageRequest }
        if (libraryId) {
            params.library_id = libraryId
        }
        if (search) {
            params.search = search
        }
        if (mediaStatus && mediaStatus.length > 0) {
            params.media_status = mediaStatus.join(',')
        }
        if (readStatus) {
            params.read_status = readStatus
        }
        if (releasedAfter) {
            params.released_after = releasedAfter.toISOString().substring(0, 10)
        }
        const { data } = await this.http.get<Page<BookDto>>(API_BOOKS, { params })
        return data
    }

    /** Voor het beheerscherm: alles wat stuk is */
    async getBroken(): Promise<BookDto[]> {
        const { data } = await this.http.get<Page<BookDto>>(API_BOOKS, {
            params: { media_status: 'ERROR', unpaged: true, sort: 'name,asc' },
        })
        return data.content
    }

    async getBook(bookId: string): Promise<BookDto> {
        return (await this.http.get(`${API_BOOKS}/${bookId}`)).data
    }

    async getDuplicates(pageRequest: PageRequest): Promise<Page<BookDto>> {
        return (await this.http.get(`${API_BOOKS}/duplicates`, { params: pageRequest })).data
    }
}
