import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { UsageError } from '../../src/contract/usage-error.ts';
import { readDocument } from '../../src/runner/read-document.ts';
import { tempFolder } from './temp-folder.ts';

const document = '{ "openapi": "3.1.0", "paths": { "/api/v2/tags": { "get": {} } } }';

/** The address of a server that answers everything in one way. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3/api-docs`;
}

function refusal(place: string, reason: string): UsageError {
  return new UsageError(`\`--openapi\`: ${place} ${reason}`);
}

describe('readDocument', () => {
  it('reads a file, relative to the working directory', async () => {
    const folder = tempFolder({ 'docs/api.json': `\uFEFF${document}` });
    const { paths } = await readDocument('docs/api.json', folder.path);
    expect(paths.map(({ path }) => path)).toEqual(['/api/v2/tags']);
  });

  it('asks a server', async () => {
    const place = await serve((request, response) => {
      const isAsked = request.url === '/v3/api-docs' && request.headers.accept === 'application/json';
      response.writeHead(isAsked ? 200 : 400).end(document);
    });
    const { paths } = await readDocument(place, '.');
    expect(paths).toHaveLength(1);
  });

  it('goes where a server sends it', async () => {
    const place = await serve((_, response) => response.end(document));
    const first = await serve((_, response) => response.writeHead(302, { location: place }).end());
    expect((await readDocument(first, '.')).paths).toHaveLength(1);
  });

  it.each([
    ['none.json', 'does not exist'],
    ['folder', 'cannot be read (not a regular file)'],
    ['page.json', 'is a web page, not an OpenAPI document'],
    ['spec.yaml', 'is not JSON'],
    ['list.json', 'is not an OpenAPI document: it has no `paths`'],
    ['huge.json', 'is larger than 16 MB'],
  ])('refuses the file %s in one line', async (name, reason) => {
    const folder = tempFolder({
      'folder/a': '',
      'page.json': '<html></html>',
      'spec.yaml': 'openapi: 3.1.0',
      'list.json': '[]',
      'huge.json': ' '.repeat(16 * 1024 * 1024 + 1),
    });
    await expect(readDocument(name, folder.path)).rejects.toEqual(refusal(name, reason));
  });

  it.each<readonly [string, RequestListener, string]>([
    ['refuses to answer', (_, response) => response.writeHead(401).end(), 'responds with status 401'],
    [
      'answers with its web interface',
      (_, response) => response.end('<!doctype html>'),
      'is a web page, not an OpenAPI document',
    ],
    ['does not stop answering', (_, response) => pour(response), 'is larger than 16 MB'],
    ['does not answer', () => {}, 'does not respond within 0.3 seconds'],
    [
      'stops in the middle',
      (_, response) => {
        response.writeHead(200, { 'content-length': '99' }).write('{');
        setTimeout(() => response.destroy(), 20);
      },
      'cannot be reached (UND_ERR_SOCKET)',
    ],
  ])('refuses in one line a server that %s', async (_, answer, reason) => {
    const place = await serve(answer);
    const wait = reason.includes('0.3') ? 300 : 10_000;
    await expect(readDocument(place, '.', wait)).rejects.toEqual(refusal(place, reason));
  });

  it('refuses a server that is not there', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const place = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await new Promise((resolve) => server.close(resolve));
    await expect(readDocument(place, '.')).rejects.toEqual(refusal(place, 'cannot be reached (ECONNREFUSED)'));
  });
});

/** Sends for as long as somebody takes it. */
function pour(response: Parameters<RequestListener>[1]): void {
  const chunk = Buffer.alloc(1024 * 1024, ' ');
  const more = () => {
    if (!response.destroyed) response.write(chunk, more);
  };
  more();
}
