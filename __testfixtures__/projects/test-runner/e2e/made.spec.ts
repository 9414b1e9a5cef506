import { type APIRequestContext, test as base, request as requests } from '@playwright/test';

const test = base.extend<{ api: APIRequestContext }>({
  api: async ({ playwright }, use) => {
    const context = await playwright.request.newContext({ baseURL: 'http://komga.local:25600' });
    await use(context);
    await context.dispose();
  },
});

const host = 'http://komga.local:25600';
let other: APIRequestContext;

test.beforeAll(async () => {
  other = await requests.newContext({ baseURL: `${host}/api/v1` });
});

test('made', async ({ api, playwright }) => {
  await api.put('/api/v1/libraries/0A', { data: { name: 'Comics' } }); // want: migrated
  await other.get('/api/v1/series', { params: { search: 'komga' } }); // want: migrated
  await other.get('series'); // nope: below the folder of the base, which is `/api`
  await other.get('/series'); // nope: the root of the host, as in `new URL`
  const own = await playwright.request.newContext();
  await own.put('libraries/0B', { data: { name: 'Manga' } }); // want: migrated
});
