import { defineStore } from 'pinia'
import { useKomga } from '~/komga/http'
import type { Book, Page, Series } from '~/komga/types'

export const useFrontPage = defineStore('frontPage', {
  state: () => ({ reading: [] as Book[], untouched: [] as Series[], updated: [] as Series[] }),
  actions: {
    async refresh() {
      const komga = useKomga()
      const [reading, untouched, updated] = await Promise.allSettled([
        komga.get<Page<Book>>('/api/v1/books?read_status=IN_PROGRESS&sort=readProgress.readDate,desc&size=12'),
        komga.get<Page<Series>>('/api/v1/series?read_status=UNREAD&oneshot=false&size=12&sort=created,desc'),
        komga.get<Page<Series>>('/api/v1/series/updated?size=12'),
      ])
      if (reading.status === 'fulfilled') this.reading = reading.value.content
      if (untouched.status === 'fulfilled') this.untouched = untouched.value.content
      if (updated.status === 'fulfilled') this.updated = updated.value.content
    },
  },
})
