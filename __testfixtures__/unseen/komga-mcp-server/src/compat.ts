import { call, KomgaHttpError, type Page } from "./http.js";
import type { SeriesLike } from "./format.js";

/**
 * For Komga-compatible servers: some have only the POST list, some only the GET list. Both stay.
 */
export async function seriesOfLibrary(libraryId: string): Promise<SeriesLike[]> {
  try {
    const page = await call<Page<SeriesLike>>({
      path: "/api/v1/series/list",
      method: "POST",
      params: { unpaged: true },
      body: { condition: { libraryId: { operator: "is", value: libraryId } } },
    });
    return page.content;
  } catch (e) {
    if (!(e instanceof KomgaHttpError) || ![404, 405, 501].includes(e.status)) throw e;
    const page = await call<Page<SeriesLike>>({ path: "/api/v1/series", params: { library_id: libraryId, unpaged: true } });
    return page.content;
  }
}
