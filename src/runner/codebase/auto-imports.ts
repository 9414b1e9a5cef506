import { basename, join } from 'node:path';
import { readTextIfAny } from '../files.ts';
import type { ListedFile } from '../listing/list-files.ts';
import { sharedScripts } from './shared-scripts.ts';

/** What files can use without importing it, as in Nuxt, Nitro, Ember, and scripts that are not modules. Paths are real paths. */
export interface AutoImports {
  /** The files from which a file, given by its path in the run, may get a name. */
  filesFor(from: string, name: string): readonly string[];
  /** For each file whose exports are available like this, the files that may use them. */
  readonly users: ReadonlyMap<string, readonly string[]>;
}

/** A file with names that other files can use without importing it. */
export interface Sharing {
  readonly file: ListedFile;
  readonly names: readonly string[];
  readonly isKnownIn: (path: string) => boolean;
}

const folders = /^(.*?\/)??(?:(server|shared)\/utils|(?:app\/|src\/)?(?:composables|utils))\/.*\.[cm]?[jt]s$/;

const injected = /^(.*?\/)??app\/services\/([\w-]+)\.[jt]s$/;

/** Looks for such files among those of a run. */
export function findAutoImports(cwd: string, listed: readonly ListedFile[]): AutoImports {
  const searched = listed.filter(({ exclusion }) => exclusion === null);
  const found = [...exportedToAll(cwd, searched), ...injectedByEmber(cwd, searched), ...sharedScripts(searched)];
  return {
    filesFor: (from, name) =>
      found.filter((one) => one.names.includes(name) && one.isKnownIn(from)).map(({ file }) => file.realPath),
    users: new Map(found.map((one) => [one.file.realPath, usersOf(one, searched)])),
  };
}

/** The files of a Nuxt or Nitro application whose exports need no import. */
function exportedToAll(cwd: string, searched: readonly ListedFile[]): readonly Sharing[] {
  return searched.flatMap((file): Sharing[] => {
    const [match, root = '', side] = folders.exec(file.path) ?? [];
    if (match === undefined || !dependsOnNuxt(join(cwd, root))) return [];
    const isKnownIn = (from: string) =>
      from !== file.path &&
      from.startsWith(root) &&
      // Server files can use server and shared files; all other files can use everything except server files.
      (side === 'shared' || from.startsWith(`${root}server/`) === (side === 'server'));
    return [{ file, names: exportedNames(file.realPath), isKnownIn }];
  });
}

/** The services of an Ember application, by the names under which it injects them. */
function injectedByEmber(cwd: string, searched: readonly ListedFile[]): readonly Sharing[] {
  return searched.flatMap((file): Sharing[] => {
    const [match, root = '', name = ''] = injected.exec(file.path) ?? [];
    if (match === undefined || !dependsOn(join(cwd, root), /"ember-source"\s*:/)) return [];
    const isKnownIn = (from: string) => from !== file.path && from.startsWith(`${root}app/`);
    return [{ file, names: [...new Set([name, camelCased(name)])], isKnownIn }];
  });
}

function usersOf({ names, isKnownIn }: Sharing, searched: readonly ListedFile[]): readonly string[] {
  if (names.length === 0) return [];
  const any = names.map((name) => name.replaceAll('$', '\\$')).join('|');
  const use = new RegExp(`(?:(?<![\\w$.])|\\b(?:window|globalThis|self)\\.)(?:${any})(?![\\w$])`);
  return searched
    .filter(({ path, realPath }) => isKnownIn(path) && use.test(readTextIfAny(realPath) ?? ''))
    .map(({ realPath }) => realPath);
}

function dependsOnNuxt(folder: string): boolean {
  if (dependsOn(folder, /"(?:nuxt|nuxt-nightly|nitropack|nitro)"\s*:/)) return true;
  return ['nuxt', 'nitro'].some((name) => readTextIfAny(join(folder, `${name}.config.ts`)) !== null);
}

function dependsOn(folder: string, name: RegExp): boolean {
  return name.test(readTextIfAny(join(folder, 'package.json')) ?? '');
}

function camelCased(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const declared = /\bexport\s+(?:async\s+)?(?:function\*?|const|let|class)\s+([\w$]+)/g;

/** The names that a file exports by declarations; a default export has the name of its file. */
function exportedNames(realPath: string): readonly string[] {
  const text = readTextIfAny(realPath) ?? '';
  const names = [...text.matchAll(declared)].map((match) => match[1] as string);
  if (!/\bexport\s+default\b/.test(text)) return names;
  const file = basename(realPath).replace(/\.[cm]?[jt]s$/, '');
  return [...names, camelCased(file)];
}
