import { gapOf } from '../contract/gaps.ts';
import { apiVersions, isRemovedAt } from '../contract/versions.ts';
import type { Outcome } from '../rewrite/diagnostic.ts';
import type { CallSiteResult, RunResult } from '../runner/run-result.ts';
import { count, oneLine } from './columns.ts';
import { diffReport } from './diff.ts';
import { type Command, type ExitCode, exitCodeOf, leftCallSites } from './exit-code.ts';
import { callSiteLines, failedFileLines, mentionLines } from './findings.ts';
import { type Paint, plain } from './paint.ts';
import { excludedPart, filesLine, mocksLine, outcomeStyles, summaryTable } from './summary.ts';

/**
 * What a person reads: the diff, unless it is on disk already or the command is `check`, and then the summary. `rerun` is
 * the command that makes the changes.
 */
export function textReport(result: RunResult, command: Command, paint: Paint = plain, rerun?: string): string {
  const summary = summaryReport(result, command, paint, rerun);
  const diff = command === 'check' || result.written ? '' : diffReport(result, paint);
  return diff === '' ? summary : `${diff}\n${summary}`;
}

/** The counts alone, for the stream beside a machine format. */
export function countsReport(result: RunResult, command: Command, paint: Paint = plain): string {
  if (result.summary.callSites.total === 0) return `${nothingFound(result)}\n`;
  return `${headline(result, command, paint)}\n\n${countLines(result, paint)}\n`;
}

function countLines(result: RunResult, paint: Paint): string {
  if (result.summary.callSites.total === 0) return `  ${nothingFound(result)}`;
  return `${summaryTable(result, paint)}\n${mocksLine(result)}\n  ${filesLine(result)}`;
}

/** No line of the summary begins like a line of a diff, so `git apply` passes over it. */
function summaryReport(result: RunResult, command: Command, paint: Paint, rerun?: string): string {
  const { summary } = result;
  if (summary.callSites.total + summary.mentions + summary.files.failed === 0) return `${nothingFound(result)}\n`;
  const sections = [
    headline(result, command, paint),
    countLines(result, paint),
    writtenFiles(result, paint),
    failedFiles(result, paint),
    ...callSiteSections(result, command, paint),
    mentions(result, paint),
    operations(result, paint),
    next(result, command, paint, rerun),
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

function headline({ target, from, profile, written }: RunResult, command: Command, paint: Paint): string {
  const mode = command === 'check' ? 'check' : written ? 'write' : 'dry run';
  const range = from === null ? `up to ${target}` : `after ${from} and up to ${target}`;
  return `${paint('bold', mode)}: operations deprecated ${range}, profile ${profile}`;
}

function section(heading: string, lines: string, paint: Paint): string {
  return lines === '' ? '' : `${paint('bold', heading)}\n${lines}`;
}

function writtenFiles({ written, files }: RunResult, paint: Paint): string {
  const changed = written ? files.filter(({ outcome }) => outcome === 'changed' || outcome === 'created') : [];
  return section('written', changed.map(({ path }) => `  ${oneLine(path)}`).join('\n'), paint);
}

function failedFiles({ files }: RunResult, paint: Paint): string {
  const failed = files.filter(({ outcome }) => outcome === 'failed');
  return section('failed · left as they are', failedFileLines(failed), paint);
}

/** What each outcome asks of a person; a default run says nothing of what it migrated. */
const headings: Record<Command, Partial<Record<Outcome, string>>> = {
  migrate: { manual: 'left as they are, for a person to change', review: 'changed, for a person to look at' },
  check: {
    manual: 'for a person to change',
    review: '`--write` changes them, for a person to look at',
    migrated: '`--write` changes them',
  },
};

function callSiteSections({ callSites }: RunResult, command: Command, paint: Paint): string[] {
  return Object.entries(headings[command]).map(([outcome, heading]) => {
    const found = callSites.filter((callSite) => callSite.outcome === outcome);
    const title = `${paint(outcomeStyles[outcome as Outcome], outcome)} · ${heading}`;
    return found.length === 0 ? '' : `${paint('bold', title)}\n${callSiteLines(found, paint)}`;
  });
}

function mentions({ mentions }: RunResult, paint: Paint): string {
  return section('mentioned · outside of any call, left as they are', mentionLines(mentions, paint), paint);
}

/** Each operation that occurs, since when it is deprecated, and what the contract leaves open about its replacement. */
function operations({ callSites, target, profile }: RunResult, paint: Paint): string {
  const occurring = callSites.filter(({ outcome }) => outcome !== 'ignored');
  const unique = [...new Map(occurring.map((callSite) => [callSite.operation, callSite])).values()];
  const sorted = apiVersions.flatMap((version) => unique.filter(({ transform }) => transform === version));
  return section(
    'operations',
    sorted.map((callSite) => operationLines(callSite, { target, profile }, paint)).join('\n'),
    paint,
  );
}

function operationLines(callSite: CallSiteResult, run: Pick<RunResult, 'target' | 'profile'>, paint: Paint): string {
  const { target, profile } = run;
  const { operation, replacement, deprecatedIn, removedIn } = callSite;
  const gone = isRemovedAt(callSite, target) ? `, gone at the target ${target}` : '';
  const lines = [
    `  ${paint('cyan', operation)} → ${paint('cyan', replacement)}`,
    `    deprecated since ${deprecatedIn}, removed in ${removedIn}${gone}`,
  ];
  const gap = gapOf(callSite, profile);
  return [...lines, ...(gap === null ? [] : [`    ${gap}`])].join('\n');
}

function next(result: RunResult, command: Command, paint: Paint, rerun?: string): string {
  const code = exitCodeOf(result, command);
  const steps = [
    result.summary.files.changed === 0 ? '' : `  ${changeStep(result, rerun)}`,
    code === 0 ? '' : `  exit code ${code}: ${exitCause(result, command, code)}`,
  ];
  return section('next', steps.filter((step) => step !== '').join('\n'), paint);
}

function changeStep({ summary, written, target }: RunResult, rerun?: string): string {
  const files = count(summary.files.changed, 'file');
  if (written) return `look at ${files} and run the tests; \`catalogue-codemod undo\` takes it all back`;
  return `run \`${rerun ?? `catalogue-codemod --target ${target} --write`}\` to change ${files}`;
}

/** What made the exit code of this result, where `exitCodes` names everything that can. */
function exitCause(result: RunResult, command: Command, code: ExitCode): string {
  if (code === 2) return `${count(result.summary.files.failed, 'file')} failed`;
  const left = count(leftCallSites(result, command).length, command === 'check' ? 'deprecated call site' : 'call site');
  return code === 3 ? `${left} left, of operations that are gone at the target ${result.target}` : `${left} left`;
}
