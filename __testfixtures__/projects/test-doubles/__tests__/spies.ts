import { expect, test, vi } from 'vitest';
import { genres } from '../src/feed';

test('asks for genres', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(['Drama']));
  await genres();
  expect(fetch).toHaveBeenCalledWith('http://komga.test:25600/api/v1/genres'); // want: manual
});
