import { apiVersions } from '../../contract/versions.ts';
import type { Outcome } from '../../migrate/diagnostic.ts';
import type { CallSiteResult, FileResult, RunResult } from '../../runner/result/run-result.ts';
import { type Command, wordFor } from '../sites.ts';
import { alignColumns, count } from './columns.ts';
import { type Paint, plain } from './paint.ts';

/** The color of each outcome in all reports. */
export const outcomeStyles = {
  migrated: 'green',
  review: 'yellow',
  manual: 'red',
  ignored: 'gray',
} as const satisfies Record<Outcome, string>;

const outcomes = Object.keys(outcomeStyles) as Outcome[];

/** One line per API version that has call sites, oldest first, with the number of each outcome. */
export function summaryTable(
  { callSites }: RunResult,
  command: Command,
  { paint = plain, width = 120 }: { paint?: Paint; width?: number } = {},
): string {
  const versions = apiVersions().filter((version) => callSites.some(({ transform }) => transform === version));
  const groups = versions.map((version) => callSites.filter(({ transform }) => transform === version));
  const shown = outcomes.filter((outcome) => callSites.some((callSite) => callSite.outcome === outcome));
  const columnsWith = (noun: (number: number) => string) => [
    versions,
    numberColumn(groups, noun),
    ...shown.map((outcome) =>
      numberColumn(
        groups.map((group) => withOutcome(group, outcome)),
        () => wordFor(outcome, command),
      ),
    ),
  ];
  const wide = columnsWith((number) => count(number, 'call site').replace(/^\d+ /, ''));
  // A narrow terminal leaves out the words that are the same in every row.
  const isWide = alignColumns(transpose(wide)).every((row) => row.join('  ').length + 2 <= width);
  const columns = isWide ? wide : columnsWith(() => '');
  const styles = [null, null, ...shown.map((outcome) => outcomeStyles[outcome])];
  const paintCell = (cell: string, index: number): string => {
    const style = styles[index];
    return style ? paint(style, cell) : cell;
  };
  return alignColumns(transpose(columns))
    .map((row) => `  ${row.map(paintCell).join('  ')}`)
    .join('\n');
}

function withOutcome(callSites: readonly CallSiteResult[], outcome: Outcome): CallSiteResult[] {
  return callSites.filter((callSite) => callSite.outcome === outcome);
}

/** ` 9 migrated`, `12 migrated`; empty if there are none. */
function numberColumn(groups: readonly (readonly unknown[])[], noun: (number: number) => string): string[] {
  const width = Math.max(...groups.map(({ length }) => String(length).length));
  return groups.map(({ length }) => (length === 0 ? '' : `${String(length).padStart(width)} ${noun(length)}`));
}

function transpose(columns: readonly (readonly string[])[]): string[][] {
  return (columns[0] ?? []).map((_, row) => columns.map((column) => column[row] ?? ''));
}

/** `  of these, 3 in tests: 2 migrated, 1 manual`; an empty string if there are none. */
export function mocksLine({ summary, callSites }: RunResult, command: Command): string {
  if (summary.callSites.mocks === 0) return '';
  const mocks = callSites.filter(({ kind }) => kind === 'mock');
  const parts = outcomes.flatMap((outcome) => {
    const { length } = withOutcome(mocks, outcome);
    return length === 0 ? [] : [`${length} ${wordFor(outcome, command)}`];
  });
  return `  of these, ${summary.callSites.mocks} in tests: ${parts.join(', ')}\n`;
}

/**
 * `214 files: 9 changed, 200 unchanged, 1 failed, 4 excluded (3 generated, 1 node_modules); 1 created`; if nothing was
 * written, `9 to change` and `1 to create`.
 */
export function filesLine({ summary, files, written }: RunResult): string {
  const { listed, changed, unchanged, failed, excluded, created } = summary.files;
  const parts = { [written ? 'changed' : 'to change']: changed, unchanged, failed };
  const counted = Object.entries(parts).flatMap(([word, number]) => (number === 0 ? [] : [`${number} ${word}`]));
  return `${count(listed, 'file')}: ${[...counted, ...excludedPart(excluded, files)].join(', ')}${created === 0 ? '' : `; ${created} ${written ? 'created' : 'to create'}`}`;
}

/** `4 excluded (3 generated, 1 node_modules)`, most frequent reason first; empty if none is excluded. */
export function excludedPart(excluded: number, files: readonly FileResult[]): string[] {
  if (excluded === 0) return [];
  const reasons = new Map<string, number>();
  for (const { outcome, reason } of files) {
    if (outcome === 'excluded' && reason !== null) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  const sorted = [...reasons].sort(([, a], [, b]) => b - a).map(([reason, number]) => `${number} ${reason}`);
  return [sorted.length === 0 ? `${excluded} excluded` : `${excluded} excluded (${sorted.join(', ')})`];
}
