#!/usr/bin/env node
import { KomgaClient } from "@shelfkit/komga";
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { z } from "zod";
import { credsFromEnv } from "./komga-call.js";
import { overview } from "./tools/overview.js";
import { recommend, recommendInput } from "./tools/recommend.js";

const creds = credsFromEnv();
const komga = new KomgaClient({ baseUrl: creds.url, apiKey: creds.key });
const server = new McpServer({ name: "komga", version: "0.6.0" });

const text = (value: string) => ({ content: [{ type: "text" as const, text: value || "nothing" }] });

server.tool("komga_overview", async () => text(await overview(creds)));

server.tool("komga_recommend", recommendInput, async (input) => text(await recommend(creds, input)));

server.tool("komga_search", { words: z.string(), limit: z.number().int().max(50).default(10) }, async ({ words, limit }) => {
  const [series, books] = await Promise.all([
    komga.listSeries({ search: words, size: limit }),
    komga.listBooks({ search: words, size: limit }),
  ]);
  const lines = [
    ...series.content.map((s) => `series ${s.id}: ${s.metadata.title}`),
    ...books.content.map((b) => `book ${b.id}: ${b.seriesTitle} ${b.metadata.number}`),
  ];
  return text(lines.join("\n"));
});

server.tool("komga_next", { seriesId: z.string() }, async ({ seriesId }) => {
  const { content } = await komga.booksOfSeries(seriesId, { readStatus: ["UNREAD", "IN_PROGRESS"], size: 1 });
  return text(content[0] ? `${content[0].metadata.number}: ${content[0].metadata.title}` : "");
});

server.tool("komga_authors", { search: z.string() }, async ({ search }) => text((await komga.authorNames(search)).join("\n")));

await server.connect(new StdioServerTransport());
