import type { Book, Page } from '~/types/komga'

export default defineCachedEventHandler(
  async (event) => {
    const { q, unread, library } = getQuery<{ q?: string; unread?: string; library?: string }>(event)
    let path = `/books?size=50&media_status=READY`
    if (q) path += `&search=${encodeURIComponent(q)}`
    if (library) path += `&library_id=${library}`
    if (unread === '1') path += '&read_status=UNREAD&read_status=IN_PROGRESS'

    const { content, totalElements } = await useKomga(event)<Page<Book>>(path)
    return { total: totalElements, books: content }
  },
  { maxAge: 60, getKey: (event) => event.path },
)
