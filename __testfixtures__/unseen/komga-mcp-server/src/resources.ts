import { ResourceTemplate, type McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { seriesOfLibrary } from "./compat.js";
import { apiKey, baseUrl, compat } from "./env.js";
import { bookLine, seriesLine, type BookLike, type SeriesLike } from "./format.js";

async function read<T>(url: URL): Promise<T> {
  const res = await fetch(url, { headers: { "X-API-Key": apiKey } });
  if (!res.ok) throw new Error(`${url.pathname}: ${res.status}`);
  return (await res.json()) as T;
}

export function registerResources(server: McpServer): void {
  server.resource("series", new ResourceTemplate("komga://series/{id}", { list: undefined }), async (uri, { id }) => {
    const series = await read<SeriesLike>(new URL(`/api/v1/series/${id}`, baseUrl));
    const books = await read<{ content: BookLike[] }>(new URL(`/api/v1/series/${id}/books?size=500&deleted=false`, baseUrl));
    return { contents: [{ uri: uri.href, text: [seriesLine(series), ...books.content.map(bookLine)].join("\n") }] };
  });

  server.resource("library", new ResourceTemplate("komga://library/{id}", { list: undefined }), async (uri, { id }) => {
    let list: SeriesLike[];
    if (compat) {
      list = await seriesOfLibrary(String(id));
    } else {
      const url = new URL("/api/v1/series", baseUrl);
      url.searchParams.set("library_id", String(id));
      url.searchParams.set("unpaged", "true");
      url.searchParams.set("sort", "metadata.titleSort,asc");
      list = (await read<{ content: SeriesLike[] }>(url)).content;
    }
    return { contents: [{ uri: uri.href, text: list.map(seriesLine).join("\n") }] };
  });
}
