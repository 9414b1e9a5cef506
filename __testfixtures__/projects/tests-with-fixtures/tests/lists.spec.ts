import { test } from './fixtures';

test('lists', async ({ request, library }) => {
  await request.fetch('/api/v1/series', { method: 'GET', params: { library_id: library, size: 1 } }); // want: migrated
  const tags: string[] = await (await request.get('/api/v1/tags')).json(); // want: migrated
  await request.get(`/api/v1/libraries/${library}`); // nope: a live operation
  return tags;
});
