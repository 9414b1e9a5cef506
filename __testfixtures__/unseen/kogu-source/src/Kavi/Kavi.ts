import { PagedResults, SearchRequest } from '@paperback/types'

/**
 * The same idea for the other server. Not published yet.
 */
export class Kavi {
    requestManager = App.createRequestManager({ requestsPerSecond: 4, requestTimeout: 20000 })

    constructor(private readonly address: string, private readonly jwt: string) {}

    async getGenres(): Promise<string[]> {
        const response = await this.requestManager.schedule(App.createRequest({
            url: `${this.address}/api/Metadata/genres`,
            method: 'GET',
            headers: { authorization: `Bearer ${this.jwt}` }
        }), 1)
        return (JSON.parse(response.data ?? '[]') as { title: string }[]).map(g => g.title)
    }

    async search(query: SearchRequest): Promise<PagedResults> {
        const response = await this.requestManager.schedule(App.createRequest({
            url: `${this.address}/api/Search/search`,
            param: `?queryString=${encodeURIComponent(query.title ?? '')}`,
            method: 'GET',
            headers: { authorization: `Bearer ${this.jwt}` }
        }), 1)
        const { series } = JSON.parse(response.data ?? '{}') as { series: { seriesId: number, name: string }[] }
        return App.createPagedResults({
            results: series.map(s => App.createPartialSourceManga({
                mangaId: String(s.seriesId),
                title: s.name,
                image: `${this.address}/api/image/series-cover?seriesId=${s.seriesId}`
            }))
        })
    }
}
