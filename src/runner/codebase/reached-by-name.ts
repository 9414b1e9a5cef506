import { isVersionText, type Seeds } from '../../migrate/service/seeds.ts';
import { addTo } from '../../source/groups.ts';
import { carriedNames } from '../../source/outline/carried-names.ts';
import { type Names, passedOn, type ReExport } from '../../source/outline/re-exports.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { readTextIfAny } from '../files.ts';
import type { Resolve } from './resolve-import.ts';

/** How the files of a code base are read and found. */
export interface Opening {
  readonly resolve: Resolve;
  /** The code in a file, by its real path; empty if it can't be read or parsed. */
  readonly open: (path: string) => readonly SourceFile[];
}

/** For each file, the files that use something from it. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

/** Which files use which in a code base. */
export interface Edges {
  readonly importersOf: Importers;
  /** Uses without an import: the names that a framework provides, and members of every component. */
  readonly implicit: Importers;
}

/** What must be known about a file to tell what it uses from others. */
interface Node {
  readonly specifiers: readonly string[];
  readonly seeds: Seeds;
  /** What it exports from others, if it does nothing else. */
  readonly reExports: readonly ReExport[] | undefined;
}

/**
 * The files that contain the start of a deprecated path, or use a name from another file that depends on one. Only
 * files that such a name leads to are parsed.
 */
export function reachedByName(
  files: ReadonlyMap<string, Node>,
  { importersOf, implicit }: Edges,
  { resolve, open }: Opening,
): ReadonlySet<string> {
  const reached = new Map<string, Names>();
  const waiting = new Set([...files].flatMap(([path, { seeds }]) => (seeds.hasVersion ? [path] : [])));
  const users = inverted(implicit);
  for (const path of waiting) {
    waiting.delete(path);
    const importers = importersOf.get(path) ?? none;
    const names = carriedBy(path, importers.size > 0);
    const before = reached.get(path);
    if (names === undefined || names === before || (before !== undefined && sizeOf(names) === sizeOf(before))) continue;
    reached.set(path, names);
    if (sizeOf(names) > 0) for (const importer of importers) waiting.add(importer);
  }
  return new Set(reached.keys());

  /** The names that a file passes on; undefined if no such path is in it or reaches it. */
  function carriedBy(path: string, isImported: boolean): Names | undefined {
    const node = files.get(path);
    const isHolder = node?.seeds.hasVersion === true;
    const isGiven = (users.get(path) ?? []).some((target) => sizeOf(reached.get(target) ?? none) > 0);
    if (isGiven || (isHolder && (node.seeds.isNamed || implicit.has(path)))) return 'all';
    if (isHolder && !isImported) return none;
    const from = new Map(
      (node?.specifiers ?? []).flatMap((one) => {
        const names = reached.get(resolve(path, one) ?? '');
        return names === undefined || sizeOf(names) === 0 ? [] : [[one, names] as const];
      }),
    );
    if (!isHolder && node?.reExports !== undefined) {
      const names = passedOn(node.reExports, (source) => from.get(source));
      return sizeOf(names) === 0 ? undefined : names;
    }
    if (!isHolder && !mayName(path, [...from.values()])) return undefined;
    const opened = open(path);
    if (opened.length === 0) return 'all';
    const carried = opened.map((file) =>
      carriedNames(file, { isSeed: isVersionText, carriedBy: (source) => from.get(source) }),
    );
    if (!isHolder && !carried.some(({ isReached }) => isReached)) return undefined;
    if (implicit.has(path) || carried.some(({ names }) => names === 'all')) return 'all';
    return new Set(carried.flatMap(({ names }) => [...names]));
  }
}

const none: ReadonlySet<string> = new Set();

function sizeOf(names: Names): number {
  return names === 'all' ? Number.POSITIVE_INFINITY : names.size;
}

/** Takes what each file leads to, such as its imports; gives the files that lead to each. */
export function inverted(targetsOf: ReadonlyMap<string, Iterable<string>>): ReadonlyMap<string, readonly string[]> {
  const sources = new Map<string, string[]>();
  for (const [source, targets] of targetsOf) {
    for (const target of targets) addTo(sources, target, source);
  }
  return sources;
}

/** Code by which a file may use a name of another without spelling it: `export *`, `import * as`, `require(`. */
const unspelled = /\b(?:export|import)\s*\*|\*\s*as\s|\b(?:require|import)\s*\(/;

/** Whether a file may use one of some names from another, judged by its text. */
function mayName(path: string, given: readonly Names[]): boolean {
  if (given.length === 0) return false;
  if (given.some((names) => names === 'all' || names.has('default'))) return true;
  const text = readTextIfAny(path) ?? '';
  const isNamed = given.some((names) => names !== 'all' && [...names].some((name) => text.includes(name)));
  return isNamed || unspelled.test(text);
}
