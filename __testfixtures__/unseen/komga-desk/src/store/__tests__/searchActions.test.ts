import { http } from '../../services/http';
import { SEARCH_DONE, SEARCH_FAILED, SEARCH_START } from '../actionTypes';
import { searchSeries } from '../searchActions';

jest.mock('../../services/http', () => ({ http: { get: jest.fn() } }));
const get = http.get as jest.Mock;

const page = (content: unknown[]) => ({ data: { content, totalElements: content.length, number: 0, last: true } });

describe('searchSeries', () => {
    beforeEach(() => get.mockReset());

    it('leaves empty filters out', async () => {
        get.mockResolvedValue(page([]));
        await searchSeries({ text: '', library: 'all', genres: [] })(jest.fn());
        expect(get).toHaveBeenCalledWith('/api/v1/series', {
            params: { page: 0, size: 25, sort: 'metadata.titleSort,asc' },
        });
    });

    it('adds the role to an author', async () => {
        get.mockResolvedValue(page([]));
        await searchSeries({ text: 'x', author: 'Moebius', role: 'penciller' })(jest.fn());
        expect(get.mock.calls[0][1].params.author).toBe('Moebius,penciller');
    });

    it('reports what the server said', async () => {
        get.mockRejectedValue({ response: { data: { message: 'no' } }, message: 'Request failed' });
        const dispatch = jest.fn();
        await searchSeries({ text: 'x' })(dispatch);
        expect(dispatch.mock.calls.map(([a]) => a.type)).toEqual([SEARCH_START, SEARCH_FAILED]);
        expect(SEARCH_DONE).not.toBe(SEARCH_FAILED);
    });
});
