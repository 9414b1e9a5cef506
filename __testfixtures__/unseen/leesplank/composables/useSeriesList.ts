interface Row {
  id: string
  title: string
  done: boolean
  language: string
}

interface Answer {
  items: Row[]
  next: number | null
  total: number
}

/** Endless list. Talks to our own server, which talks to Komga. */
export function useSeriesList(filters: Ref<Record<string, string | string[] | undefined>>) {
  const rows = ref<Row[]>([])
  const total = ref(0)
  const next = ref<number | null>(0)
  const busy = ref(false)

  async function more() {
    if (busy.value || next.value === null) return
    busy.value = true
    try {
      const answer = await $fetch<Answer>('/api/series', {
        query: { ...filters.value, page: next.value },
      })
      rows.value.push(...answer.items)
      total.value = answer.total
      next.value = answer.next
    } finally {
      busy.value = false
    }
  }

  watchDebounced(
    filters,
    () => {
      rows.value = []
      next.value = 0
      void more()
    },
    { deep: true, debounce: 250, immediate: true },
  )

  return { rows, total, more, busy, finished: computed(() => next.value === null) }
}
