import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeCatalogue } from './data/catalogue.ts';
import type { Catalogue } from './data/rows.ts';
import { contractGroupsRoute, deprecatedRoutes } from './deprecated/routes.ts';
import { type Answer, HttpError, type Query, type Route } from './exchange.ts';
import { liveLibraryRoutes } from './live/library.ts';
import { neighbourRoutes } from './live/neighbours.ts';
import { findRoute, matchPath } from './route-table.ts';
import { bookSearchRoutes } from './search/books.ts';
import { seriesSearchRoutes } from './search/series.ts';
import { listRoutes } from './second-generation/lists.ts';

export interface ServerOptions {
  /** Where the second generation is served: as the contract writes it, or as the live server does. */
  readonly prefix: '/v2' | '/api/v2';
  /** The deprecated operations are gone. */
  readonly removed?: boolean;
}

/** A request that came in, and what was answered. */
export interface LoggedRequest {
  readonly method: string;
  /** As sent, without the query. */
  readonly path: string;
  readonly query: Query;
  /** Parsed if it is JSON, otherwise the text; undefined if there was none. */
  readonly body: unknown;
  readonly contentType: string | undefined;
  readonly authorization: string | undefined;
  readonly apiKey: string | undefined;
  /** All of them, names in lower case; those that were sent twice are joined as a server sees them. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether this is an operation of the contract's table, served or not. */
  readonly isDeprecated: boolean;
  readonly status: number;
  readonly answer: unknown;
}

export interface CatalogueServer {
  /** `http://127.0.0.1:34567` */
  readonly url: string;
  /** Every request in the order of their arrival. */
  readonly requests: readonly LoggedRequest[];
  readonly catalogue: Catalogue;
  close(): Promise<void>;
}

/** A request as it arrives, over a socket or handed in by code. */
export interface RawRequest {
  readonly method: string;
  /** The path with its query. */
  readonly target: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

/** A server without a socket. */
export interface CatalogueService extends Pick<CatalogueServer, 'requests' | 'catalogue'> {
  receive(request: RawRequest): Answer;
}

/** Opens a fresh catalogue that keeps a log of what it receives. */
export function openService(options: ServerOptions): CatalogueService {
  const catalogue = makeCatalogue();
  const routes = routesOf(options);
  const requests: LoggedRequest[] = [];
  const receive = (request: RawRequest): Answer => {
    const [path = '', search = ''] = split(request.target);
    const query: Query = [...new URLSearchParams(search)];
    const answer = answerOf({ request, path, query }, routes, catalogue, options);
    requests.push(logged(request, path, query, answer));
    return answer;
  };
  return { requests, catalogue, receive };
}

/** Starts a server with a fresh catalogue on a free port. */
export async function startServer(options: ServerOptions): Promise<CatalogueServer> {
  const { receive, ...service } = openService(options);
  return { ...service, ...(await listen(receive)) };
}

/** Answers on a free port. */
export async function listen(
  receive: (request: RawRequest) => Answer,
): Promise<Pick<CatalogueServer, 'url' | 'close'>> {
  const server = createServer((request, response) => {
    void serve(request, response, (text) =>
      receive({ method: request.method ?? '', target: request.url ?? '', headers: request.headers, text }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve, reject) => {
      server.close((error) => (error ? reject(error) : resolve()));
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

function routesOf({ prefix, removed }: ServerOptions): readonly Route[] {
  const older = prefix === '/v2' ? [...deprecatedRoutes, contractGroupsRoute] : deprecatedRoutes;
  return [
    ...(removed ? [] : older),
    ...seriesSearchRoutes,
    ...bookSearchRoutes,
    ...listRoutes(prefix),
    ...liveLibraryRoutes,
    ...neighbourRoutes,
  ];
}

interface Arrived {
  readonly request: RawRequest;
  readonly path: string;
  readonly query: Query;
}

function answerOf(
  { request, path, query }: Arrived,
  routes: readonly Route[],
  catalogue: Catalogue,
  { prefix }: ServerOptions,
): Answer {
  const isOutside = !path.startsWith('/api/') && prefix === '/api/v2';
  if (isOutside) return { status: 200, html: '<!doctype html><title>Komga</title><div id="app"></div>' };
  try {
    const { route, parameters } = findRoute(routes, request.method, path);
    const contentType = joined(request.headers['content-type']);
    return route.answer({ parameters, query, contentType, text: request.text }, catalogue);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { status: error.status, body: { status: error.status, error: error.message } };
  }
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  answer: (text: string) => Answer,
): Promise<void> {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    send(response, answer(Buffer.concat(chunks).toString('utf8')));
  } catch (error) {
    send(response, { status: 500, body: { error: String(error) } });
  }
}

function send(response: ServerResponse, { status, body, html }: Answer): void {
  const text = html ?? (body === undefined ? '' : JSON.stringify(body));
  response.statusCode = status;
  if (html !== undefined) response.setHeader('content-type', 'text/html;charset=UTF-8');
  else if (body !== undefined) response.setHeader('content-type', 'application/json');
  response.end(text);
}

function logged({ method, headers, text }: RawRequest, path: string, query: Query, answer: Answer): LoggedRequest {
  return {
    method,
    path,
    query,
    body: text === '' ? undefined : parsed(text),
    contentType: joined(headers['content-type']),
    authorization: joined(headers.authorization),
    apiKey: joined(headers['x-api-key']),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, joined(value) ?? ''])),
    isDeprecated: isDeprecated(method, path),
    status: answer.status,
    answer: answer.html ?? answer.body,
  };
}

function joined(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'object' ? header.join(',') : header;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function isDeprecated(method: string, path: string): boolean {
  return [...deprecatedRoutes, contractGroupsRoute].some(
    (route) => route.method === method && matchPath(route.template, path) !== undefined,
  );
}

function split(url: string): string[] {
  const mark = url.indexOf('?');
  return mark < 0 ? [url] : [url.slice(0, mark), url.slice(mark + 1)];
}
