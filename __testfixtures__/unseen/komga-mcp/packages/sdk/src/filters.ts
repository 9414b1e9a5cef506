import createClient from "openapi-fetch";
import type { paths } from "./generated/paths.js";
import type { KomgaOptions } from "./client.js";

export interface FilterValues {
  tags: string[];
  publishers: string[];
}

/** Everything one can filter by in a library. Separate from the client because it wants the strict types. */
export async function filterValues(options: KomgaOptions, libraryId: string): Promise<FilterValues> {
  const client = createClient<paths>({
    baseUrl: options.baseUrl,
    headers: { "X-API-Key": options.apiKey },
  });

  const tags = await client.GET("/api/v1/tags", { params: { query: { library_id: [libraryId] } } });
  const { data: publishers } = await client.GET("/api/v1/publishers", {
    params: { query: { library_id: [libraryId] } },
  });

  return { tags: tags.data ?? [], publishers: publishers ?? [] };
}
