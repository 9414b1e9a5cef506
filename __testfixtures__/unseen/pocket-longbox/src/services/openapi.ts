import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '@/generated/schema';
import { store } from '@/store';

const key: Middleware = {
  onRequest({ request }) {
    request.headers.set('X-API-Key', store.getState().settings.apiKey);
    return request;
  },
};

function client() {
  const komga = createClient<paths>({ baseUrl: store.getState().settings.server });
  komga.use(key);
  return komga;
}

export async function publishers(libraryIds: string[]): Promise<string[]> {
  const { data, error } = await client().GET('/api/v1/publishers', { params: { query: { library_id: libraryIds } } });
  if (error) throw new Error('Could not load the publishers');
  return data ?? [];
}

export interface Letter {
  letter: string;
  count: number;
}

export async function letters(libraryIds: string[], unreadOnly: boolean): Promise<Letter[]> {
  const { data = [] } = await client().GET('/api/v1/series/alphabetical-groups', {
    params: { query: { library_id: libraryIds, read_status: unreadOnly ? ['UNREAD'] : undefined } },
  });
  return data.map(({ group, count }) => ({ letter: group.toUpperCase(), count }));
}

export async function recentlyUpdated() {
  const { data } = await client().GET('/api/v1/series/updated', { params: { query: { size: 10 } } });
  return data?.content ?? [];
}
