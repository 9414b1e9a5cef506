import assert from 'node:assert/strict';
import test from 'node:test';
import { KomgaClient } from '../src/client/KomgaClient.js';

function fake(answers: Record<string, unknown>) {
  const seen: string[] = [];
  const run = (async (url: string, init: RequestInit) => {
    seen.push(`${init.method} ${url}`);
    const path = new URL(url).pathname;
    return new Response(JSON.stringify(answers[path]), { status: path in answers ? 200 : 404 });
  }) as unknown as typeof fetch;
  return { seen, client: new KomgaClient({ url: 'http://komga/', apiKey: 'x', fetch: run }) };
}

test('walks all pages', async () => {
  const { client, seen } = fake({ '/api/v1/series': { content: [{ id: 's1' }], last: true } });
  const ids: string[] = [];
  for await (const { id } of client.series({ search: 'rook' })) ids.push(id);
  assert.deepEqual(ids, ['s1']);
  assert.match(seen[0] ?? '', /search=rook/);
});

test('genres are plain strings', async () => {
  const { client } = fake({ '/api/v1/genres': ['Action'] });
  assert.deepEqual(await client.genres(), ['Action']);
});
