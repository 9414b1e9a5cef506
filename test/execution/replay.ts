import type { Wire } from './scenario.ts';
import { type CatalogueServer, type LoggedRequest, startServer } from './server/catalogue-server.ts';

/** Sends requests, as expectations write them, to a server without the deprecated operations, and gives its log. */
export async function replay(wire: readonly Wire[]): Promise<readonly LoggedRequest[]> {
  const server = await startServer({ prefix: '/api/v2', removed: true });
  try {
    for (const one of wire) await send(server, one);
    return [...server.requests];
  } finally {
    await server.close();
  }
}

async function send(server: CatalogueServer, wire: Wire): Promise<void> {
  const [line, body] = typeof wire === 'string' ? [wire] : wire;
  const [, method = '', path = '', query = ''] = /^(\S+) ([^?]*)\??(.*)$/s.exec(line) ?? [];
  const response = await fetch(`${server.url}${path}?${encodeQuery(query)}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  await response.arrayBuffer();
}

/** Expectations write values decoded; a pair begins at an ampersand that a name and `=` follow. */
export function encodeQuery(query: string): string {
  const pairs = query === '' ? [] : query.split(/&(?=[\w[\].]+=)/);
  return pairs
    .map((pair) => {
      const equals = pair.indexOf('=');
      return `${encodeURIComponent(pair.slice(0, equals))}=${encodeURIComponent(pair.slice(equals + 1))}`;
    })
    .join('&');
}

/** The responses in a log, a page of values as its values. Those of simultaneous requests are sorted. */
export function answersOf(
  requests: readonly LoggedRequest[],
  { isConcurrent }: { readonly isConcurrent?: boolean } = {},
): readonly string[] {
  const answers = requests.map(({ path, status, answer }) => {
    const isPageOfValues = path.startsWith('/api/v2/') && status === 200;
    return JSON.stringify([status, isPageOfValues ? (answer as { content: unknown }).content : answer], null, 1);
  });
  return isConcurrent ? answers.sort() : answers;
}
