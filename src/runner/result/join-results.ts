import { UsageError } from '../../contract/usage-error.ts';
import { readTextIfAny } from '../files.ts';
import { jsonErrorAt } from './json-error.ts';
import type { BaselineResult, FileResult, Reason, RunResult } from './run-result.ts';
import { withPath } from './unified-diff.ts';

/** A result, and the folder for its files in a joined result. */
export interface NamedResult {
  readonly name: string;
  readonly result: RunResult;
}

/** Reads a report that `--format json` or `--report FILE.json` wrote. Throws a UsageError for any other file. */
export function readResult(path: string): NamedResult {
  const text = readTextIfAny(path)?.replace(/^\uFEFF/, '');
  if (text === undefined) throw new UsageError(`\`${path}\` cannot be read`);
  const error = jsonErrorAt(text);
  if (error) throw new UsageError(`${path}:${error.line}:${error.column} unexpected ${error.found}`);
  const value = JSON.parse(text) as Partial<RunResult> | null;
  if (value?.tool?.name !== 'catalogue-codemod' || !Array.isArray(value.callSites))
    throw new UsageError(`\`${path}\` is not a report of this tool; \`--report ${path}\` writes one`);
  if (value.schemaVersion !== 2)
    throw new UsageError(`\`${path}\` has schema version ${value.schemaVersion}; write it again with this release`);
  return { name: path.replace(/^(?:\.\.?\/)+/, '').replace(/\.json$/i, ''), result: value as RunResult };
}

/**
 * Joins the results of several code bases into one, with a folder for each. Throws a UsageError for results with
 * different targets.
 */
export function joinResults(all: readonly NamedResult[]): RunResult {
  const [first, ...others] = all;
  if (first === undefined) throw new UsageError('`report` needs the JSON reports to join');
  for (const { name, result } of others) {
    if (result.target !== first.result.target || result.from !== first.result.from)
      throw new UsageError(
        `\`${name}\` and \`${first.name}\` are reports for different versions: ${rangeOf(result)} and ${rangeOf(first.result)}`,
      );
  }
  const moved = shortNames(all).map(inFolder);
  return {
    ...first.result,
    profile: [...new Set(moved.map(({ profile }) => profile))].join(', '),
    written: moved.every(({ written }) => written),
    summary: moved.map(({ summary }) => summary).reduce(added),
    reasons: reasonsOf(moved.flatMap(({ reasons }) => reasons)),
    baseline: baselineOf(moved.flatMap(({ baseline }) => (baseline === null ? [] : [baseline]))),
    callSites: moved.flatMap(({ callSites }) => callSites),
    questions: moved.flatMap(({ questions = [] }) => questions).sort((a, b) => b.unlocks - a.unlocks),
    contradictions: moved.flatMap(({ contradictions = [] }) => contradictions),
    mentions: moved.flatMap(({ mentions }) => mentions),
    unusedIgnores: moved.flatMap(({ unusedIgnores }) => unusedIgnores),
    files: moved.flatMap(({ files }) => files),
    tests: moved.flatMap(({ tests = [] }) => tests),
  };
}

function rangeOf({ target, from }: RunResult): string {
  return from === null ? target : `${from} to ${target}`;
}

/** Removes the folders that all names share. */
function shortNames(all: readonly NamedResult[]): readonly NamedResult[] {
  const folders = all.map(({ name }) => name.split('/').slice(0, -1));
  const [first = []] = folders;
  const end = first.findIndex((folder, index) => folders.some((one) => one[index] !== folder));
  const shared = end === -1 ? first.length : end;
  const names = all.map(({ name }) => name.split('/').slice(shared).join('/'));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new UsageError(`\`${twice}\` is named twice`);
  return all.map(({ result }, index) => ({ name: names[index] as string, result }));
}

function inFolder({ name, result }: NamedResult): RunResult {
  const moved = <T extends { readonly file: string }>(one: T): T => ({ ...one, file: `${name}/${one.file}` });
  return {
    ...result,
    callSites: result.callSites.map((site) => ({ ...moved(site), dependsOn: site.dependsOn.map(moved) })),
    questions: result.questions?.map((one) => ({ ...moved(one), calls: one.calls.map((place) => `${name}/${place}`) })),
    contradictions: result.contradictions?.map(moved),
    mentions: result.mentions.map(moved),
    unusedIgnores: result.unusedIgnores.map(moved),
    baseline: result.baseline && { ...moved(result.baseline), stale: result.baseline.stale.map(moved) },
    files: result.files.map((file) => movedFile(file, name)),
    tests: result.tests?.map((path) => `${name}/${path}`),
  };
}

function movedFile(file: FileResult, name: string): FileResult {
  const path = `${name}/${file.path}`;
  return { ...file, path, diff: file.diff && withPath(file.diff, path) };
}

type Counts = { readonly [name: string]: number | Counts };

/** Adds up numbers that have the same names. */
function added<T>(one: T, other: T): T {
  const sum = (a: Counts, b: Counts): Counts =>
    Object.fromEntries(
      Object.entries(a).map(([name, value]) => {
        const more = b[name] ?? 0;
        return [name, typeof value === 'number' ? value + Number(more) : sum(value, more as Counts)];
      }),
    );
  return sum(one as Counts, other as Counts) as T;
}

function reasonsOf(all: readonly Reason[]): readonly Reason[] {
  const joined = new Map<string, Reason>();
  for (const reason of all) {
    const callSites = (joined.get(reason.code)?.callSites ?? 0) + reason.callSites;
    joined.set(reason.code, { ...reason, callSites });
  }
  return [...joined.values()].sort((a, b) => b.callSites - a.callSites);
}

function baselineOf(all: readonly BaselineResult[]): BaselineResult | null {
  if (all.length === 0) return null;
  return {
    file: all.map(({ file }) => file).join(', '),
    known: all.reduce((sum, { known }) => sum + known, 0),
    stale: all.flatMap(({ stale }) => stale),
  };
}
