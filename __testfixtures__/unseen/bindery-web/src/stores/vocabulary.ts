import { defineStore } from 'pinia'
import { VocabularyService } from '~/komga/VocabularyService'

interface State {
  labels: string[]
  tags: string[]
  years: string[]
  loadedFor: string
}

export const useVocabulary = defineStore('vocabulary', {
  state: (): State => ({ labels: [], tags: [], years: [], loadedFor: '-' }),

  getters: {
    decades: ({ years }): string[] => [...new Set(years.map((year) => `${year.slice(0, 3)}0s`))],
    latestYear: ({ years }): string | undefined => years[0],
  },

  actions: {
    async load(libraries: string[]) {
      const key = [...libraries].sort().join()
      if (key === this.loadedFor) return
      const service = new VocabularyService()
      const [labels, tags, years] = await Promise.all([
        service.labels({ libraries }),
        service.tags({ libraries }),
        service.years({ libraries }),
      ])
      this.$patch({ labels, tags, years, loadedFor: key })
    },
  },
})
