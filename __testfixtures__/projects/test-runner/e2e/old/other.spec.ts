import { test } from '@playwright/test';

test.use({ baseURL: 'http://bookshop.local/shop/' });

test('another server', async ({ request }) => {
  await request.get('series', { params: { search: 'komga' } }); // nope: the file has a base of its own
});
