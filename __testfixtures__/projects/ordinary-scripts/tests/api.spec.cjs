const { test, expect } = require('@playwright/test');

test('lists series', async ({ request }) => {
  const response = await request.get('/api/v1/series', { params: { size: 5 } }); // want: migrated
  expect((await response.json()).content.length).toBeLessThanOrEqual(5);
});

test('lists libraries', async ({ request }) => {
  const response = await request.get('/api/v1/libraries'); // nope: a live list
  expect(response.ok()).toBeTruthy();
});
