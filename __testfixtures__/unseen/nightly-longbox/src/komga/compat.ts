import { Page, Series } from './schemas';
import type { Connection } from './connection';

/**
 * Grandpa's server is stuck on an old release, ours is not.
 * New servers get the list operation, the old one answers 405 and gets what it understands.
 */
export async function seriesOfCollection(komga: Connection, collectionId: string): Promise<Series[]> {
  const response = await komga.write('POST', '/series/list?unpaged=true', {
    condition: { collectionId: { operator: 'is', value: collectionId } },
  });
  if (response.ok) return Page(Series).parse(await response.json()).content;
  if (response.status !== 404 && response.status !== 405) throw new Error(`Komga ${response.status}`);
  const old = await komga.read({ path: '/series', schema: Page(Series), params: { collection_id: collectionId, unpaged: true } });
  return old.content;
}
