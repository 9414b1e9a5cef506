import { describe, expect, it, vi } from 'vitest';

const get = vi.fn();
vi.mock('@/api/http', () => ({ http: { get: (...args: unknown[]) => get(...args) } }));

import { listAgeRatings, listGenres } from '@/api/referentialApi';

describe('referential lists', () => {
  it('sends the libraries', async () => {
    get.mockResolvedValueOnce({ data: ['Action', 'Drama'] });
    await expect(listGenres(['L1', 'L2'])).resolves.toEqual(['Action', 'Drama']);
    expect(get).toHaveBeenCalledWith('/genres', { params: { library_id: ['L1', 'L2'] } });
  });

  it('puts None first', async () => {
    get.mockResolvedValueOnce({ data: ['18', 'None', '6'] });
    await expect(listAgeRatings([])).resolves.toEqual(['None', '6', '18']);
  });
});
