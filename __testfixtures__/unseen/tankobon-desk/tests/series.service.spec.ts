import { describe, expect, it, vi } from 'vitest'
import SeriesService from '../src/services/series.service'

function fakeHttp(data: any) {
    return { get: vi.fn().mockResolvedValue({ data }), patch: vi.fn(), put: vi.fn(), post: vi.fn() } as any
}

describe('SeriesService', () => {
    it('asks for trashed series', async () => {
        const http = fakeHttp({ content: [], totalElements: 0 })
        await new SeriesService(http).getDeleted(3)
        expect(http.get).toHaveBeenCalledWith('/api/v1/series', {
            params: { deleted: true, page: 3, size: 100, sort: 'lastModified,desc' },
        })
    })

    it('wraps errors', async () => {
        const http = fakeHttp(null)
        http.get.mockRejectedValue({ response: { data: { message: 'nope' } } })
        await expect(new SeriesService(http).getSeries({})).rejects.toThrow('nope')
    })
})
