import { dirname, posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Loader, type Plugin } from 'esbuild';
import type { Call, Client } from './scenario.ts';
import { type LoggedRequest, type ServerOptions, startServer } from './server/catalogue-server.ts';

/** The files of a client by their paths; the first is the one that is called. */
export type ClientFiles = ReadonlyMap<string, string>;

/** The outcome of one call, as JSON. */
export type Result = { readonly value: unknown } | { readonly error: ClientError };

export interface ClientError {
  readonly name: string;
  /** Without the address of the server. */
  readonly message: string;
  readonly status: number | undefined;
}

export interface Run {
  readonly results: readonly Result[];
  readonly requests: readonly LoggedRequest[];
}

const here = dirname(fileURLToPath(import.meta.url));

/** Bundles a client, starts a server of its own for it, and makes its calls one after the other. */
export async function runClient(files: ClientFiles, calls: readonly Call[], options: ServerOptions): Promise<Run> {
  const server = await startServer(options);
  try {
    const client = await load(files, server.url);
    const results: Result[] = [];
    for (const call of calls) results.push(await resultOf(call, client, server.url));
    return { results, requests: [...server.requests] };
  } finally {
    await server.close();
  }
}

async function resultOf(call: Call, client: Client, url: string): Promise<Result> {
  try {
    return { value: JSON.parse(JSON.stringify((await call(client)) ?? null)) };
  } catch (error) {
    return { error: describe(error, url) };
  }
}

function describe(error: unknown, url: string): ClientError {
  if (!(error instanceof Error)) return { name: typeof error, message: String(error), status: undefined };
  const { status, statusCode, response } = error as {
    status?: number;
    statusCode?: number;
    response?: { status?: number; statusCode?: number };
  };
  return {
    name: error.name,
    message: error.message.replaceAll(url, '<server>'),
    status: status ?? statusCode ?? response?.status ?? response?.statusCode,
  };
}

/** The client's exports, loaded afresh: the address of the server is part of the code. */
async function load(files: ClientFiles, url: string): Promise<Client> {
  const [entry = ''] = files.keys();
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
    define: { 'process.env.BASE_URL': JSON.stringify(url), 'import.meta.env.VITE_BASE_URL': JSON.stringify(url) },
    banner: {
      js: `import { createRequire as __create } from 'node:module'; const require = __create(${JSON.stringify(import.meta.url)});`,
    },
    plugins: [inMemory(files)],
  });
  const [output] = outputFiles;
  const loaded = await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(output?.contents ?? []).toString('base64')}`
  );
  const isCommonJs = Object.keys(loaded).every((name) => name === 'default');
  return isCommonJs ? loaded.default : loaded;
}

const namespace = 'client';

/** The client's own modules come from memory, packages from `node_modules`, unbundled. */
function inMemory(files: ClientFiles): Plugin {
  return {
    name: 'in-memory',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /.*/ }, async ({ path, importer, kind, pluginData }) => {
        if (pluginData === namespace) return undefined;
        const own = kind === 'entry-point' ? path : findModule(files, importer, path);
        if (own !== undefined) return { path: own, namespace };
        if (path.startsWith('.')) return { errors: [{ text: `the client has no module ${path}` }] };
        const found = await resolve(path, { kind, resolveDir: here, importer: '', pluginData: namespace });
        if (found.errors.length > 0 || path.startsWith('node:')) return found;
        return { path: kind === 'require-call' ? found.path : pathToFileURL(found.path).href, external: true };
      });
      onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: files.get(path) ?? '',
        loader: loaderOf(path),
        resolveDir: here,
      }));
    },
  };
}

/** The file of the client that a specifier leads to; undefined where it is none of them. */
function findModule(files: ClientFiles, importer: string, specifier: string): string | undefined {
  const path = specifier.startsWith('.') ? posix.join(posix.dirname(importer), specifier) : specifier;
  const withoutEnding = path.replace(/\.[cm]?[jt]sx?$/, '');
  return [...files.keys()].find((file) => file === path || file.replace(/\.[cm]?[jt]sx?$/, '') === withoutEnding);
}

function loaderOf(path: string): Loader {
  const ending = /\.[cm]?([jt]sx?)$/.exec(path)?.[1];
  return ending === undefined ? 'ts' : (ending as Loader);
}
