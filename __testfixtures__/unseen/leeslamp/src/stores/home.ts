import { defineStore } from 'pinia'
import { http } from '@/plugins/http'
import { booksService } from '@/services'
import type { BookDto, Page, SeriesDto } from '@/types/komga'

export const useHome = defineStore('home', {
    state: () => ({
        started: [] as SeriesDto[],
        reading: [] as BookDto[],
        recent: [] as BookDto[],
        error: '',
    }),
    actions: {
        async refresh(libraryId: string) {
            this.error = ''
            const lastMonth = new Date()
            lastMonth.setMonth(lastMonth.getMonth() - 1)
            try {
                const [started, reading, recent] = await Promise.all([
                    http.get<Page<SeriesDto>>('/api/v1/series', {
                        params: {
                            library_id: libraryId,
                            read_status: 'IN_PROGRESS',
                            sort: 'readDate,desc',
                            size: 12,
                        },
                    }),
                    booksService.getBooks(libraryId, { size: 12 }, undefined, undefined, 'IN_PROGRESS'),
                    booksService.getBooks(libraryId, { size: 12, sort: ['metadata.releaseDate,desc'] }, undefined, ['READY', 'UNKNOWN'], undefined, lastMonth),
                ])
                this.started = started.data.content
                this.reading = reading.content
                this.recent = recent.content
            } catch (e: any) {
                this.error = e.message
            }
        },
        /** grote knop "Lees verder" op een reeks */
        async firstUnread(series: SeriesDto): Promise<BookDto | undefined> {
            const { data } = await http.get<Page<BookDto>>(`/api/v1/series/${series.id}/books?size=1&read_status=UNREAD`)
            return data.content[0]
        },
    },
})
