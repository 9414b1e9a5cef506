import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { useReaderStore } from '../stores/reader'
import type { Book } from '../types/komga'

const book = (page: number | null, completed = false): Book => ({
  id: 'B1',
  seriesId: 'S1',
  seriesTitle: 'Kleine Beer',
  number: 1,
  media: { status: 'READY', pagesCount: 24 },
  metadata: { title: 'Beer gaat slapen', number: '1', releaseDate: null },
  readProgress: page === null ? null : { page, completed },
})

describe('reader', () => {
  beforeEach(() => setActivePinia(createPinia()))

  it('starts where we stopped', () => {
    const reader = useReaderStore()
    reader.open(book(7))
    expect(reader.page).toBe(7)
  })

  it('starts again after the end', () => {
    const reader = useReaderStore()
    reader.open(book(24, true))
    expect(reader.page).toBe(1)
  })

  it('stays inside the book', () => {
    const reader = useReaderStore()
    reader.open(book(null))
    reader.turn(-1)
    expect(reader.page).toBe(1)
  })
})
