import { useKomga, type Komga } from './http'
import type { Book, Page, Series, SeriesFilter } from './types'

const ROOT = '/api/v1/series'

export class SeriesService {
  constructor(private readonly komga: Komga = useKomga()) {}

  static query(filter: SeriesFilter, page: number): URLSearchParams {
    const query = new URLSearchParams({ page: String(page), size: '48', sort: 'metadata.titleSort' })
    if (filter.text) query.set('search', filter.text)
    filter.libraries.forEach((id) => query.append('library_id', id))
    filter.tags.forEach((tag) => query.append('tag', tag))
    filter.labels.forEach((label) => query.append('sharing_label', label))
    filter.years.forEach((year) => query.append('release_year', year))
    if (filter.read) query.set('read_status', filter.read)
    return query
  }

  list(filter: SeriesFilter, page = 0): Promise<Page<Series>> {
    return this.komga.get<Page<Series>>(ROOT, SeriesService.query(filter, page))
  }

  one(id: string): Promise<Series> {
    return this.komga.get<Series>(`${ROOT}/${id}`)
  }

  async withoutLabels(libraryId: string): Promise<Series[]> {
    const { content } = await this.komga.get<Page<Series>>(ROOT, { library_id: libraryId, unpaged: true })
    return content.filter(({ metadata }) => metadata.sharingLabels.length === 0)
  }

  /** Works somebody had a hand in, whatever the role. */
  async byContributor(name: string, roles: string[]): Promise<Series[]> {
    const pages = await Promise.all(
      roles.map((role) => this.komga.get<Page<Series>>(ROOT, { author: `${name},${role}`, size: 100 })),
    )
    const byId = new Map(pages.flatMap((page) => page.content).map((series) => [series.id, series]))
    return [...byId.values()]
  }

  async books(id: string, page = 0): Promise<Page<Book>> {
    return await this.komga.get<Page<Book>>(`${ROOT}/${id}/books`, { page, size: 100 })
  }

  async booksTagged(id: string, tag: string): Promise<Book[]> {
    const page = await this.komga.get<Page<Book>>(`${ROOT}/${id}/books`, {
      tag,
      unpaged: true,
      sort: 'metadata.numberSort,asc',
    })
    return page.content
  }

  setTags(id: string, tags: string[]): Promise<void> {
    return this.komga.patch(`${ROOT}/${id}/metadata`, { tags })
  }
}
