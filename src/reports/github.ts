import { isRemovedAt } from '../contract/versions.ts';
import type { CallSiteResult, RunResult } from '../runner/result/run-result.ts';
import { type Command, reasonOf, wordFor } from './sites.ts';

/** The open call sites as workflow commands, which GitHub shows as annotations on the lines of a change. */
export function githubReport(result: RunResult, command: Command): string {
  const open = result.callSites.filter((site) => isTold(site, command));
  const sites = open.map((site) =>
    annotation(levelOf(site, result, command), site, titleOf(site, result, command), messageOf(site)),
  );
  const unused = result.unusedIgnores.map((place) =>
    annotation(
      'notice',
      place,
      'unused comment',
      `nothing here is deprecated up to ${result.target}: remove the comment`,
    ),
  );
  const failed = result.files.flatMap(({ path, outcome, reason }) =>
    outcome === 'failed' ? [annotation('error', { file: path }, 'file not read', reason ?? '')] : [],
  );
  return [...failed, ...sites, ...unused].map((line) => `${line}\n`).join('');
}

function isTold({ outcome, isKnown }: CallSiteResult, command: Command): boolean {
  if (isKnown || outcome === 'ignored') return false;
  return command === 'check' || outcome !== 'migrated';
}

type Level = 'error' | 'warning' | 'notice';

function levelOf(site: CallSiteResult, { target }: RunResult, command: Command): Level {
  if (isRemovedAt(site, target) && (command === 'check' || site.outcome === 'manual')) return 'error';
  return site.outcome === 'manual' || command === 'check' ? 'warning' : 'notice';
}

function titleOf(site: CallSiteResult, result: RunResult, command: Command): string {
  const reason = reasonOf(site, result);
  return `${site.operation} · ${wordFor(site.outcome, command)}${reason === '' ? '' : `: ${reason}`}`;
}

function messageOf({ replacement, deprecatedIn, notes }: CallSiteResult): string {
  const lines = notes.map(({ message, suggestion }) =>
    suggestion === undefined ? message : `${message}\ninstead: ${suggestion}`,
  );
  return [`deprecated in ${deprecatedIn}, replaced by ${replacement}`, ...lines].join('\n');
}

interface At {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
  readonly endLine?: number;
  readonly endColumn?: number;
}

/** GitHub accepts columns only if a call is on one line. */
function annotation(
  level: Level,
  { file, line, column, endLine, endColumn }: At,
  title: string,
  message: string,
): string {
  const isOneLine = endLine === undefined || endLine === line;
  const places = { file, line, endLine, ...(isOneLine && { col: column, endColumn }), title };
  const properties = Object.entries(places).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${escapeProperty(String(value))}`],
  );
  return `::${level} ${properties.join(',')}::${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
