import type { CallSiteResult, FileResult, RunResult } from '../runner/result/run-result.ts';
import { harmless } from './harmless.ts';
import { type Command, reasonOf, sitesOfFile, wordFor } from './sites.ts';
import { count, oneLine } from './terminal/columns.ts';
import { type DiffHunk, type DiffLine, readDiff } from './terminal/diff-lines.ts';
import { type Paint, plain } from './terminal/paint.ts';

/** The changes of every file as one unified diff, and nothing else: `git apply` accepts it. */
export function patchReport(result: RunResult): string {
  return result.files.flatMap(({ diff }) => (diff === null ? [] : [ended(diff)])).join('');
}

function ended(diff: string): string {
  return diff.endsWith('\n') ? diff : `${diff}\n`;
}

/**
 * The changes of every file, with a line for each hunk that says why: above the hunk on a terminal, otherwise after its
 * header, where `git apply` ignores it.
 */
export function diffReport(result: RunResult, command: Command, paint: Paint = plain): string {
  const changed = result.files.filter(({ diff }) => diff !== null);
  if (paint === plain) return changed.map((file) => plainDiff(file, result, command)).join('');
  return changed.map((file) => paintedDiff(file, result, command, paint)).join('\n');
}

function plainDiff(file: FileResult, result: RunResult, command: Command): string {
  const { hunks } = readDiff(file);
  const headers = new Set(hunks.map(({ header }) => header));
  let next = 0;
  const lines = ended(file.diff ?? '').split('\n');
  let [before, after] = [0, 0];
  const printed = lines.map((line) => {
    if (before > 0 || after > 0) {
      if (line.startsWith('\\')) return line;
      if (!line.startsWith('+')) before--;
      if (!line.startsWith('-')) after--;
      return line;
    }
    const hunk = hunks[next];
    if (hunk === undefined || !headers.has(line.trimEnd()) || line.trimEnd() !== hunk.header) return line;
    [before, after] = [hunk.oldLines, hunk.newLines];
    const why = shortReason(file, next++, result, command, longestHeader - hunk.header.length);
    return why === '' ? line : `${hunk.header} ${why}`;
  });
  return printed.join('\n');
}

function paintedDiff(file: FileResult, result: RunResult, command: Command, paint: Paint): string {
  const { header, hunks } = readDiff(file);
  const lines = header.map((line) => paint('bold', harmless(line)));
  const [hunk] = hunks;
  if (file.outcome === 'created' && hunk !== undefined && hunk.newLines > longestNewFile) {
    return `${[...lines, paint('dim', `new file, imported by the changed calls: ${hunk.newLines} lines, not shown here`)].join('\n')}\n`;
  }
  for (const [index, hunk] of hunks.entries()) {
    for (const why of hunkReasons(file, index, result, command)) lines.push(paint('dim', harmless(why)));
    lines.push(paint('cyan', hunk.header), ...hunkLines(hunk, paint));
  }
  return `${lines.join('\n')}\n`;
}

/** The lines of a hunk, colored. */
export function hunkLines({ lines }: DiffHunk, paint: Paint): string[] {
  return lines.flatMap((line) => {
    const painted = paintLine(line, paint);
    return line.isUnended ? [painted, '\\ No newline at end of file'] : [painted];
  });
}

function paintLine({ kind, text, segments }: DiffLine, paint: Paint): string {
  const shown = (part: string): string => harmless(part.replace(/\r$/, ''));
  if (kind === ' ') return ` ${shown(text)}`;
  const color = kind === '-' ? 'red' : 'green';
  if (segments === undefined) return paint(color, kind + shown(text));
  const parts = segments.map((one) =>
    one.isChanged ? paint([color, 'inverse'], shown(one.text)) : paint(color, shown(one.text)),
  );
  return paint(color, kind) + parts.join('');
}

/** Nobody reviews a long module that we wrote; the diff in a file or a pipe includes it. */
const longestNewFile = 40;

const mostReasons = 4;

/** The reason for a hunk: operation, version, outcome and reason of each call site in it. */
function hunkReasons(file: FileResult, index: number, result: RunResult, command: Command): readonly string[] {
  const sites = sitesOfHunk(file, index, result);
  if (sites.length === 0) return reasonWithoutSite(file, result);
  const reasons = [...new Set(sites.map((site) => whyOf(site, result, command)))];
  return reasons.length <= mostReasons
    ? reasons
    : [...reasons.slice(0, mostReasons), `and ${reasons.length - mostReasons} more`];
}

const longestHeader = 100;

/** The reason for a hunk in one phrase: the most telling one that fits. */
function shortReason(file: FileResult, index: number, result: RunResult, command: Command, room: number): string {
  const sites = sitesOfHunk(file, index, result);
  if (sites.length === 0) return reasonWithoutSite(file, result).join('');
  const byOutcome = grouped(sites, (site) => outcomeOf(site, result, command));
  const operations = byOutcome.map(
    ([outcome, some]) => `${[...new Set(some.map(({ operation }) => operation))].join(', ')} · ${outcome}`,
  );
  const calls = byOutcome.map(([outcome, some]) => `${count(some.length, 'call')} · ${outcome}`);
  const words = grouped(sites, (site) => wordFor(site.outcome, command));
  const counts = words.map(([word, some]) => `${count(some.length, 'call')} · ${word}`);
  const phrases = [operations.join('; '), calls.join('; ')].map(oneLine);
  return phrases.find(({ length }) => length < room) ?? counts.join('; ');
}

function grouped(
  sites: readonly CallSiteResult[],
  keyOf: (site: CallSiteResult) => string,
): readonly (readonly [string, readonly CallSiteResult[]])[] {
  return [...new Set(sites.map(keyOf))].map((key) => [key, sites.filter((site) => keyOf(site) === key)]);
}

function sitesOfHunk({ path }: FileResult, index: number, result: RunResult): readonly CallSiteResult[] {
  return sitesOfFile(result, path).own.filter(({ hunks }) => hunks.includes(index));
}

function reasonWithoutSite(file: FileResult, result: RunResult): readonly string[] {
  const { needing } = sitesOfFile(result, file.path);
  return needing.length === 0 ? [] : [reasonOfChange(file, needing)];
}

/** What a change is for that belongs to call sites elsewhere, which need it. */
export function reasonOfChange({ path, outcome }: FileResult, needing: readonly CallSiteResult[]): string {
  if (outcome === 'created') return 'new file, imported by the changed calls';
  const kinds = needing
    .flatMap(({ dependsOn }) => dependsOn.filter(({ file }) => file === path))
    .map(({ kind }) => kind);
  return kinds.includes('module')
    ? 'functions that the changed calls import'
    : 'a function gains an optional parameter for the changed calls';
}

/** Operation, version, outcome and reason of a call site on one line. */
export function whyOf(site: CallSiteResult, result: RunResult, command: Command): string {
  return oneLine(`${site.operation} · ${site.transform} · ${outcomeOf(site, result, command)}`);
}

/** `review: age ratings` */
function outcomeOf(site: CallSiteResult, result: RunResult, command: Command): string {
  const reason = reasonOf(site, result);
  return reason === '' ? wordFor(site.outcome, command) : `${wordFor(site.outcome, command)}: ${reason}`;
}
