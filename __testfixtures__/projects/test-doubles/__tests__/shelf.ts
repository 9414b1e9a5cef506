import { expect, test, vi } from 'vitest';
import { komga, rename, started } from '../src/shelf';

test('asks its client', async () => {
  vi.spyOn(komga, 'put').mockResolvedValue({ status: 204 });
  vi.spyOn(komga, 'get').mockResolvedValue({ data: { content: [] } });
  await rename('L1', 'Manga');
  await started();
  expect(komga.put).toHaveBeenCalledWith('/libraries/L1', { name: 'Manga' }); // want: manual test-text
  expect(komga.get).toHaveBeenNthCalledWith(1, '/books', { params: { read_status: 'IN_PROGRESS' } }); // want: manual test-text
  expect(komga.get).not.toHaveBeenCalledWith('/books/latest'); // nope: a live list
});
