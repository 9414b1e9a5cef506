import { loadFacets } from '../src/api/facets';
import { request } from '../src/api/client';

jest.mock('../src/api/client', () => ({ request: jest.fn() }));

const mocked = request as jest.MockedFunction<typeof request>;

describe('loadFacets', () => {
  beforeEach(() => {
    mocked.mockReset();
    mocked.mockImplementation(async (path: string) => {
      if (path.startsWith('/age-ratings')) return ['None', '18'] as never;
      return ['a', 'b'] as never;
    });
  });

  it('names ratings', async () => {
    const facets = await loadFacets([]);
    expect(facets.ageRatings).toEqual(['Unrated', '18+']);
    expect(facets.genres).toEqual(['a', 'b']);
  });

  it('passes all libraries', async () => {
    await loadFacets(['L1', 'L2']);
    expect(mocked).toHaveBeenCalledWith('/genres?library_id=L1&library_id=L2');
  });
});
