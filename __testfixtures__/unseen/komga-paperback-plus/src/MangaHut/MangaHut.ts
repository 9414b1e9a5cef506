import { SearchRequest } from '@paperback/types'
import { parseJson } from '../KomgaPlus/parser'

// A public site that happens to have an API. Kept in this repository because it shares the parser.
const API = 'https://api.mangahut.example/api/v1'

interface Hit {
    slug: string
    name: string
    cover: string
}

export class MangaHut {
    requestManager = App.createRequestManager({ requestsPerSecond: 2, requestTimeout: 15000 })

    async getSearchTags() {
        const request = App.createRequest({ url: `${API}/genres`, method: 'GET' })
        const response = await this.requestManager.schedule(request, 1)
        const genres = parseJson<{ id: number; label: string }[]>(response.data)
        return [
            App.createTagSection({
                id: '0',
                label: 'genres',
                tags: genres.map((g) => App.createTag({ id: String(g.id), label: g.label }))
            })
        ]
    }

    async getSearchResults(query: SearchRequest) {
        const request = App.createRequest({
            url: `${API}/series`,
            param: `?search=${encodeURIComponent(query.title ?? '')}`,
            method: 'GET'
        })
        const response = await this.requestManager.schedule(request, 1)
        const hits = parseJson<Hit[]>(response.data)
        return App.createPagedResults({
            results: hits.map((h) => App.createPartialSourceManga({ mangaId: h.slug, title: h.name, image: h.cover }))
        })
    }
}
