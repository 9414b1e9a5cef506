import type { AxiosInstance } from 'axios'
import type { LibraryDto } from '@/types/komga'

const API_LIBRARIES = '/api/v1/libraries'

export class LibrariesService {
    constructor(private http: AxiosInstance) {}

    async getLibraries(): Promise<LibraryDto[]> {
        return (await this.http.get(API_LIBRARIES)).data
    }

    async updateLibrary(id: string, changes: Partial<LibraryDto>): Promise<void> {
        await this.http.put(`${API_LIBRARIES}/${id}`, changes)
    }

    async scan(id: string, deep = false): Promise<void> {
        await this.http.post(`${API_LIBRARIES}/${id}/scan`, null, { params: { deep } })
    }

    async setThumbnail(seriesId: string, thumbnailId: string): Promise<void> {
        await this.http.put(`/api/v1/series/${seriesId}/thumbnails/${thumbnailId}/selected`)
    }
}
