import { client } from "./generated/client.gen.js";
import { getBooksBySeriesId, getReadListById } from "./generated/sdk.gen.js";
import type { KomgaOptions } from "./client.js";

/** Ids of all books of a series or of a read list in the order in which they should be read. */
export async function readingOrder(options: KomgaOptions, target: { seriesId: string } | { readListId: string }): Promise<string[]> {
  client.setConfig({ baseUrl: options.baseUrl, headers: { "X-API-Key": options.apiKey } });

  if ("readListId" in target) {
    const { data } = await getReadListById({ client, path: { id: target.readListId }, throwOnError: true });
    return data.bookIds;
  }

  const { data } = await getBooksBySeriesId({
    client,
    path: { seriesId: target.seriesId },
    query: { unpaged: true, deleted: false },
    throwOnError: true,
  });
  return (data.content ?? []).map((book) => book.id);
}
