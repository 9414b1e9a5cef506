import { defineStore } from 'pinia'
import { BookDto } from '@/types/komga'
import { useServers } from './servers'

/** State of the "health" page: what is broken, what is in the trash. */
export const useHealth = defineStore('health', {
    state: () => ({
        errors: 0,
        broken: [] as BookDto[],
        trashed: 0,
        loading: false,
    }),
    actions: {
        async refresh(libraryId?: string) {
            const { api } = useServers()
            this.loading = true
            try {
                const [errors, broken, trash] = await Promise.all([
                    api.books.countErrors(),
                    api.books.getBooks(libraryId, { size: 50, sort: ['lastModified,desc'] }, undefined, ['ERROR', 'UNSUPPORTED']),
                    api.series.getDeleted(0),
                ])
                this.errors = errors
                this.broken = broken.content
                this.trashed = trash.totalElements
            } finally {
                this.loading = false
            }
        },
    },
})
