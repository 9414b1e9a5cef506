import { createRequire, isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Loader, transform } from 'esbuild';
import {
  type CatalogueService,
  type LoggedRequest,
  openService,
  type ServerOptions,
} from '../execution/server/catalogue-server.ts';
import { type Network, stalled } from './network.ts';
import type { Program, ProgramCall } from './program.ts';

/** What one call came to: a JSON value, or what was thrown. */
export type Result = { readonly value: unknown } | { readonly error: string; readonly status: number | undefined };

/** A program that ran. */
export interface Execution {
  readonly results: readonly Result[];
  readonly requests: readonly LoggedRequest[];
  /** What it sent to other addresses, which is none of the tool's business. */
  readonly elsewhere: readonly string[];
}

/** What goes wrong: all requests or the first one are lost on the way, or the server fails on them. */
export type Fault = 'lost' | 'first-lost' | 'failed' | 'first-failed';

/** Runs a program in this process against a fresh service. */
export async function execute(
  program: Program,
  network: Network,
  options: ServerOptions,
  fault?: Fault,
): Promise<Execution> {
  const service = openService(options);
  network.connect(fault === undefined ? service : failing(service, fault));
  const results: Result[] = [];
  try {
    const exported = await load(program.files);
    for (const call of program.calls) results.push(await resultOf(call, exported, network));
  } catch (error) {
    results.push(errorOf(error, network));
  } finally {
    network.restore();
  }
  return { results, requests: [...service.requests], elsewhere: [...network.elsewhere] };
}

/** A program that only stops once it is answered is stopped after so many requests. */
const mostRequests = 40;

/** A service that receives what is sent, but does not answer as it should. */
function failing({ receive, ...service }: CatalogueService, fault: Fault): CatalogueService {
  let count = 0;
  return {
    ...service,
    receive: (request) => {
      const answer = receive(request);
      if (++count > mostRequests) throw stalled;
      if (fault.startsWith('first') && count > 1) return answer;
      if (fault.endsWith('lost')) throw new TypeError('fetch failed');
      return { status: 503, body: { status: 503, error: 'Service Unavailable' } };
    },
  };
}

/** How long a program may wait: in turns, since on a busy machine the clock goes on while the program does not. */
const [mostTurns, turn] = [200, 10];

async function resultOf([name, ...given]: ProgramCall, exported: Exports, network: Network): Promise<Result> {
  try {
    const called = exported[name];
    if (typeof called !== 'function') throw new Error(`the program exports no function \`${name}\``);
    const value = await inTime(called(...structuredClone(given)));
    return { value: JSON.parse(JSON.stringify(value ?? null)) };
  } catch (error) {
    return errorOf(error, network);
  }
}

async function inTime(value: unknown): Promise<unknown> {
  const stop = new AbortController();
  try {
    return await Promise.race([value, late(stop.signal)]);
  } finally {
    stop.abort();
  }
}

async function late(signal: AbortSignal): Promise<never> {
  for (let count = 0; count < mostTurns; count++) await setTimeout(turn, undefined, { signal });
  throw new Error('the program does not end');
}

function errorOf(error: unknown, { url }: Network): Result {
  if (!(error instanceof Error)) return { error: JSON.stringify(error) ?? String(error), status: undefined };
  const { status, statusCode, response } = error as {
    status?: number;
    statusCode?: number;
    response?: { status?: number; statusCode?: number };
  };
  return {
    // What was not reached is told with its address, which is to change, and so is the method.
    error: `${error.name}: ${error.message.replaceAll(url, '<server>').replace(/\[[A-Z]+\] |"?https?:\/\/\S+|(?:[A-Z]+ )?"?<server>\S*/g, '')}`,
    status: status ?? statusCode ?? response?.status ?? response?.statusCode,
  };
}

type Exports = Record<string, (...given: unknown[]) => unknown>;
type Load = (specifier: string) => unknown;

/** The exports of the first file. Modules are loaded afresh; so is axios, which is its own settings. */
async function load(files: Program['files']): Promise<Exports> {
  const texts = new Map<string, string>();
  for (const [path, text] of Object.entries(files))
    if (isScript.test(path)) texts.set(path, await plainScript(path, text));
  const packages = freshPackages(await loadedPackages());
  const modules = new Map<string, { exports: unknown }>();
  const open = (path: string): unknown => {
    const known = modules.get(path);
    if (known !== undefined) return known.exports;
    const module = { exports: {} as unknown };
    modules.set(path, module);
    const load: Load = (specifier) => {
      if (isBuiltin(specifier)) return builtin(specifier);
      if (!specifier.startsWith('.')) return packages[specifier] ?? missing(specifier);
      return open(findFile(texts, posix.join(posix.dirname(path), specifier)));
    };
    const body = new Function('module', 'exports', 'require', 'console', texts.get(path) ?? '');
    body(module, module.exports, load, quiet);
    return module.exports;
  };
  return open(Object.keys(files)[0] ?? '') as Exports;
}

function missing(specifier: string): never {
  throw new Error(`the program has no module \`${specifier}\``);
}

function findFile(texts: ReadonlyMap<string, string>, path: string): string {
  const bare = path.replace(/\.[cm]?[jt]sx?$/, '');
  const fits = (file: string) => [path, bare, `${bare}/index`].includes(file.replace(/\.[cm]?[jt]sx?$/, ''));
  return texts.has(path) ? path : ([...texts.keys()].find(fits) ?? missing(path));
}

const builtin = createRequire(import.meta.url);

const nothing = (): void => undefined;
const quiet = { log: nothing, warn: nothing, error: nothing, info: nothing, debug: nothing };

const scripts = new Map<string, string>();
const mostScripts = 5_000;

/** What is read by the tool alone is no script: `.env.example`. */
const isScript = /\.([cm]?[jt]sx?|json)$/;

/** The file as a CommonJS script without types. */
async function plainScript(path: string, text: string): Promise<string> {
  const key = `${path}\n${text}`;
  const known = scripts.get(key);
  if (known !== undefined) return known;
  const ending = /\.[cm]?([jt]sx?)$/.exec(path)?.[1] ?? 'js';
  const { code } = await transform(text, {
    loader: ending as Loader,
    format: 'cjs',
    target: 'node20',
    supported: { 'dynamic-import': false },
    define: { 'import.meta.env.VITE_BASE_URL': 'process.env.BASE_URL' },
    logLevel: 'silent',
  });
  if (scripts.size > mostScripts) scripts.clear();
  scripts.set(key, code);
  return code;
}

type Packages = Readonly<Record<string, unknown>>;

let packages: Promise<Packages> | undefined;

/** Loaded after the network is open, for some of them take `fetch` as it is then. */
function loadedPackages(): Promise<Packages> {
  packages ??= loadPackages();
  return packages;
}

async function loadPackages(): Promise<Packages> {
  const [axios, ky, got, ofetch, superagent] = await Promise.all([
    import('axios'),
    import('ky'),
    import('got'),
    import('ofetch'),
    import('superagent' as string),
  ]);
  const asModule = (module: object) => ({ __esModule: true, ...module });
  return {
    axios: axios.default,
    ky: asModule(ky),
    got: asModule(got),
    ofetch: asModule(ofetch),
    superagent: superagent.default,
  };
}

function freshPackages(loaded: Packages): Packages {
  const { axios } = loaded as { axios: typeof import('axios').default };
  const fresh = Object.assign(axios.create({ adapter: 'fetch' }), { __esModule: true });
  for (const key of Object.keys(axios)) {
    if (!(key in fresh)) Object.assign(fresh, { [key]: axios[key as keyof typeof axios] });
  }
  return { ...loaded, axios: Object.assign(fresh, { default: fresh }) };
}
