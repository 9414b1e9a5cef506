import assert from 'node:assert';
import { test } from '@playwright/test';
import { expect, vi } from 'vitest';

declare const calls: { url: string; method: string }[];
declare const httpMock: { expectOne(url: string): { flush(body: unknown): void } };

test('asks the catalogue', async ({ page, context }) => {
  const send = vi.fn();
  expect(send).toHaveBeenCalledWith('/api/v1/genres'); // want: manual test-text
  expect(send).toHaveBeenNthCalledWith(2, expect.stringContaining('/api/v1/series?')); // want: manual test-text
  expect(calls[0]?.url).toContain('/api/v1/books?size=5'); // want: manual test-text
  expect(calls).toEqual([{ method: 'PUT', url: 'http://komga.test/api/v1/libraries/7' }]); // want: manual test-text
  expect(calls.map(({ url }) => url)).toEqual(['/api/v1/tags', '/api/v1/languages']); // want: manual test-text, manual test-text
  assert.equal(calls[0]?.url, '/api/v1/authors'); // want: manual test-text
  httpMock.expectOne('/api/v1/publishers').flush(['Kana']); // want: manual test-text
  send.mockImplementation((url: string) => (url === '/api/v1/age-ratings' ? [] : undefined)); // want: manual test-text
  await page.route('**/api/v1/series*', (route) => route.fulfill({ json: { content: [] } })); // want: manual test-text
  await context.route(/\/api\/v1\/books\?.*/, (route) => route.abort()); // want: manual test-text
  await page.waitForResponse((answer) => answer.url().includes('/api/v1/tags/book')); // want: manual test-text
  // catalogue-codemod-ignore
  expect(send).toHaveBeenCalledWith('/api/v1/sharing-labels'); // want: ignored
});

test('asks for what is live', async ({ page }) => {
  const send = vi.fn();
  expect(send).toHaveBeenCalledWith('/api/v1/series/7'); // nope: one series
  expect(send).toHaveBeenCalledWith('/api/v1/libraries/7', { method: 'PATCH' }); // nope: moved already
  expect(send).toHaveBeenCalledWith('https://api.datadoghq.com/api/v1/series'); // nope: another service; mention
  await page.goto('/series'); // nope: a page of the program
  await page.route('**/api/v1/books/*', (route) => route.continue()); // nope: one book
});
