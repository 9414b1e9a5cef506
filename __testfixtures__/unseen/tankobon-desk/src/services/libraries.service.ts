import { AxiosInstance } from 'axios'
import { LibraryDto } from '@/types/komga'

const API_LIBRARIES = '/api/v1/libraries'

export default class LibrariesService {
    constructor(private http: AxiosInstance) {}

    async getLibraries(): Promise<LibraryDto[]> {
        return (await this.http.get(API_LIBRARIES)).data
    }

    async updateLibrary(libraryId: string, library: Partial<LibraryDto>) {
        try {
            await this.http.put(`${API_LIBRARIES}/${libraryId}`, library)
        } catch (e) {
            throw new Error(`Could not update library: ${e.response?.data?.message ?? e.message}`)
        }
    }

    async emptyTrash(libraryId: string) {
        await this.http.post(`${API_LIBRARIES}/${libraryId}/empty-trash`)
    }

    async selectThumbnail(seriesId: string, thumbnailId: string) {
        await this.http.put(`/api/v1/series/${seriesId}/thumbnails/${thumbnailId}/selected`)
    }
}
