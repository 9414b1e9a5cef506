import {
    Chapter,
    ChapterDetails,
    ChapterProviding,
    ContentRating,
    HomePageSectionsProviding,
    HomeSection,
    HomeSectionType,
    MangaProviding,
    PagedResults,
    PartialSourceManga,
    SearchRequest,
    SearchResultsProviding,
    SourceInfo,
    SourceManga,
    TagSection
} from '@paperback/types'
import { BookJson, PageOf, SeriesJson } from './model'
import { decode, flag, statusText } from './parsing'
import { getApi, getAuthorization, getHideRead, getServer } from './settings'

export const KoguInfo: SourceInfo = {
    version: '1.3.0',
    name: 'Kogu',
    icon: 'icon.png',
    author: 'kogu contributors',
    authorWebsite: 'https://example.org/kogu',
    description: 'Komga servers',
    contentRating: ContentRating.EVERYONE,
    websiteBaseURL: 'https://komga.org'
}

const PAGE_SIZE = 40

export class Kogu implements SearchResultsProviding, MangaProviding, ChapterProviding, HomePageSectionsProviding {

    stateManager = App.createSourceStateManager()

    requestManager = App.createRequestManager({
        requestsPerSecond: 6,
        requestTimeout: 20000,
        interceptor: {
            interceptRequest: async request => {
                request.headers = {
                    ...request.headers,
                    authorization: await getAuthorization(this.stateManager),
                    accept: 'application/json'
                }
                return request
            },
            interceptResponse: async response => response
        }
    })

    private async tile(series: SeriesJson): Promise<PartialSourceManga> {
        return App.createPartialSourceManga({
            mangaId: series.id,
            title: series.metadata.title,
            image: `${await getApi(this.stateManager)}/series/${series.id}/thumbnail`,
            subtitle: series.booksUnreadCount > 0 ? `${series.booksUnreadCount} unread` : undefined
        })
    }

    async getMangaDetails(mangaId: string): Promise<SourceManga> {
        const api = await getApi(this.stateManager)
        const request = App.createRequest({ url: `${api}/series/${mangaId}`, method: 'GET' })
        const series = decode<SeriesJson>(await this.requestManager.schedule(request, 1))
        const by = (role: string) => series.booksMetadata.authors.filter(a => a.role === role).map(a => a.name).join(', ')

        return App.createSourceManga({
            id: mangaId,
            mangaInfo: App.createMangaInfo({
                titles: [series.metadata.title],
                image: `${api}/series/${mangaId}/thumbnail`,
                desc: series.metadata.summary || series.booksMetadata.summary,
                status: statusText(series.metadata.status),
                author: by('writer'),
                artist: by('penciller')
            })
        })
    }

    async getChapters(mangaId: string): Promise<Chapter[]> {
        const api = await getApi(this.stateManager)
        const response = await this.requestManager.schedule(App.createRequest({
            url: `${api}/series/${mangaId}/books`,
            param: '?unpaged=true&media_status=READY&deleted=false',
            method: 'GET'
        }), 1)

        const { content } = decode<PageOf<BookJson>>(response)
        // the app wants them ordered, the server does that
        return content.map((book, index) => App.createChapter({
            id: book.id,
            chapNum: parseFloat(book.metadata.number) || index + 1,
            sortingIndex: index,
            name: `${book.metadata.title} (${book.media.pagesCount} p.)`,
            langCode: flag('en'),
            time: new Date(book.metadata.releaseDate ?? book.created)
        }))
    }

    async getChapterDetails(mangaId: string, chapterId: string): Promise<ChapterDetails> {
        const api = await getApi(this.stateManager)
        const request = App.createRequest({ url: `${api}/books/${chapterId}/pages`, method: 'GET' })
        const pages = decode<{ number: number, mediaType: string }[]>(await this.requestManager.schedule(request, 1))
        const supported = ['image/jpeg', 'image/png', 'image/webp', 'image/gif']
        return App.createChapterDetails({
            id: chapterId,
            mangaId,
            pages: pages.map(p => `${api}/books/${chapterId}/pages/${p.number}`
                + (supported.includes(p.mediaType) ? '' : '?convert=png'))
        })
    }

    /** Genres and tags, offered by the app as check boxes. The prefix tells them apart later. */
    async getSearchTags(): Promise<TagSection[]> {
        const api = await getApi(this.stateManager)
        const genreRequest = App.createRequest({ url: `${api}/genres`, method: 'GET' })
        const tagRequest = App.createRequest({ url: `${api}/tags/series`, method: 'GET' })

        const [genreResponse, tagResponse] = await Promise.all([
            this.requestManager.schedule(genreRequest, 1),
            this.requestManager.schedule(tagRequest, 1)
        ])

        const genres = decode<string[]>(genreResponse)
        const tags = decode<string[]>(tagResponse)
        const toTag = (prefix: string) => (label: string) => App.createTag({ id: `${prefix}-${encodeURIComponent(label)}`, label })

        return [
            App.createTagSection({ id: '0', label: 'Genres', tags: genres.map(toTag('genre')) }),
            App.createTagSection({ id: '1', label: 'Tags', tags: tags.map(toTag('tag')) })
        ]
    }

    async getSearchResults(query: SearchRequest, metadata: { page?: number } | undefined): Promise<PagedResults> {
        const api = await getApi(this.stateManager)
        const page = metadata?.page ?? 0

        const params = [`page=${page}`, `size=${PAGE_SIZE}`]
        if (query.title) params.push('search=' + encodeURIComponent(query.title))
        for (const tag of query.includedTags ?? []) {
            // ids are already encoded
            if (tag.id.startsWith('genre-')) params.push('genre=' + tag.id.substring(6))
            if (tag.id.startsWith('tag-')) params.push('tag=' + tag.id.substring(4))
        }
        if (await getHideRead(this.stateManager)) params.push('read_status=UNREAD&read_status=IN_PROGRESS')

        const request = App.createRequest({
            url: `${api}/series`,
            method: 'GET',
            param: '?' + params.join('&')
        })
        const found = decode<PageOf<SeriesJson>>(await this.requestManager.schedule(request, 1))

        return App.createPagedResults({
            results: await Promise.all(found.content.map(s => this.tile(s))),
            metadata: found.last ? undefined : { page: page + 1 }
        })
    }

    async getHomePageSections(sectionCallback: (section: HomeSection) => void): Promise<void> {
        const api = await getApi(this.stateManager)
        const sections = [
            { id: 'new', title: 'Recently added series', path: 'series/new' },
            { id: 'updated', title: 'Recently updated series', path: 'series/updated' }
        ]
        await Promise.all(sections.map(async ({ id, title, path }) => {
            const section = App.createHomeSection({ id, title, containsMoreItems: false, type: HomeSectionType.singleRowNormal })
            sectionCallback(section)
            const request = App.createRequest({ url: `${api}/${path}`, param: '?size=20&deleted=false', method: 'GET' })
            const { content } = decode<PageOf<SeriesJson>>(await this.requestManager.schedule(request, 1))
            section.items = await Promise.all(content.map(s => this.tile(s)))
            sectionCallback(section)
        }))

        // continue reading: books, shown with the title of their series
        const reading = App.createHomeSection({ id: 'reading', title: 'Continue reading', containsMoreItems: false, type: HomeSectionType.singleRowNormal })
        const { content } = decode<PageOf<BookJson>>(await this.requestManager.schedule(App.createRequest({
            url: `${api}/books?read_status=IN_PROGRESS&sort=readProgress.readDate,desc&size=20`,
            method: 'GET'
        }), 1))
        reading.items = content.map(book => App.createPartialSourceManga({
            mangaId: book.seriesId,
            title: book.seriesTitle,
            image: `${api}/books/${book.id}/thumbnail`
        }))
        sectionCallback(reading)
    }

    async getViewMoreItems(): Promise<PagedResults> {
        return App.createPagedResults({ results: [] })
    }

    getMangaShareUrl(mangaId: string): string {
        return `https://komga.org/series/${mangaId}`
    }

    async testServer(): Promise<string> {
        const server = await getServer(this.stateManager)
        const request = App.createRequest({ url: `${server}/api/v2/users/me`, method: 'GET' })
        const me = decode<{ email: string }>(await this.requestManager.schedule(request, 1))
        return `Hello ${me.email}`
    }
}
