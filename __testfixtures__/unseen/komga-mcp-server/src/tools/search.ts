import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { bookLine, seriesLine, text, type BookLike, type SeriesLike } from "../format.js";
import { call, type Page } from "../http.js";

const readStatus = z.enum(["UNREAD", "IN_PROGRESS", "READ"]);

export function registerSearch(server: McpServer): void {
  server.tool(
    "search_series",
    "Search series by text, optionally by tags and read status",
    {
      query: z.string().optional(),
      tags: z.array(z.string()).optional(),
      status: readStatus.optional(),
      limit: z.number().int().max(100).default(20),
    },
    async ({ query, tags, status, limit }) => {
      const page = await call<Page<SeriesLike>>({
        path: "/api/v1/series",
        params: { search: query, tag: tags, read_status: status, size: limit },
      });
      const head = `${page.totalElements} series\n`;
      return text(head + page.content.map(seriesLine).join("\n"));
    },
  );

  server.tool(
    "list_books",
    "All books of a series in reading order",
    { seriesId: z.string(), unreadOnly: z.boolean().default(false) },
    async ({ seriesId, unreadOnly }) => {
      const params: Record<string, string | boolean | string[]> = { unpaged: true };
      if (unreadOnly) {
        params.read_status = ["UNREAD", "IN_PROGRESS"];
      }
      const { content } = await call<Page<BookLike>>({ path: `/api/v1/series/${seriesId}/books`, params });
      return text(content.map(bookLine).join("\n"));
    },
  );

  server.tool(
    "search_books",
    "Search single books by text and release date",
    { query: z.string().optional(), releasedAfter: z.string().regex(/^\d{4}-\d\d-\d\d$/).optional() },
    async ({ query, releasedAfter }) => {
      const page = await call<Page<BookLike>>({
        path: "/api/v1/books",
        params: { search: query, released_after: releasedAfter, size: 30, sort: releasedAfter ? "metadata.releaseDate,desc" : undefined },
      });
      return text(page.content.map(bookLine).join("\n"));
    },
  );

  server.tool("mark_read", "Mark a book as read", { bookId: z.string() }, async ({ bookId }) => {
    await call<void>({ path: `/api/v1/books/${bookId}/read-progress`, method: "PATCH", body: { completed: true } });
    return text("done");
  });
}
