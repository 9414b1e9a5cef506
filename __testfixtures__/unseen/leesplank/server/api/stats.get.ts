import type { Book, Page, Series } from '~/types/komga'

/** Numbers for the tile on the start page. Only the totals are used, hence size 1. */
export default defineEventHandler(async (event) => {
  const komga = useKomga(event)
  const count = (p: Promise<Page<unknown>>) => p.then((page) => page.totalElements)

  const [series, finished, unreadBooks, languages] = await Promise.all([
    count(komga<Page<Series>>('/series', { query: { size: 1 } })),
    count(komga<Page<Series>>('/series', { query: { size: 1, status: 'ENDED', complete: true } })),
    count(komga<Page<Book>>('/books', { query: { size: 1, read_status: 'UNREAD' } })),
    komga<string[]>('/languages'),
  ])

  return { series, finished, unreadBooks, languages: languages.length }
})
