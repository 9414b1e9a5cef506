import { useKomga, type Komga } from './http'

type Scope = { libraries?: readonly string[]; collection?: string }

const V1 = '/api/v1'

/** Lists of words: everything a catalogue card can be stamped with. */
export class VocabularyService {
  constructor(private readonly komga: Komga = useKomga()) {}

  private words(resource: string, { libraries, collection }: Scope): Promise<string[]> {
    return this.komga.get<string[]>(`${V1}/${resource}`, { library_id: libraries, collection_id: collection })
  }

  labels(scope: Scope = {}): Promise<string[]> {
    return this.words('sharing-labels', scope)
  }

  tags(scope: Scope = {}): Promise<string[]> {
    return this.words('tags', scope)
  }

  years(scope: Scope = {}): Promise<string[]> {
    return this.words('series/release-dates', scope)
  }

  async bookTags(seriesId: string): Promise<Set<string>> {
    const tags = await this.komga.get<string[]>(`${V1}/tags/book`, { series_id: seriesId })
    return new Set(tags)
  }

  contributorNames(search: string): Promise<string[]> {
    return this.komga.get<string[]>(`${V1}/authors/names`, { search })
  }
}
