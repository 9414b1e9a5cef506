import { gapOf } from '../../contract/gaps.ts';
import { apiVersions, isRemovedAt } from '../../contract/versions.ts';
import type { Outcome } from '../../migrate/diagnostic.ts';
import type { ProfileHint } from '../../runner/result/profile-hint.ts';
import type { CallSiteResult, RunResult } from '../../runner/result/run-result.ts';
import { diffReport } from '../diff.ts';
import { type ExitCode, exitCodeOf, isOpen, leftCallSites, type Tolerance } from '../exit-code.ts';
import { harmless } from '../harmless.ts';
import { questionsHeading } from '../questions.ts';
import { type Command, headingsFor, wordFor } from '../sites.ts';
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
import { signText } from './profile-hint.ts';
import { contradictionLines, questionLines } from './questions.ts';
import { excludedPart, filesLine, mocksLine, outcomeStyles, summaryTable } from './summary.ts';
import { wrap } from './wrap.ts';

/** The next steps that a report suggests. */
export interface NextSteps {
  /** The command as the user types it here. */
  readonly name?: string;
  /** The command line that makes the changes. */
  readonly next?: string;
  /** If the code suggests a different profile: the evidence for it, and the command that shows its changes. */
  readonly other?: { readonly hint: ProfileHint; readonly look: string } | undefined;
  /** The folder in which the printed or saved diff can be applied, if that is not the working directory. */
  readonly patchFolder?: string;
  /** Whether the written changes are committed, so that git can undo them. */
  readonly isCommitted?: boolean;
}

/** The layout of a report, and its suggestions. */
export interface TextOptions extends Partial<Layout>, Tolerance, NextSteps {}

interface Shown extends Layout, Tolerance, Required<Omit<NextSteps, 'other'>>, Pick<NextSteps, 'other'> {
  readonly command: Command;
}

/** The report for a person: the diff, unless it is on disk already or the command is `check`, and what to do about it. */
export function textParts(
  result: RunResult,
  command: Command,
  options: TextOptions = {},
): { readonly changes: string; readonly summary: string } {
  const shown = shownWith(result, command, options);
  const diff = command === 'check' || result.written ? '' : diffReport(result, command, shown.paint);
  return { changes: diff === '' ? '' : `${diff}\n`, summary: summaryReport(result, shown) };
}

/** Only the counts, for stderr when stdout has a machine format. */
export function countsReport(result: RunResult, command: Command, options: TextOptions = {}): string {
  const shown = shownWith(result, command, options);
  if (result.summary.callSites.total === 0) return `${nothingFound(result)}\n`;
  return `${headline(result, shown)}\n\n${countLines(result, shown)}\n`;
}

const narrowest = 60;

function shownWith(
  { target }: RunResult,
  command: Command,
  { width = plainLayout.width, ...options }: TextOptions,
): Shown {
  const name = options.name ?? 'catalogue-codemod';
  const next = `${name} --target ${target} --write`;
  return {
    ...plainLayout,
    name,
    next,
    patchFolder: '.',
    isCommitted: false,
    ...options,
    width: Math.max(narrowest, width),
    command,
  };
}

function countLines(result: RunResult, shown: Shown): string {
  if (result.summary.callSites.total === 0) return `  ${nothingFound(result)}`;
  return `${summaryTable(result, shown.command, shown)}\n${mocksLine(result, shown.command)}${baselineLine(result)}\n${wrap(filesLine(result), shown.width, 2)}`;
}

/** No line of the summary begins like a line of a diff, so `git apply` ignores it. */
function summaryReport(result: RunResult, shown: Shown): string {
  const { summary, unusedIgnores, baseline } = result;
  const asked = result.questions.length + result.contradictions.length;
  const found = summary.callSites.total + summary.mentions + summary.files.failed + unusedIgnores.length + asked;
  if (found + (baseline?.stale.length ?? 0) === 0) return `${nothingFound(result)}\n`;
  const sections = [
    headline(result, shown),
    countLines(result, shown),
    writtenFiles(result, shown),
    failedFiles(result, shown),
    ...callSiteSections(result, shown),
    section('mentioned · deprecated paths outside of calls, not changed', mentionLines(result.mentions, shown), shown),
    section('unused `catalogue-codemod-ignore`', unusedIgnoreLines(result, shown), shown),
    staleEntries(result, shown),
    section(
      'not used · the code contradicts the configuration',
      contradictionLines(result.contradictions, shown),
      shown,
    ),
    section(questionsHeading, questionLines(result.questions, shown), shown),
    shown.isVerbose ? operations(result, shown) : '',
    next(result, shown),
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

function headline({ target, from, profile, written }: RunResult, { command, paint }: Shown): string {
  const mode = command === 'check' ? 'check' : written ? 'write' : 'dry run';
  const range = from === null ? `up to ${target}` : `after ${from} and up to ${target}`;
  return `${paint('bold', mode)}: operations deprecated ${range}, profile ${profile}`;
}

function section(heading: string, lines: string, { paint }: Shown): string {
  return lines === '' ? '' : `${paint('bold', heading)}\n${lines}`;
}

function writtenFiles({ written, files }: RunResult, shown: Shown): string {
  const changed = written ? files.filter(({ outcome }) => outcome === 'changed' || outcome === 'created') : [];
  return section('written', changed.map(({ path }) => `  ${harmless(oneLine(path))}`).join('\n'), shown);
}

function failedFiles({ files }: RunResult, shown: Shown): string {
  const failed = files.filter(({ outcome }) => outcome === 'failed');
  return section('failed · not changed', failedFileLines(failed), shown);
}

function callSiteSections({ callSites, reasons, written }: RunResult, shown: Shown): string[] {
  return Object.entries(headingsFor(shown.command, written)).map(([name, heading]) => {
    const outcome = name as Outcome;
    const found = callSites.filter((site) => site.outcome === outcome && !site.isKnown);
    if (found.length === 0) return '';
    const title = `${shown.paint(outcomeStyles[outcome], wordFor(outcome, shown.command))} · ${heading} (${found.length})`;
    const withNotes = found.filter(({ notes }) => notes.length > 0);
    const others = found.filter(({ notes }) => notes.length === 0);
    const parts = [reasonLines(withNotes, reasons, shown), operationLines(others, shown)];
    return section(title, parts.filter((part) => part !== '').join('\n\n'), shown);
  });
}

function baselineLine({ baseline }: RunResult): string {
  return baseline === null ? '' : `  ${baseline.known} listed in ${harmless(oneLine(baseline.file))}\n`;
}

function staleEntries({ baseline }: RunResult, shown: Shown): string {
  if (baseline === null || baseline.stale.length === 0) return '';
  const lines = baseline.stale.map(({ file, operation }) => `  ${harmless(oneLine(`${file} ${operation}`))}`);
  return section(
    `gone · the baseline lists ${count(lines.length, 'call site')} that no longer exist`,
    lines.join('\n'),
    shown,
  );
}

/** Each operation that occurs, its deprecation version, and what the contract leaves open about its replacement. */
function operations({ callSites, target, profile }: RunResult, shown: Shown): string {
  const occurring = callSites.filter(({ outcome }) => outcome !== 'ignored');
  const unique = [...new Map(occurring.map((callSite) => [callSite.operation, callSite])).values()];
  const sorted = apiVersions().flatMap((version) => unique.filter(({ transform }) => transform === version));
  const lines = sorted.map((callSite) => factsOf(callSite, { target, profile }, shown));
  return section('operations', lines.join('\n'), shown);
}

function factsOf(
  callSite: CallSiteResult,
  run: Pick<RunResult, 'target' | 'profile'>,
  { paint, width }: Shown,
): string {
  const { operation, replacement, deprecatedIn, removedIn } = callSite;
  const gone = isRemovedAt(callSite, run.target) ? `, so gone in ${run.target}` : '';
  const gap = gapOf(callSite, run.profile);
  return [
    `  ${paint('cyan', operation)} → ${paint('cyan', replacement)}`,
    `    deprecated in ${deprecatedIn}, removed in ${removedIn}${gone}`,
    ...(gap === null ? [] : [wrap(gap, width, 4)]),
  ].join('\n');
}

function next(result: RunResult, shown: Shown): string {
  const code = exitCodeOf(result, shown.command, shown);
  const steps = [
    ...changeStep(result, shown),
    ...testStep(result, shown),
    ...(code === 0 ? [] : [wrap(`exit code ${code}: ${exitCause(result, shown, code)}`, shown.width, 2)]),
  ];
  return section('next', steps.join('\n'), shown);
}

/** The command is alone on its line, so that it can be copied. */
function changeStep({ summary, written, unusedIgnores }: RunResult, shown: Shown): string[] {
  const files = count(summary.files.changed, 'file');
  if (summary.files.changed === 0) return unusedIgnores.length > 0 ? ['  remove the unused comments'] : [];
  if (written && shown.isCommitted) {
    return ['  review the new commits, one for each version (`git log -p`), and run your tests'];
  }
  if (written) return [`  review ${files} and run your tests; \`${shown.name} undo\` restores everything`];
  return [...otherStep(shown), ...patchStep(shown), `  to change ${files}:`, `    ${shown.paint('bold', shown.next)}`];
}

/** The first tests by name; more are of no use in a list. */
function testStep({ tests = [] }: RunResult, { width }: Shown): string[] {
  const more = tests.length - mostTests;
  const named = [...tests.slice(0, mostTests), ...(more > 0 ? [`${more} more`] : [])].join(', ');
  if (tests.length === 0) return [];
  const lead = tests.length === 1 ? 'this test uses' : 'these tests use';
  return [wrap(harmless(`${lead} changed code and may still mock the old requests: ${named}`), width, 2)];
}

const mostTests = 5;

function patchStep({ command, patchFolder, width }: Shown): string[] {
  if (command === 'check' || patchFolder === '.') return [];
  const line = `files outside of this folder change: to apply the diff, run \`git apply\` or \`patch -p1\` in \`${patchFolder}\``;
  return [wrap(line, width, 2)];
}

function otherStep({ other, paint, width }: Shown): string[] {
  if (other === undefined) return [];
  const { server, sign } = other.hint;
  const line = `if your server is ${server.name} (${signText(sign)} suggests it), see what its profile changes:`;
  return [wrap(harmless(line), width, 2), `    ${paint('bold', other.look)}`];
}

/** The actual cause of the exit code, while `exitCodes` names all possible ones. */
function exitCause(result: RunResult, shown: Shown, code: ExitCode): string {
  if (code === 2) return `${count(result.summary.files.failed, 'file')} failed`;
  const open = leftCallSites(result, shown.command).filter((site) => isOpen(site, shown));
  const left = count(open.length, shown.command === 'check' ? 'deprecated call site' : 'call site');
  return code === 3 ? `${left} left; ${result.target} has removed an operation that is still called` : `${left} left`;
}
