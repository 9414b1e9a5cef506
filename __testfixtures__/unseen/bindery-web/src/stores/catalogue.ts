import { defineStore } from 'pinia'
import { computed, ref, watch } from 'vue'
import { SeriesService } from '~/komga/SeriesService'
import type { Series, SeriesFilter } from '~/komga/types'

export const useCatalogue = defineStore('catalogue', () => {
  const service = new SeriesService()
  const filter = ref<SeriesFilter>({ text: '', libraries: [], tags: [], labels: [], years: [], read: '' })
  const items = ref<Series[]>([])
  const total = ref(0)
  const page = ref(0)
  const done = ref(false)
  const failure = ref<Error | null>(null)

  async function load(reset: boolean) {
    if (reset) page.value = 0
    try {
      const { content, last, totalElements } = await service.list(filter.value, page.value)
      items.value = reset ? content : [...items.value, ...content]
      total.value = totalElements
      done.value = last
      page.value++
    } catch (error) {
      failure.value = error as Error
    }
  }

  const isFiltered = computed(() => Object.values(filter.value).some((value) => value.length > 0))
  watch(filter, () => load(true), { deep: true })

  return { filter, items, total, done, failure, isFiltered, more: () => load(false), reload: () => load(true) }
})
