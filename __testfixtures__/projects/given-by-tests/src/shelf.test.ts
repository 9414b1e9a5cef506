import type { AxiosInstance } from 'axios';
import { expect, test, vi } from 'vitest';
import { Shelf } from './shelf';

test('names the newest books', async () => {
  const get = vi.fn().mockResolvedValue({ data: { content: [{ name: 'One' }] } });
  const http = { get } as unknown as AxiosInstance;
  expect(await new Shelf(http).newest('comics')).toEqual(['One']);
});
