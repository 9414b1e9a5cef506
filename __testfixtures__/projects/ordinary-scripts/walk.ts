import type { Page } from './types';

const key = process.env.KOMGA_API_KEY;

async function load<T>(path: string): Promise<T> {
  const response = await fetch(new URL(path, process.env.KOMGA_URL), {
    headers: key ? { 'X-API-Key': key } : {},
  });
  return response.json();
}

export async function* walk(libraryId?: string): AsyncGenerator<object> {
  for (let page = 0; ; page++) {
    const query = new URLSearchParams({ page: `${page}`, size: '250' });
    if (libraryId) query.set('library_id', libraryId);
    const { content, last } = await load<Page<object>>(`/api/v1/series?${query}`); // want: review wrapper-grown
    yield* content;
    if (last) break;
  }
}

export const chosen = (text: string) =>
  load<Page<object>>(`/api/v1/series?${new URLSearchParams({ size: '5', search: text })}`); // want: migrated
