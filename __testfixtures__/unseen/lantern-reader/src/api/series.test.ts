import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browseSeries } from './series';

vi.mock('./http', () => ({ http: { load: vi.fn(), send: vi.fn() } }));
const { http } = await import('./http');

describe('browseSeries', () => {
  beforeEach(() => {
    vi.mocked(http.load).mockReset();
    vi.mocked(http.load).mockResolvedValue({ content: [], last: true, number: 0 });
  });

  it('sends only what is set', async () => {
    await browseSeries({ genres: ['horror'] }, { page: 2 });
    expect(http.load).toHaveBeenCalledWith('/api/v1/series', {
      page: 2,
      size: 40,
      sort: 'metadata.titleSort,asc',
      genre: ['horror'],
    });
  });

  it('uses the regex for the letter', async () => {
    await browseSeries({ letter: 'k' }, { page: 0 });
    expect(http.load).toHaveBeenCalledWith(
      '/api/v1/series',
      expect.objectContaining({ search_regex: '^k,title_sort' }),
    );
  });
});
