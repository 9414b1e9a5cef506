#!/usr/bin/env node
import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import { assertConfigured } from "./env.js";
import { registerResources } from "./resources.js";
import { registerRecommend } from "./tools/recommend.js";
import { registerSearch } from "./tools/search.js";

assertConfigured();

const server = new McpServer({ name: "komga", version: "0.4.0" });
registerSearch(server);
registerRecommend(server);
registerResources(server);

await server.connect(new StdioServerTransport());
console.error("komga-mcp-server is listening on stdio");
