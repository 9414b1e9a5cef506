import { expect, test, vi } from 'vitest';
import type { Komga } from './http';
import { Series } from './series';

test('all series of a library', async () => {
  const get = vi.fn().mockResolvedValue({ content: [] });
  const series = new Series({ get, patch: vi.fn() } as unknown as Komga);
  expect((await series.ofLibrary('L1')).content).toEqual([]); // nope: the path is in the class
});
