import type { CallSiteResult, FileResult, MentionResult, RunResult } from '../../runner/result/run-result.ts';
import { harmless } from '../harmless.ts';
import { byReason, placeOf, placesOf, type ReasonGroup } from '../sites.ts';
import { alignColumns, count, indent, oneLine } from './columns.ts';
import { type Paint, plain } from './paint.ts';
import { wrap, wrapItems } from './wrap.ts';

/** The width of a report, and how much it says. */
export interface Layout {
  readonly width: number;
  readonly isVerbose: boolean;
  readonly paint: Paint;
}

/** Without a terminal the possible width of a line is unknown. */
export const plainLayout: Layout = { width: 120, isVerbose: false, paint: plain };

const fewPlaces = 12;

/** Call sites grouped by reason, with their positions: `query parameters not documented (6)`. */
export function reasonLines(
  callSites: readonly CallSiteResult[],
  reasons: RunResult['reasons'],
  layout: Layout,
): string {
  return byReason(callSites, reasons)
    .map((group) => groupLines(group, layout))
    .join('\n\n');
}

function groupLines({ title, callSites, messages }: ReasonGroup, layout: Layout): string {
  const { width, paint } = layout;
  const head = `  ${paint('bold', title)} (${callSites.length})`;
  const blocks = messages.map(({ message, suggestion, callSites: sites }, index) =>
    [
      ...(message === messages[index - 1]?.message ? [] : [wrap(harmless(oneLine(message)), width, 4)]),
      paintLines(placeLines(sites, layout), 'cyan', paint),
      ...(suggestion === undefined ? [] : [paintLines(insteadLines(suggestion, width), 'dim', paint)]),
    ].join('\n'),
  );
  return [head, ...blocks].join('\n');
}

/** What to send instead; code of several lines is not wrapped. */
function insteadLines(suggestion: string, width: number): string {
  const text = harmless(suggestion.trimEnd());
  return text.includes('\n') ? indent(`instead:\n${text}`, 6) : wrap(`instead: ${text}`, width, 6);
}

/** `src/a.ts:12:3, src/b.ts:30:1`, as many as the layout shows; a terminal links each of them. */
function placeLines(sites: readonly CallSiteResult[], { width, isVerbose }: Layout): string {
  const spell = (site: CallSiteResult) => harmless(oneLine(placeOf(site) + (site.kind === 'mock' ? ' (mock)' : '')));
  const places = placesOf(sites, spell);
  const shown = isVerbose ? places : places.slice(0, fewPlaces);
  const more = places.length - shown.length;
  return wrapItems([...shown, ...(more > 0 ? [`and ${more} more`] : [])], ', ', width, 6);
}

/** Call sites grouped by the operation that they send. */
export function operationLines(callSites: readonly CallSiteResult[], layout: Layout): string {
  const operations = [...new Set(callSites.map(({ operation }) => operation))];
  return operations
    .map((operation) => {
      const sites = callSites.filter((site) => site.operation === operation);
      const head = wrap(`${operation} → ${sites[0]?.replacement} (${sites.length})`, layout.width, 2);
      return `${head}\n${paintLines(placeLines(sites, layout), 'cyan', layout.paint)}`;
    })
    .join('\n');
}

/** `file:line:column  the text as written` for each mention. */
export function mentionLines(mentions: readonly MentionResult[], { isVerbose, width }: Layout): string {
  const shown = isVerbose ? mentions : mentions.slice(0, fewPlaces);
  const rows = alignColumns(shown.map((mention) => [placeOf(mention), mention.text].map(shownText)));
  const more = mentions.length - shown.length;
  const cut = (line: string): string => (line.length > width ? `${line.slice(0, width - 1)}…` : line);
  return [...rows.map((row) => cut(`  ${row.join('  ')}`)), ...(more > 0 ? [`  and ${more} more`] : [])].join('\n');
}

/** `file:line:column  reason` for each failed file. */
export function failedFileLines(files: readonly FileResult[]): string {
  const rows = files.map(({ path, reason }) => {
    const [, position, why] = /^(\d+:\d+) (.*)$/s.exec(reason ?? '') ?? [];
    return position === undefined ? [path, reason ?? ''] : [`${path}:${position}`, why ?? ''];
  });
  return alignColumns(rows.map((cells) => cells.map(shownText)))
    .map((row) => `  ${row.join('  ')}`)
    .join('\n');
}

/** Ignore comments that can be removed. */
export function unusedIgnoreLines({ unusedIgnores, target }: RunResult, { width, isVerbose }: Layout): string {
  if (unusedIgnores.length === 0) return '';
  const places = unusedIgnores.map((place) => shownText(placeOf(place)));
  const shown = isVerbose ? places : places.slice(0, fewPlaces);
  const head = wrap(`nothing here is deprecated up to ${target}: remove ${count(places.length, 'comment')}`, width, 2);
  return `${head}\n${wrapItems(shown, ', ', width, 4)}`;
}

function shownText(text: string): string {
  return harmless(oneLine(text));
}

/** Each line on its own, so that a pager that cuts lines keeps the color. */
function paintLines(text: string, style: 'cyan' | 'dim', paint: Paint): string {
  return text
    .split('\n')
    .map((line) => paint(style, line))
    .join('\n');
}
