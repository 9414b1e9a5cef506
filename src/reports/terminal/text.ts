import { gapOf } from '../../contract/gaps.ts';
import { apiVersions, isRemovedAt } from '../../contract/versions.ts';
import type { Outcome } from '../../migrate/diagnostic.ts';
import type { CallSiteResult, RunResult } from '../../runner/result/run-result.ts';
import { diffReport } from '../diff.ts';
import { type ExitCode, exitCodeOf, isOpen, leftCallSites, type Tolerance } from '../exit-code.ts';
import { harmless } from '../harmless.ts';
import { questionsHeading } from '../questions.ts';
import { type Command, wordFor } from '../sites.ts';
import { count, oneLine } from './columns.ts';
import {
  failedFileLines,
  type Layout,
  mentionLines,
  operationLines,
  plainLayout,
  reasonLines,
  unusedIgnoreLines,
} from './findings.ts';
import { contradictionLines, questionLines } from './questions.ts';
import { excludedPart, filesLine, mocksLine, outcomeStyles, summaryTable } from './summary.ts';
import { wrap } from './wrap.ts';

/** The next steps that a report suggests. */
export interface NextSteps {
  /** The command as the user types it here. */
  readonly name?: string;
  /** The command line that makes the changes. */
  readonly next?: string;
  /** Whether the written changes are committed, so that git can undo them. */
  readonly isCommitted?: boolean;
}

/** The layout of a report, and its suggestions. */
export interface TextOptions extends Partial<Layout>, Tolerance, NextSteps {}

interface Told extends Layout, Tolerance, Required<NextSteps> {
  readonly command: Command;
}

/**
 * The report for a person: the diff, unless it is on disk already or the command is `check`, then what to do about it.
 */
export function textReport(result: RunResult, command: Command, options: TextOptions = {}): string {
  const told = toldOf(result, command, options);
  const summary = summaryReport(result, told);
  const diff = command === 'check' || result.written ? '' : diffReport(result, command, told.paint);
  return diff === '' ? summary : `${diff}\n${summary}`;
}

/** Only the counts, for stderr when stdout has a machine format. */
export function countsReport(result: RunResult, command: Command, options: TextOptions = {}): string {
  const told = toldOf(result, command, options);
  if (result.summary.callSites.total === 0) return `${nothingFound(result)}\n`;
  return `${headline(result, told)}\n\n${countLines(result, told)}\n`;
}

const narrowest = 60;

function toldOf({ target }: RunResult, command: Command, { width = plainLayout.width, ...options }: TextOptions): Told {
  const name = options.name ?? 'catalogue-codemod';
  const next = `${name} --target ${target} --write`;
  return { ...plainLayout, name, next, isCommitted: false, ...options, width: Math.max(narrowest, width), command };
}

function countLines(result: RunResult, told: Told): string {
  if (result.summary.callSites.total === 0) return `  ${nothingFound(result)}`;
  return `${summaryTable(result, told.command, told)}\n${mocksLine(result, told.command)}${baselineLine(result)}\n${wrap(filesLine(result), told.width, 2)}`;
}

/** No line of the summary begins like a line of a diff, so `git apply` ignores it. */
function summaryReport(result: RunResult, told: Told): string {
  const { summary, unusedIgnores, baseline } = result;
  const asked = result.questions.length + result.contradictions.length;
  const found = summary.callSites.total + summary.mentions + summary.files.failed + unusedIgnores.length + asked;
  if (found + (baseline?.stale.length ?? 0) === 0) return `${nothingFound(result)}\n`;
  const sections = [
    headline(result, told),
    countLines(result, told),
    writtenFiles(result, told),
    failedFiles(result, told),
    ...callSiteSections(result, told),
    section('mentioned · deprecated paths outside of calls, not changed', mentionLines(result.mentions, told), told),
    section('unused `catalogue-codemod-ignore`', unusedIgnoreLines(result, told), told),
    staleEntries(result, told),
    section('not used · the code contradicts the configuration', contradictionLines(result.contradictions, told), told),
    section(questionsHeading, questionLines(result.questions, told), told),
    told.isVerbose ? operations(result, told) : '',
    next(result, told),
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

function nothingFound({ summary, files, target }: RunResult): string {
  const { listed, excluded, failed } = summary.files;
  const parts = [
    count(listed - excluded - failed, 'file'),
    ...(failed === 0 ? [] : [`${failed} failed`]),
    ...excludedPart(excluded, files),
  ];
  return `no deprecated call sites in ${parts.join(', ')} for target ${target}`;
}

function headline({ target, from, profile, written }: RunResult, { command, paint }: Told): string {
  const mode = command === 'check' ? 'check' : written ? 'write' : 'dry run';
  const range = from === null ? `up to ${target}` : `after ${from} and up to ${target}`;
  return `${paint('bold', mode)}: operations deprecated ${range}, profile ${profile}`;
}

function section(heading: string, lines: string, { paint }: Told): string {
  return lines === '' ? '' : `${paint('bold', heading)}\n${lines}`;
}

function writtenFiles({ written, files }: RunResult, told: Told): string {
  const changed = written ? files.filter(({ outcome }) => outcome === 'changed' || outcome === 'created') : [];
  return section('written', changed.map(({ path }) => `  ${harmless(oneLine(path))}`).join('\n'), told);
}

function failedFiles({ files }: RunResult, told: Told): string {
  const failed = files.filter(({ outcome }) => outcome === 'failed');
  return section('failed · not changed', failedFileLines(failed), told);
}

/** What each outcome asks of a person; a default run does not list what it migrated. */
const headings: Record<Command, Partial<Record<Outcome, string>>> = {
  migrate: { review: 'changed, please check', manual: 'not changed, left for you' },
  check: {
    migrated: '`--write` changes',
    review: '`--write` changes these; check them afterwards',
    manual: 'left for you',
  },
};

function callSiteSections({ callSites, reasons }: RunResult, told: Told): string[] {
  return Object.entries(headings[told.command]).map(([name, heading]) => {
    const outcome = name as Outcome;
    const found = callSites.filter((site) => site.outcome === outcome && !site.isKnown);
    if (found.length === 0) return '';
    const title = `${told.paint(outcomeStyles[outcome], wordFor(outcome, told.command))} · ${heading} (${found.length})`;
    const withNotes = found.filter(({ notes }) => notes.length > 0);
    const others = found.filter(({ notes }) => notes.length === 0);
    const parts = [reasonLines(withNotes, reasons, told), operationLines(others, told)];
    return section(title, parts.filter((part) => part !== '').join('\n\n'), told);
  });
}

function baselineLine({ baseline }: RunResult): string {
  return baseline === null ? '' : `  ${baseline.known} listed in ${harmless(oneLine(baseline.file))}\n`;
}

function staleEntries({ baseline }: RunResult, told: Told): string {
  if (baseline === null || baseline.stale.length === 0) return '';
  const lines = baseline.stale.map(({ file, operation }) => `  ${harmless(oneLine(`${file} ${operation}`))}`);
  return section(
    `gone · the baseline lists ${count(lines.length, 'call site')} that no longer exist`,
    lines.join('\n'),
    told,
  );
}

/** Each operation that occurs, its deprecation version, and what the contract leaves open about its replacement. */
function operations({ callSites, target, profile }: RunResult, told: Told): string {
  const occurring = callSites.filter(({ outcome }) => outcome !== 'ignored');
  const unique = [...new Map(occurring.map((callSite) => [callSite.operation, callSite])).values()];
  const sorted = apiVersions().flatMap((version) => unique.filter(({ transform }) => transform === version));
  const lines = sorted.map((callSite) => factsOf(callSite, { target, profile }, told));
  return section('operations', lines.join('\n'), told);
}

function factsOf(callSite: CallSiteResult, run: Pick<RunResult, 'target' | 'profile'>, { paint, width }: Told): string {
  const { operation, replacement, deprecatedIn, removedIn } = callSite;
  const gone = isRemovedAt(callSite, run.target) ? `, so gone in ${run.target}` : '';
  const gap = gapOf(callSite, run.profile);
  return [
    `  ${paint('cyan', operation)} → ${paint('cyan', replacement)}`,
    `    deprecated since ${deprecatedIn}, removed in ${removedIn}${gone}`,
    ...(gap === null ? [] : [wrap(gap, width, 4)]),
  ].join('\n');
}

function next(result: RunResult, told: Told): string {
  const code = exitCodeOf(result, told.command, told);
  const steps = [
    ...changeStep(result, told),
    ...(code === 0 ? [] : [wrap(`exit code ${code}: ${exitCause(result, told, code)}`, told.width, 2)]),
  ];
  return section('next', steps.join('\n'), told);
}

/** The command is alone on its line, so that it can be copied. */
function changeStep({ summary, written, unusedIgnores }: RunResult, told: Told): string[] {
  const files = count(summary.files.changed, 'file');
  if (summary.files.changed === 0) return unusedIgnores.length > 0 ? ['  remove the unused comments'] : [];
  if (written && told.isCommitted) {
    return ['  review the new commits, one for each version (`git log -p`), and run your tests'];
  }
  if (written) return [`  review ${files} and run your tests; \`${told.name} undo\` restores everything`];
  return [`  to change ${files}:`, `    ${told.paint('bold', told.next)}`];
}

/** The actual cause of the exit code, while `exitCodes` names all possible ones. */
function exitCause(result: RunResult, told: Told, code: ExitCode): string {
  if (code === 2) return `${count(result.summary.files.failed, 'file')} failed`;
  const open = leftCallSites(result, told.command).filter((site) => isOpen(site, told));
  const left = count(open.length, told.command === 'check' ? 'deprecated call site' : 'call site');
  return code === 3 ? `${left} left, calling operations that no longer exist in ${result.target}` : `${left} left`;
}
