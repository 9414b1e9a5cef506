import { KomgaClient } from '../http/client.js';
import type { Page, Series } from '../models/index.js';

/** Page by page, until the last. */
export async function* everySeries(client: KomgaClient): AsyncGenerator<Series> {
  let page = 0;
  while (true) {
    const answer = await client.get<Page<Series>>('/api/v1/series', { page, size: 100 }); // want: review query-parameters
    yield* answer.content;
    if (answer.last) return;
    page += 1;
  }
}
