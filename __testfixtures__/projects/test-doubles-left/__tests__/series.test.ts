import { HttpResponse, http } from 'msw';
import { seriesOf } from '../src/series';

export const answers = http.get('*/api/v1/series', () => HttpResponse.json({ content: [] })); // want: manual call-left
export const groups = http.get('*/api/v1/series/alphabetical-groups', () => HttpResponse.json([])); // want: manual no-call

it('finds series', async () => expect(await seriesOf('?page=0')).toEqual([]));
