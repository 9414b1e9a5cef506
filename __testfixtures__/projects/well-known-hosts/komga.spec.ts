import { expect, test } from '@playwright/test';

test('komga answers', async ({ request }) => {
  const response = await request.get('http://komga.local:25600/api/v1/series', { params: { size: 1 } }); // want: migrated
  expect((await response.json()).content).toHaveLength(1);
  const tags = await request.get('http://komga.local:25600/api/v1/tags'); // want: migrated
  expect(await tags.json()).toContain('robots');
});
