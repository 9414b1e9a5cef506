import { describe, expect, it, vi } from 'vitest';
import { loadGenres } from './api';

describe('GET /api/v1/genres', () => { // nope: the name of a test; mention
  it('asks for /api/v1/genres and sorts the answer', async () => { // nope: the name of a test
    const send = vi.fn(async (_: string) => new Response('[]'));
    await loadGenres(send);
    expect(send).toHaveBeenCalledWith('/api/v1/genres'); // want: manual test-text
    expect(send.mock.calls[0]?.[0]).toMatch(/api\/v1\/genres/); // want: manual test-text
    expect(send).not.toHaveBeenCalledWith('/api/v1/series/42'); // nope: one series
  });
});
