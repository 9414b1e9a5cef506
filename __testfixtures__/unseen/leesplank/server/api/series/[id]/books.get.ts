import { FetchError } from 'ofetch'
import type { Book, Page, Series } from '~/types/komga'

export default defineEventHandler(async (event) => {
  const id = getRouterParam(event, 'id')
  if (!id) throw createError({ statusCode: 400 })
  const komga = useKomga(event)

  try {
    const [series, books] = await Promise.all([
      komga<Series>(`/series/${id}`),
      komga<Page<Book>>(`/series/${id}/books`, { query: { unpaged: true } }),
    ])
    const upNext = books.content.find((b) => !b.readProgress?.completed) ?? books.content[0] ?? null
    return { series, books: books.content, upNext }
  } catch (error) {
    if (error instanceof FetchError && error.statusCode === 404) {
      throw createError({ statusCode: 404, statusMessage: 'serie bestaat niet (meer)' })
    }
    throw error
  }
})
