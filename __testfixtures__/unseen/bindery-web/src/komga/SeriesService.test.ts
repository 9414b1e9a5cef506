import { expect, test, vi } from 'vitest'
import { SeriesService } from './SeriesService'
import type { Komga } from './http'

const filter = { text: 'rook', libraries: ['L1', 'L2'], tags: [], labels: [], years: [], read: '' as const }

test('query', () => {
  const query = SeriesService.query(filter, 2)
  expect(query.get('page')).toBe('2')
  expect(query.getAll('library_id')).toEqual(['L1', 'L2'])
  expect(query.get('search')).toBe('rook')
})

test('contributor: no duplicates', async () => {
  const get = vi.fn().mockResolvedValue({ content: [{ id: 's1' }] })
  const service = new SeriesService({ get, patch: vi.fn() } as unknown as Komga)
  expect(await service.byContributor('Ann Lee', ['writer', 'inker'])).toHaveLength(1)
  expect(get).toHaveBeenCalledTimes(2)
})
