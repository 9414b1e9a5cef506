import type { Page, Series } from '~/types/komga'

const PASS_ON = ['library_id', 'genre', 'tag', 'language', 'read_status'] as const

export default defineEventHandler(async (event) => {
  const query = getQuery(event)
  const params: Record<string, unknown> = {
    page: Number(query.page ?? 0),
    size: Math.min(Number(query.size ?? 30), 100),
    sort: query.sort ?? 'metadata.titleSort,asc',
  }
  if (query.q) params.search = query.q
  for (const key of PASS_ON) {
    const values = many(query[key])
    if (values.length) params[key] = values
  }
  // the children's account must never see these
  params.age_rating = ['None', '0', '3', '6', '9']

  const komga = useKomga(event)
  const page = await komga<Page<Series>>('/series', { params })
  setHeader(event, 'Cache-Control', 'private, max-age=30')
  return {
    items: page.content.map((s) => ({
      id: s.id,
      title: s.metadata.title,
      done: s.booksReadCount === s.booksCount,
      language: s.metadata.language,
    })),
    next: page.last ? null : page.number + 1,
    total: page.totalElements,
  }
})
