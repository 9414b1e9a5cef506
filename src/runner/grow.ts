import type { Growth } from '../call-sites/call-site.ts';
import { chooseGrowth, type Grown, withNotes } from '../rewrite/grow-wrappers.ts';
import type { MigrateOptions, migrateFile } from '../rewrite/migrate-file.ts';
import { mayMisuse, misuses } from '../rewrite/uses.ts';
import { openAll } from '../source/source-file.ts';
import { Evaluator } from '../url/evaluate.ts';
import type { ListedFile } from './list-files.ts';
import { readSource } from './read-source.ts';
import { type FileScan, type Scanning, scanFile } from './scan-file.ts';

/** The scans of all files, and how to scan one of them again as they were scanned. */
interface GrownScans {
  readonly scans: readonly FileScan[];
  again(file: ListedFile, more: Partial<MigrateOptions>): FileScan;
  /** What they were scanned with. */
  readonly options: MigrateOptions;
}

/**
 * Lets functions that files share grow where call sites need it, and scans again what that concerns: the files of the
 * functions and of the call sites. A function grows only if it stands in a listed file, and no listed file uses it other
 * than by calling it.
 */
export function growFunctions(scans: readonly FileScan[], scanning: Scanning): GrownScans {
  const { groundwork, notes } = growthFor(scans, scanning);
  const { migrate } = scanning;
  const options: MigrateOptions = { ...scanning.options, groundwork };
  const telling: typeof migrateFile = (path, text, asked) => withNotes(path, migrate(path, text, asked), notes);
  const importers = new Set([...scanning.importers, ...groundwork.keys()]);
  const again: GrownScans['again'] = (file, more) =>
    scanFile(file, { ...scanning, options: { ...options, ...more }, importers, migrate: telling });
  if (groundwork.size === 0) return { scans, again, options };
  const isConcerned = ({ file: { path }, wanted }: FileScan): boolean => groundwork.has(path) || wanted.length > 0;
  return {
    scans: scans.map((scan, index) => (isConcerned(scan) ? again(scanning.listed[index] as ListedFile, {}) : scan)),
    again,
    options,
  };
}

function growthFor(scans: readonly FileScan[], { listed, options, migrate }: Scanning): Grown {
  const asking = scans
    .map(({ file, wanted }) => ({ path: file.path, wanted }))
    .filter(({ wanted }) => wanted.length > 0);
  const files = new Map(listed.map((file) => [file.path, file]));
  const evaluator = new Evaluator(options.codebase);
  const again: Parameters<typeof chooseGrowth>[1] = (path, groundwork, only) =>
    migrate(path, textOf(files.get(path)) ?? '', { ...options, groundwork, ...(only && { only }) });
  const isFit = (growth: Growth): boolean =>
    [...growth.edits.keys()].every(({ path, text }) => textOf(files.get(path)) === text) &&
    !listed.some((file) => isMisusedIn(file, evaluator, growth));
  return chooseGrowth(asking, again, isFit);
}

function textOf(file: ListedFile | undefined): string | undefined {
  const source = file === undefined || file.exclusion ? undefined : readSource(file.realPath);
  return source !== undefined && 'text' in source ? source.text : undefined;
}

function isMisusedIn(file: ListedFile, evaluator: Evaluator, growth: Growth): boolean {
  const text = textOf(file);
  if (text === undefined || !mayMisuse(text, growth)) return false;
  const opened = openAll(file.path, text);
  return opened.length === 0 || opened.some((one) => misuses(one, evaluator, growth));
}
