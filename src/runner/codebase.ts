import { dirname, extname, join, relative } from 'node:path';
import { ResolverFactory } from 'oxc-resolver';
import { openSource, type SourceFile } from '../source/source-file.ts';
import type { Codebase } from '../url/evaluate.ts';
import { readTextIfAny } from './files.ts';
import { slashed } from './find-root.ts';
import { readSource } from './read-source.ts';

const extensions = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs', '.json'];

/**
 * The files under a working directory, read and parsed when an import asks for them. Specifiers are resolved as Node and
 * TypeScript do (tsconfig `paths`, `extends` and references included); what lies in `node_modules` is no part of it.
 * `listed` are the files of the run, relative to `cwd`: packages of a workspace are known by them.
 */
export function openCodebase(cwd: string, listed: readonly string[]): Codebase {
  const resolver = new ResolverFactory({
    tsconfig: 'auto',
    extensions,
    extensionAlias: {
      '.js': ['.ts', '.tsx', '.js', '.jsx'],
      '.mjs': ['.mts', '.mjs'],
      '.cjs': ['.cts', '.cjs'],
      '.jsx': ['.tsx', '.jsx'],
    },
    conditionNames: ['import', 'require', 'node', 'default', 'types'],
  });
  const files = new Map<string, SourceFile | undefined>();
  const resolved = new Map<string, string | undefined>();
  let known: ReadonlyMap<string, string> | undefined;
  const packages = () => {
    known ??= packagesOf(cwd, listed);
    return known;
  };
  const resolve = (from: string, specifier: string): string | undefined => {
    const key = `${dirname(from)}\n${specifier}`;
    if (resolved.has(key)) return resolved.get(key);
    const found =
      ownFile(resolver.resolveFileSync(from, specifier).path) ?? ownFile(inWorkspace(resolver, packages(), specifier));
    resolved.set(key, found);
    return found;
  };
  return {
    open(from, specifier) {
      const path = resolve(join(cwd, from.path), specifier);
      if (path === undefined) return undefined;
      if (!files.has(path)) files.set(path, readFile(cwd, path));
      return files.get(path);
    },
  };
}

/** A resolved path, if it is source of the code base. */
function ownFile(path: string | undefined): string | undefined {
  const isOwn = path !== undefined && !/[\\/]node_modules[\\/]/.test(path) && !/\.d\.[cm]?ts$/.test(path);
  return isOwn && extensions.includes(extname(path)) ? path : undefined;
}

/** A package of the same workspace that is not installed or not built is looked for by its name, in its sources. */
function inWorkspace(
  resolver: ResolverFactory,
  packages: ReadonlyMap<string, string>,
  specifier: string,
): string | undefined {
  const name = /^(?:@[^/]+\/)?[^./@][^/]*/.exec(specifier)?.[0];
  const folder = name === undefined ? undefined : packages.get(name);
  if (name === undefined || folder === undefined) return undefined;
  const rest = specifier.slice(name.length);
  const tried = rest === '' ? ['./src/index', './src/main', './index', './lib/index'] : [`./src${rest}`, `.${rest}`];
  return tried.map((path) => resolver.sync(folder, path).path).find((path) => path !== undefined);
}

/** The folders of the packages that a list of files belongs to, by package name. */
function packagesOf(cwd: string, paths: readonly string[]): ReadonlyMap<string, string> {
  const folders = new Set<string>();
  for (const path of paths) {
    for (let folder = dirname(join(cwd, path)); !folders.has(folder); folder = dirname(folder)) {
      folders.add(folder);
      if (folder === cwd) break;
    }
  }
  const found = new Map<string, string>();
  for (const folder of folders) {
    const name = /"name"\s*:\s*"([^"]+)"/.exec(readTextIfAny(join(folder, 'package.json')) ?? '')?.[1];
    if (name !== undefined) found.set(name, folder);
  }
  return found;
}

/** A JSON file is read as a module with a default export. */
function readFile(cwd: string, realPath: string): SourceFile | undefined {
  const source = readSource(realPath);
  if ('reason' in source) return undefined;
  const path = slashed(relative(cwd, realPath));
  const text = extname(realPath) === '.json' ? `export default ${source.text}` : source.text;
  const opened = openSource(path, text);
  return 'failure' in opened ? undefined : opened;
}
