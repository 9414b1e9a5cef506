import { type APIRequestContext, expect, test } from '@playwright/test';

const shelf = (request: APIRequestContext, id: string) => request.get(`libraries/${id}`); // nope: a live operation

test('lists', async ({ page, request }) => {
  const found = await request.get('./series', { params: { search: 'komga', size: 1 } }); // want: migrated
  expect((await found.json()).totalElements).toBe(1);
  const books = await page.request.fetch('books?size=1', { method: 'GET' }); // want: migrated
  expect((await books.json()).content).toHaveLength(1);
  const genres = await request.get('genres'); // want: migrated
  expect(await genres.json()).toContain('robots');
});

test('settings', async ({ request }) => {
  await request.put('libraries/0A', { data: { name: 'Comics' } }); // want: migrated
  await shelf(request, '0A');
});
