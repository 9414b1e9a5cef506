import { isRecord, type JsonRecord, listOf, memberOf } from './json-shape.ts';

/** The OpenAPI document of a server. Others wrote its contents: only `paths` is known to exist. */
export interface OpenApi {
  readonly root: JsonRecord;
  readonly paths: readonly ServedPath[];
}

/** A path in a document. */
export interface ServedPath {
  /** As in the document, after the path of the server's address. */
  readonly path: string;
  readonly parts: readonly string[];
  readonly item: JsonRecord;
}

/** An operation in a document. */
export interface ServedOperation {
  readonly path: ServedPath;
  readonly operation: JsonRecord;
}

/** The name and release that a document gives its server; undefined if either is missing, as in older documents. */
export function serverOf({ root }: OpenApi): { readonly title: string; readonly version: string } | undefined {
  const info = memberOf(root, 'info');
  const [title, version] = [memberOf(info, 'title'), memberOf(info, 'version')];
  const isRelease = typeof version === 'string' && /^v?\d+\.\d+\.\d+/.test(version);
  return isRelease ? { title: typeof title === 'string' ? title : '', version } : undefined;
}

/** Parses the text of a document; returns it, or why it is not an OpenAPI document. */
export function readOpenApi(text: string): OpenApi | { readonly reason: string } {
  let root: unknown;
  try {
    root = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { reason: /^\s*</.test(text) ? 'is a web page, not an OpenAPI document' : 'is not JSON' };
  }
  const paths = memberOf(root, 'paths');
  if (!isRecord(root) || !isRecord(paths)) return { reason: 'is not an OpenAPI document: it has no `paths`' };
  const bases = [...new Set(['', ...listOf(memberOf(root, 'servers')).map(basePath)])];
  const served = Object.entries(paths).flatMap(([path, item]) =>
    isRecord(item) && path.startsWith('/') ? bases.map((base) => servedPath(base + path, item)) : [],
  );
  return { root, paths: served };
}

function servedPath(path: string, item: JsonRecord): ServedPath {
  return { path, parts: path.split('/'), item };
}

/** The path of a server's address, without a trailing slash. */
function basePath(server: unknown): string {
  const url = memberOf(server, 'url');
  const path =
    typeof url === 'string' ? url.replace(/^[a-z][a-z\d+.-]*:\/\/[^/]*/i, '').replace(/(?<!\/)\/+$/, '') : '';
  return /[{?#]/.test(path) || !path.startsWith('/') ? '' : path;
}

/** The paths of a document that a path or a path template matches, most literal first. */
export function pathsLike({ paths }: OpenApi, path: string): readonly ServedPath[] {
  const parts = path.split('/');
  const found = paths.filter(
    (one) => one.parts.length === parts.length && one.parts.every((part, at) => fits(part, parts[at])),
  );
  const literals = ({ parts: own }: ServedPath) => own.filter((part, at) => part === parts[at]).length;
  return found.sort((a, b) => literals(b) - literals(a));
}

function fits(served: string, asked: string | undefined): boolean {
  return served === asked || (isParameter(served) && asked !== '');
}

function isParameter(part: string): boolean {
  return part.startsWith('{') && part.endsWith('}');
}

/** The operation of a document that matches a request. */
export function operationLike(document: OpenApi, method: string, path: string): ServedOperation | undefined {
  const [best] = pathsLike(document, path);
  const operation = best && memberOf(best.item, method.toLowerCase());
  return best && isRecord(operation) ? { path: best, operation } : undefined;
}

/** The same operation under another prefix: `/api/v2/tags` for `/v2/tags`, or the other way round. */
export function elsewhere(document: OpenApi, method: string, path: string): string | undefined {
  const isSame = ({ path: served }: ServedPath) => served.endsWith(path) || path.endsWith(served);
  const found = document.paths.find((one) => isSame(one) && isRecord(memberOf(one.item, method.toLowerCase())));
  return found?.path;
}

/** A value, or the target of its `$ref`; undefined if that does not exist. */
export function resolved({ root }: OpenApi, value: unknown): unknown {
  let current = value;
  for (let step = 0; step < 32; step++) {
    const ref = memberOf(current, '$ref');
    if (ref === undefined) return current;
    if (typeof ref !== 'string' || !ref.startsWith('#/')) return undefined;
    const names = ref.slice(2).split('/');
    current = names.reduce<unknown>((at, name) => memberOf(at, name.replaceAll('~1', '/').replaceAll('~0', '~')), root);
  }
  return undefined;
}
