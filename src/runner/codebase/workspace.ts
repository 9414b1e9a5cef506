import { dirname, join } from 'node:path';
import { readTextIfAny } from '../files.ts';

/** A package of the code base, described by its `package.json`. */
export interface OwnPackage {
  readonly folder: string;
  readonly manifest: Readonly<Record<string, unknown>>;
}

/** The packages that a list of files belongs to, by name; paths are relative to `cwd`. */
export function packagesOf(cwd: string, paths: readonly string[]): ReadonlyMap<string, OwnPackage> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let folder = dirname(join(cwd, path)); !folders.has(folder); folder = dirname(folder)) {
      folders.add(folder);
      if (folder === cwd) break;
    }
  }
  const found = new Map<string, OwnPackage>();
  for (const folder of folders) {
    const manifest = readManifest(folder);
    if (typeof manifest.name === 'string') found.set(manifest.name, { folder, manifest });
  }
  return found;
}

function readManifest(folder: string): OwnPackage['manifest'] {
  try {
    return Object(JSON.parse(readTextIfAny(join(folder, 'package.json')) ?? '{}'));
  } catch {
    return {};
  }
}

/** Splits a bare specifier into the name of its package and the rest, which starts with `/` or is empty. */
export function splitSpecifier(specifier: string): { readonly name: string; readonly rest: string } | undefined {
  const name = /^(?:@[^/]+\/)?[^./@][^/]*/.exec(specifier)?.[0];
  return name === undefined ? undefined : { name, rest: specifier.slice(name.length) };
}

const built = /^\.?\/?(?:dist|build|out|lib|es|esm|cjs|umd)\/(?:(?:es|esm|cjs|umd|src|types)\/)?/;
const entries = ['./src/index', './src/main', './index', './lib/index'];

/**
 * Where the source of a package may be, best guess first, given the rest of a specifier. The manifest names build
 * output, whose source is looked for in `src`.
 */
export function sourcesOf({ manifest }: OwnPackage, rest: string): readonly string[] {
  const targets = rest === '' ? [manifest.source, manifest.main, manifest.module, manifest.types] : [];
  const named = [...exported(manifest.exports, rest), ...targets].filter((target) => typeof target === 'string');
  const inSource = named.flatMap((target) => {
    const path = target.replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '');
    return built.test(path) ? [path.replace(built, './src/'), path.replace(built, './')] : [`./${path}`];
  });
  return [...inSource, ...(rest === '' ? entries : [`./src${rest}`, `.${rest}`])];
}

/** The targets of `exports` under any condition, with `*` replaced by the rest of the specifier. */
function exported(exports: unknown, rest: string): readonly string[] {
  if (typeof exports === 'string') return rest === '' ? [exports] : [];
  if (typeof exports !== 'object' || exports === null) return [];
  const isOfPaths = Object.keys(exports).some((key) => key.startsWith('.'));
  if (!isOfPaths) return rest === '' ? textsIn(exports) : [];
  return Object.entries(exports).flatMap(([key, target]) => {
    const [before = '', after] = key.split('*');
    const path = `.${rest}`;
    if (after === undefined) return key === path ? textsIn(target) : [];
    if (!path.startsWith(before) || !path.endsWith(after)) return [];
    const taken = path.slice(before.length, path.length - after.length);
    return textsIn(target).map((text) => text.replaceAll('*', taken));
  });
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
