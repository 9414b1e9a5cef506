import { within } from '../contract/api.ts';
import { UsageError } from '../contract/usage-error.ts';
import { explainLine } from '../explain/explain-line.ts';
import type { Explanation } from '../explain/explanation.ts';
import { type MigrateOptions, migrateFile } from '../migrate/migrate-file.ts';
import { openAll, openSource, positions, type SourceFile } from '../source/source-file.ts';
import { composeEdits } from '../source/text-edit.ts';
import { setUp } from './configuration/own-transforms.ts';
import { findRoot } from './listing/find-root.ts';
import type { ListedFile } from './listing/list-files.ts';
import { readSource } from './listing/read-source.ts';
import { openRun } from './open-run.ts';
import type { RunOptions } from './run.ts';
import { eachInTurn } from './scan/each-in-turn.ts';
import { compilerFor } from './typecheck/compiler.ts';

/** Explains how everything on one line was understood. A place is `FILE:LINE`, as in a report; a column is ignored. */
export type Explain = (place: string) => readonly Explanation[];

/**
 * Works out the same as a run, and returns a function that explains single lines. It throws a UsageError for an invalid
 * place, and for a file that the run does not read; for the `first` place, before the files are scanned.
 */
export async function openExplanations(options: RunOptions, first?: string): Promise<Explain> {
  const { api } = setUp(options.transforms);
  const explain = await within(api, () => openWithin(options, first));
  return (place) => within(api, () => explain(place));
}

async function openWithin(options: RunOptions, first: string | undefined): Promise<Explain> {
  const { listed, scan } = openRun(options, migrateFile, { compiler: await compilerFor(options) });
  if (first !== undefined) findLine(options.cwd, listed, first);
  const { scans, optionsFor } = await scan(options.profile, (items, work) => eachInTurn(items, work, options));
  const scanOf = new Map(scans.map((one) => [one.file.path, one]));
  return (place) => {
    const { files, line } = findLine(options.cwd, listed, place);
    return files.flatMap((file) =>
      explainLine(file, line, withOwnGrowth(file, optionsFor(file.path)), {
        reported: scanOf.get(file.path)?.callSites ?? [],
        textOf: (path) => textOf(listed.find((one) => one.path === path)),
        sendersOf: (text) => {
          const isIt = (one: typeof text) =>
            one.file === text.file && one.line === text.line && one.column === text.column;
          return scans.filter(({ sentFromElsewhere }) => sentFromElsewhere.some(isIt)).map((one) => one.file.path);
        },
      }),
    );
  };
}

/** The line, in each script block of its file or in the file as a whole. */
function findLine(cwd: string, listed: readonly ListedFile[], place: string) {
  const [, name = '', number = ''] = /^(.+?):(\d+)(?::\d+)?$/.exec(place) ?? [];
  const line = Number(number);
  if (line < 1) throw new UsageError(`\`--explain\` must be a place such as \`src/api.ts:12\`, not \`${place}\``);
  const { realPath } = findRoot(cwd, name);
  const found = listed.find((one) => one.realPath === realPath);
  if (found === undefined) throw new UsageError(`\`${name}\` is not among the files of this run`);
  const source = found.exclusion ?? readSource(realPath);
  if ('reason' in source) throw new UsageError(`\`${name}\` is not read: ${source.reason}`);
  const files = openAll(found.path, source.text);
  const whole = openSource(found.path, source.text);
  if (files.length === 0 && 'failure' in whole) {
    throw new UsageError(`\`${name}\` is not read: ${whole.failure.reason}`);
  }
  const last = positions(source.text)(source.text.length).line;
  if (line > last) throw new UsageError(`\`${name}\` has ${last} lines, not ${line}`);
  return { files, line };
}

/** Lets functions that only this file can call gain parameters; the rest of the run does not know about that. */
function withOwnGrowth({ path, text }: SourceFile, options: MigrateOptions): MigrateOptions {
  const { grown = [] } = migrateFile(path, text, options);
  if (grown.length === 0) return options;
  const { priorEdits = new Map() } = options;
  const edits = composeEdits(text, priorEdits.get(path) ?? [], grown);
  return { ...options, priorEdits: new Map([...priorEdits, [path, edits]]) };
}

function textOf(file: ListedFile | undefined): string | undefined {
  const source = file === undefined || file.exclusion ? undefined : readSource(file.realPath);
  return source !== undefined && 'text' in source ? source.text : undefined;
}
