import { describe, expect, it, vi } from 'vitest'
import { BooksService } from '../src/services/books.service'

function fakeHttp(data: unknown) {
    return { get: vi.fn().mockResolvedValue({ data }) } as any
}

describe('BooksService', () => {
    it('joins media status', async () => {
        const http = fakeHttp({ content: [], totalElements: 0 })
        await new BooksService(http).getBooks('L1', { page: 0 }, undefined, ['ERROR', 'UNSUPPORTED'])
        expect(http.get).toHaveBeenCalledWith('/api/v1/books', {
            params: { page: 0, library_id: 'L1', media_status: 'ERROR,UNSUPPORTED' },
        })
    })

    it('unwraps broken books', async () => {
        const http = fakeHttp({ content: [{ id: 'B' }] })
        expect(await new BooksService(http).getBroken()).toEqual([{ id: 'B' }])
    })
})
