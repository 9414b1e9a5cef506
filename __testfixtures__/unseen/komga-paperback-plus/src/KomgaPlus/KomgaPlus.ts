import {
    ChapterProviding,
    ContentRating,
    HomePageSectionsProviding,
    HomeSection,
    HomeSectionType,
    PagedResults,
    Request,
    Response,
    SearchRequest,
    SearchResultsProviding,
    SourceInfo,
    SourceIntents,
    TagSection,
    TrackerActionQueue
} from '@paperback/types'
import { capitalize, KomgaBook, KomgaPage, KomgaSeries, PAGE_SIZE, parseJson, statusOf, toTile } from './parser'
import { markRead } from './progress'
import { getAccount, getOptions } from './settings'

export const KomgaPlusInfo: SourceInfo = {
    version: '1.2.8',
    name: 'Komga Plus',
    icon: 'icon.png',
    author: 'rosehip',
    description: 'Reads from a Komga server',
    contentRating: ContentRating.EVERYONE,
    websiteBaseURL: 'https://komga.org',
    intents: SourceIntents.MANGA_CHAPTERS | SourceIntents.HOMEPAGE_SECTIONS | SourceIntents.SETTINGS_UI
}

export class KomgaPlus implements ChapterProviding, SearchResultsProviding, HomePageSectionsProviding {
    stateManager = App.createSourceStateManager()

    requestManager = App.createRequestManager({
        requestsPerSecond: 6,
        requestTimeout: 20000,
        interceptor: {
            interceptRequest: async (request: Request): Promise<Request> => {
                const { authorization } = await getAccount(this.stateManager)
                request.headers = { ...request.headers, authorization, accept: 'application/json' }
                return request
            },
            interceptResponse: async (response: Response): Promise<Response> => response
        }
    })

    async getMangaDetails(mangaId: string) {
        const { base } = await getAccount(this.stateManager)
        const request = App.createRequest({ url: `${base}/series/${mangaId}`, method: 'GET' })
        const response = await this.requestManager.schedule(request, 1)
        const series = parseJson<KomgaSeries>(response.data)
        const authors = series.booksMetadata.authors
        return App.createSourceManga({
            id: mangaId,
            mangaInfo: App.createMangaInfo({
                titles: [series.metadata.title],
                image: `${base}/series/${mangaId}/thumbnail`,
                status: statusOf(series),
                desc: series.metadata.summary || series.booksMetadata.summary,
                author: authors.filter((a) => a.role === 'writer').map((a) => a.name).join(', '),
                artist: authors.filter((a) => a.role === 'penciller').map((a) => a.name).join(', ')
            })
        })
    }

    async getChapters(mangaId: string) {
        const { base } = await getAccount(this.stateManager)
        const request = App.createRequest({
            url: `${base}/series/${mangaId}/books`,
            param: '?unpaged=true&media_status=READY&deleted=false',
            method: 'GET'
        })
        const response = await this.requestManager.schedule(request, 1)
        const result = parseJson<KomgaPage<KomgaBook>>(response.data)

        return result.content.map((book, index) =>
            App.createChapter({
                id: book.id,
                chapNum: parseFloat(book.metadata.number) || index + 1,
                name: book.metadata.title,
                langCode: 'en',
                sortingIndex: index,
                time: new Date(book.metadata.releaseDate ?? book.fileLastModified)
            })
        )
    }

    async getChapterDetails(mangaId: string, chapterId: string) {
        const { base } = await getAccount(this.stateManager)
        const request = App.createRequest({ url: `${base}/books/${chapterId}/pages`, method: 'GET' })
        const response = await this.requestManager.schedule(request, 1)
        const pages = parseJson<{ number: number; mediaType: string }[]>(response.data)
        return App.createChapterDetails({
            id: chapterId,
            mangaId,
            pages: pages.map((p) =>
                ['image/jpeg', 'image/png', 'image/webp'].includes(p.mediaType)
                    ? `${base}/books/${chapterId}/pages/${p.number}`
                    : `${base}/books/${chapterId}/pages/${p.number}?convert=png`
            )
        })
    }

    async getSearchTags(): Promise<TagSection[]> {
        const { base } = await getAccount(this.stateManager)

        const genresRequest = App.createRequest({ url: `${base}/genres`, method: 'GET' })
        const tagsRequest = App.createRequest({ url: `${base}/tags/series`, method: 'GET' })
        const languagesRequest = App.createRequest({ url: `${base}/languages`, method: 'GET' })
        const collectionsRequest = App.createRequest({ url: `${base}/collections`, param: '?unpaged=true', method: 'GET' })

        const [genresResponse, tagsResponse, languagesResponse, collectionsResponse] = await Promise.all([
            this.requestManager.schedule(genresRequest, 1),
            this.requestManager.schedule(tagsRequest, 1),
            this.requestManager.schedule(languagesRequest, 1),
            this.requestManager.schedule(collectionsRequest, 1)
        ])

        const genres = parseJson<string[]>(genresResponse.data)
        const tags = parseJson<string[]>(tagsResponse.data)
        const languages = parseJson<string[]>(languagesResponse.data)
        const collections = parseJson<KomgaPage<{ id: string; name: string }>>(collectionsResponse.data)

        // the prefix tells getSearchResults which parameter it is
        return [
            App.createTagSection({
                id: '0',
                label: 'genres',
                tags: genres.map((g) => App.createTag({ id: 'genre-' + encodeURIComponent(g), label: capitalize(g) }))
            }),
            App.createTagSection({
                id: '1',
                label: 'tags',
                tags: tags.map((t) => App.createTag({ id: 'tag-' + encodeURIComponent(t), label: capitalize(t) }))
            }),
            App.createTagSection({
                id: '2',
                label: 'languages',
                tags: languages.map((l) => App.createTag({ id: 'language-' + l, label: l.toUpperCase() }))
            }),
            App.createTagSection({
                id: '3',
                label: 'collections',
                tags: collections.content.map((c) => App.createTag({ id: 'collection_id-' + c.id, label: c.name }))
            })
        ]
    }

    async getSearchResults(query: SearchRequest, metadata: { page: number } | undefined): Promise<PagedResults> {
        const { base } = await getAccount(this.stateManager)
        const page = metadata?.page ?? 0
        const parts = [`page=${page}`, `size=${PAGE_SIZE}`, 'deleted=false']
        if (query.title) {
            parts.push('search=' + encodeURIComponent(query.title))
        }
        for (const tag of query.includedTags ?? []) {
            const dash = tag.id.indexOf('-')
            parts.push(`${tag.id.substring(0, dash)}=${tag.id.substring(dash + 1)}`)
        }
        const request = App.createRequest({
            url: `${base}/series`,
            param: '?' + parts.join('&'),
            method: 'GET'
        })
        const response = await this.requestManager.schedule(request, 1)
        const result = parseJson<KomgaPage<KomgaSeries>>(response.data)
        return App.createPagedResults({
            results: result.content.map((s) => toTile(base, s)),
            metadata: result.last ? undefined : { page: page + 1 }
        })
    }

    async getHomePageSections(sectionCallback: (section: HomeSection) => void): Promise<void> {
        const { base } = await getAccount(this.stateManager)
        const { showOnDeck, showContinue } = await getOptions(this.stateManager)

        if (showContinue) {
            const section = App.createHomeSection({
                id: 'continue',
                title: 'Continue reading',
                type: HomeSectionType.singleRowNormal,
                containsMoreItems: false
            })
            sectionCallback(section)
            const request = App.createRequest({
                url: `${base}/books?read_status=IN_PROGRESS&sort=readProgress.readDate,desc&size=20`,
                method: 'GET'
            })
            const response = await this.requestManager.schedule(request, 1)
            section.items = parseJson<KomgaPage<KomgaBook>>(response.data).content.map((b) =>
                App.createPartialSourceManga({
                    mangaId: b.seriesId,
                    title: b.metadata.title,
                    image: `${base}/books/${b.id}/thumbnail`
                })
            )
            sectionCallback(section)
        }

        const paths = ['new', 'updated']
        for (const path of paths) {
            const section = App.createHomeSection({
                id: path,
                title: `Series: ${path}`,
                type: HomeSectionType.singleRowNormal,
                containsMoreItems: true
            })
            const request = App.createRequest({ url: `${base}/series/${path}`, param: '?size=20', method: 'GET' })
            const response = await this.requestManager.schedule(request, 1)
            section.items = parseJson<KomgaPage<KomgaSeries>>(response.data).content.map((s) => toTile(base, s))
            sectionCallback(section)
        }

        if (showOnDeck) {
            const request = App.createRequest({ url: `${base}/books/ondeck`, param: '?size=20', method: 'GET' })
            const response = await this.requestManager.schedule(request, 1)
            const section = App.createHomeSection({
                id: 'ondeck',
                title: 'On deck',
                type: HomeSectionType.singleRowNormal,
                containsMoreItems: false
            })
            section.items = parseJson<KomgaPage<KomgaBook>>(response.data).content.map((b) =>
                App.createPartialSourceManga({
                    mangaId: b.seriesId,
                    title: b.metadata.title,
                    image: `${base}/books/${b.id}/thumbnail`
                })
            )
            sectionCallback(section)
        }
    }

    async processChapterReadActionQueue(actionQueue: TrackerActionQueue): Promise<void> {
        const actions = await actionQueue.queuedChapterReadActions()
        for (const action of actions) {
            try {
                const done = await markRead(this.requestManager, this.stateManager, action.mangaId, action.chapterNumber)
                if (done) {
                    await actionQueue.discardChapterReadAction(action)
                } else {
                    await actionQueue.retryChapterReadAction(action)
                }
            } catch (error) {
                console.log(`read action for ${action.mangaId} failed: ${error}`)
                await actionQueue.retryChapterReadAction(action)
            }
        }
    }

    async getViewMoreItems(homepageSectionId: string, metadata: { page: number } | undefined): Promise<PagedResults> {
        const { base } = await getAccount(this.stateManager)
        const page = metadata?.page ?? 0
        const request = App.createRequest({
            url: `${base}/series/${homepageSectionId}`,
            param: `?page=${page}&size=${PAGE_SIZE}&deleted=false`,
            method: 'GET'
        })
        const response = await this.requestManager.schedule(request, 1)
        const result = parseJson<KomgaPage<KomgaSeries>>(response.data)
        return App.createPagedResults({
            results: result.content.map((s) => toTile(base, s)),
            metadata: result.last ? undefined : { page: page + 1 }
        })
    }
}
