import { resolve } from 'node:path';
import { apiOfRun } from '../contract/api.ts';
import { UsageError } from '../contract/usage-error.ts';
import { deprecationsBetween } from '../contract/versions.ts';
import { follow } from './files.ts';
import { commitFiles, workTreeTop } from './git.ts';
import type { RunResult } from './result/run-result.ts';
import { reasonsOf } from './result/summarize.ts';
import type { RunOptions } from './run.ts';
import { dropJournal, readJournal } from './writing/journal.ts';

/**
 * Runs once for each API version up to the target, oldest first, and commits what each run changed. Returns one result
 * for all of them.
 */
export async function runPerVersion(
  options: RunOptions,
  run: (options: RunOptions) => Promise<RunResult>,
): Promise<RunResult> {
  const versions = [...new Set(deprecationsBetween(options).map(({ deprecatedIn }) => deprecatedIn))];
  const top = workTreeTop(follow(options.cwd).realPath);
  if (top === null) throw new UsageError('`--commit-per-version` needs a git repository');
  let asked = options;
  const results: RunResult[] = [];
  for (const target of versions) {
    const result = await run({ ...asked, target });
    results.push(result);
    commit(result, top, options.cwd);
    const { chooseProfile: _, onInterruption: __, ...rest } = asked;
    asked = { ...rest, from: target, profile: result.profile };
  }
  return results.length === 0 ? run(options) : together(results, options);
}

function commit(result: RunResult, top: string, cwd: string): void {
  const inTree = (outcome: 'changed' | 'created') =>
    result.files.flatMap((file) => (file.outcome === outcome ? resolve(cwd, file.path) : []));
  const [changed, created] = [inTree('changed'), inTree('created')];
  if (changed.length + created.length === 0) return;
  const failure = commitFiles(top, { changed, created, message: messageOf(result) });
  if (failure !== null) {
    throw new UsageError(`the changes of ${result.target} are written, but git did not commit them: ${failure}`);
  }
  const journal = readJournal(cwd);
  // git can undo what is committed.
  if (journal !== undefined) dropJournal(journal);
}

/** What the version changed, operation by operation, and what is left. */
function messageOf({ target, callSites }: RunResult): string {
  const edited = callSites.filter(({ outcome }) => outcome === 'migrated' || outcome === 'review');
  const left = callSites.filter(({ outcome }) => outcome === 'manual').length;
  const changes = new Map<string, number>();
  for (const { operation, replacement } of edited) {
    const line = `${operation} → ${replacement}`;
    changes.set(line, (changes.get(line) ?? 0) + 1);
  }
  const lines = [...changes].map(([line, number]) => `- ${line} (${callsOf(number)})`);
  const rest = left === 0 ? [] : ['', `Not changed: ${callsOf(left)} of deprecated operations.`];
  return [`Move to version ${target} of the ${apiOfRun().name} API`, '', ...lines, ...rest, ''].join('\n');
}

function callsOf(number: number): string {
  return number === 1 ? '1 call' : `${number} calls`;
}

/** Combines the results of consecutive runs into one. */
function together(results: readonly RunResult[], { from }: RunOptions): RunResult {
  const last = results.at(-1) as RunResult;
  // The reported diffs are those of the last run.
  const callSites = results.flatMap((result) =>
    result === last ? result.callSites : result.callSites.map((site) => ({ ...site, hunks: [] })),
  );
  const created = results.flatMap(({ files }) => files.filter(({ outcome }) => outcome === 'created'));
  const changed = new Set(results.flatMap(({ files }) => files.filter(isChanged).map(({ path }) => path)));
  const files = [
    ...last.files
      .filter(({ outcome }) => outcome !== 'created')
      .map((file) =>
        file.outcome === 'unchanged' && changed.has(file.path) ? { ...file, outcome: 'changed' as const } : file,
      ),
    ...created,
  ];
  const numberOf = (outcome: string) => files.filter((file) => file.outcome === outcome).length;
  const sitesOf = (outcome: string) => callSites.filter((site) => site.outcome === outcome).length;
  return {
    ...last,
    from: from === null ? null : (results[0]?.from ?? null),
    summary: {
      files: {
        ...last.summary.files,
        ...{ changed: numberOf('changed'), unchanged: numberOf('unchanged'), created: created.length },
      },
      callSites: {
        total: callSites.length,
        ...{ migrated: sitesOf('migrated'), review: sitesOf('review') },
        ...{ manual: sitesOf('manual'), ignored: sitesOf('ignored') },
        mocks: callSites.filter(({ kind }) => kind === 'mock').length,
      },
      mentions: last.mentions.length,
    },
    reasons: reasonsOf(callSites),
    callSites,
    files,
    tests: [...new Set(results.flatMap(({ tests }) => tests))].sort(),
  };
}

function isChanged({ outcome }: RunResult['files'][number]): boolean {
  return outcome === 'changed';
}
