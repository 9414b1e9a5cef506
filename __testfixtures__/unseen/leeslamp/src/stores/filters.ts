import { defineStore } from 'pinia'
import { referentialService } from '@/services'
import type { SeriesFilter } from '@/types/komga'

interface State {
    ageRatings: string[]
    years: string[]
    labels: string[]
    chosenRatings: string[]
    chosenYears: string[]
    adultsVisible: boolean
}

export const useFilters = defineStore('filters', {
    state: (): State => ({
        ageRatings: [],
        years: [],
        labels: [],
        chosenRatings: [],
        chosenYears: [],
        adultsVisible: false,
    }),
    getters: {
        ratingItems(state) {
            return state.ageRatings
                .filter(r => state.adultsVisible || r !== '18')
                .map(r => ({ title: r === 'None' ? 'Onbekend' : `${r} jaar`, value: r }))
        },
        filter(state): SeriesFilter {
            return {
                ageRatings: state.chosenRatings.length ? state.chosenRatings : undefined,
                years: state.chosenYears.length ? state.chosenYears : undefined,
            }
        },
    },
    actions: {
        async load(libraryId?: string) {
            ;[this.ageRatings, this.years, this.labels] = await Promise.all([
                referentialService.getAgeRatings(libraryId),
                referentialService.getReleaseDates(libraryId),
                referentialService.getSharingLabels(),
            ])
        },
        reset() {
            this.chosenRatings = []
            this.chosenYears = []
        },
    },
})
