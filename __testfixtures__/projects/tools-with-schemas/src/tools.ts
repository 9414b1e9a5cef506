import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import { Page, read, Strings } from './komga.js';

export function register(server: McpServer) {
  server.tool(
    'search',
    'Search series by title or read status',
    { query: z.string(), read: z.enum(['UNREAD', 'READ']).optional(), genre: z.array(z.string()).optional() },
    async ({ query, genre, read: state }) => {
      const found = await read(Page, '/api/v1/series', { search: query, genre, ...(state && { read_status: state }) }); // want: review wrapper-grown
      return found.ok ? found.data.content : found.error;
    },
  );

  server.tool('genres', 'All genres', {}, async () => {
    const found = await read(Strings, '/api/v1/genres'); // want: migrated
    if (!found.ok) return found.error;
    return found.data.join(', ');
  });
}
