import { defineStore } from 'pinia'
import type { Book } from '~/types/komga'

export const useReaderStore = defineStore('reader', () => {
  const book = ref<Book | null>(null)
  const page = ref(1)

  const pages = computed(() => book.value?.media.pagesCount ?? 0)
  const progress = computed(() => (pages.value ? page.value / pages.value : 0))

  function open(next: Book) {
    book.value = next
    page.value = next.readProgress && !next.readProgress.completed ? next.readProgress.page : 1
  }

  function turn(step: 1 | -1) {
    page.value = Math.min(Math.max(page.value + step, 1), pages.value)
  }

  function close() {
    book.value = null
    page.value = 1
  }

  return { book, page, pages, progress, open, turn, close }
})
