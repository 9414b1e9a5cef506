import { RequestManager, SourceStateManager } from '@paperback/types'
import { KomgaBook, KomgaPage, parseJson } from './parser'
import { getAccount } from './settings'

/**
 * The app hands us chapter numbers, Komga wants book ids. Looks for the book with this number.
 */
export async function markRead(
    manager: RequestManager,
    stateManager: SourceStateManager,
    mangaId: string,
    chapNum: number
): Promise<boolean> {
    const { base } = await getAccount(stateManager)

    const response = await manager.schedule(App.createRequest({
        url: `${base}/series/${mangaId}/books`,
        method: 'GET',
        param: '?unpaged=true&read_status=UNREAD&read_status=IN_PROGRESS&sort=metadata.numberSort'
    }), 1)
    const books = parseJson<KomgaPage<KomgaBook>>(response.data).content

    const book = books.find((b) => parseFloat(b.metadata.number) === chapNum)
    if (!book) {
        return false
    }
    const request = App.createRequest({
        url: `${base}/books/${book.id}/read-progress`,
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        data: JSON.stringify({ completed: true })
    })
    const answer = await manager.schedule(request, 1)
    return answer.status === 204
}
