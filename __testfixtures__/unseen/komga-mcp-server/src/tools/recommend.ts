import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { z } from "zod";
import { bookLine, seriesLine, text } from "../format.js";
import { client, unwrap } from "../typed.js";

export function registerRecommend(server: McpServer): void {
  server.tool(
    "recommend",
    "Unread series of some genres",
    { genres: z.array(z.string()).min(1), libraryId: z.string().optional(), maxAge: z.number().int().optional() },
    async ({ genres, libraryId, maxAge }) => {
      const page = unwrap(
        await client.GET("/api/v1/series", {
          params: {
            query: {
              genre: genres,
              read_status: ["UNREAD"],
              library_id: libraryId ? [libraryId] : undefined,
              size: 50,
              sort: ["createdDate,desc"],
            },
          },
        }),
      );
      const fitting = (page.content ?? []).filter(
        (s) => maxAge === undefined || (s.metadata.ageRating ?? 0) <= maxAge,
      );
      return text(fitting.slice(0, 15).map(seriesLine).join("\n"));
    },
  );

  server.tool("first_book", "The first book of a series", { seriesId: z.string() }, async ({ seriesId }) => {
    const { data, error } = await client.GET("/api/v1/series/{seriesId}/books", {
      params: { path: { seriesId }, query: { size: 1 } },
    });
    if (error || !data?.content?.length) {
      return text("This series is empty.");
    }
    return text(bookLine(data.content[0]));
  });

  server.tool("vocabulary", "Publishers and languages of the library", {}, async () => {
    const [publishers, languages] = await Promise.all([
      client.GET("/api/v1/publishers"),
      client.GET("/api/v1/languages"),
    ]);
    const p = Array.isArray(publishers.data) ? publishers.data : [];
    const l = languages.data ?? [];
    return text(`Publishers (${p.length}): ${p.join("; ")}\nLanguages: ${l.join(", ")}`);
  });

  server.tool("new_series", "Newly added series", {}, async () => {
    const page = unwrap(await client.GET("/api/v1/series/new", { params: { query: { size: 20 } } }));
    return text((page.content ?? []).map(seriesLine).join("\n"));
  });
}
