import { UsageError } from '../../contract/usage-error.ts';
import { readTextIfAny, writeReport } from '../files.ts';
import { jsonErrorAt } from './json-error.ts';
import type { BaselineEntry, RunResult } from './run-result.ts';

const marker = 'catalogue-codemod baseline';

/** Saves the call sites that are left as known ones, sorted, so that a change of the file is easy to review. */
export function writeBaseline(path: string, { callSites, written }: RunResult): void {
  const left = callSites.filter(({ outcome }) => (written ? outcome === 'manual' : outcome !== 'ignored'));
  const entries = left.map(({ fingerprint, file, operation }): BaselineEntry => ({ fingerprint, file, operation }));
  entries.sort(
    (a, b) => compare(a.file, b.file) || compare(a.operation, b.operation) || compare(a.fingerprint, b.fingerprint),
  );
  const lines = entries.map((entry) => `    ${JSON.stringify(entry)}`);
  const list = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`;
  const reason = writeReport(path, `{\n  "kind": "${marker}",\n  "version": 1,\n  "callSites": ${list}\n}\n`);
  if (reason !== null) throw new UsageError(`the baseline \`${path}\` cannot be written (${reason})`);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Reads the entries of a baseline. Throws a UsageError for any other file. */
export function readBaseline(path: string): readonly BaselineEntry[] {
  const text = readTextIfAny(path);
  if (text === null) {
    throw new UsageError(`the baseline \`${path}\` cannot be read; \`--update-baseline\` writes it`);
  }
  const value = parsed(path, text);
  if (value?.kind !== marker || value.version !== 1 || !Array.isArray(value.callSites)) {
    throw new UsageError(`\`${path}\` is not a baseline; \`--update-baseline\` writes one`);
  }
  const entries: readonly unknown[] = value.callSites;
  if (entries.every(isEntry)) return entries;
  throw new UsageError(`\`${path}\` has an entry without fingerprint, file or operation`);
}

function parsed(path: string, text: string): Record<string, unknown> | null {
  const json = text.replace(/^\uFEFF/, '');
  const error = jsonErrorAt(json);
  if (error) throw new UsageError(`${path}:${error.line}:${error.column} unexpected ${error.found}`);
  return JSON.parse(json) as Record<string, unknown> | null;
}

function isEntry(value: unknown): value is BaselineEntry {
  if (typeof value !== 'object' || value === null) return false;
  return ['fingerprint', 'file', 'operation'].every(
    (key) => typeof (value as Record<string, unknown>)[key] === 'string',
  );
}

/** Marks the call sites that a baseline lists, and collects its entries that no longer exist. */
export function applyBaseline(result: RunResult, file: string, entries: readonly BaselineEntry[]): RunResult {
  const listed = new Set(entries.map(({ fingerprint }) => fingerprint));
  const found = new Set(result.callSites.map(({ fingerprint }) => fingerprint));
  const callSites = result.callSites.map((site) => ({ ...site, isKnown: listed.has(site.fingerprint) }));
  const known = callSites.filter(({ isKnown }) => isKnown).length;
  const stale = entries.filter(({ fingerprint }) => !found.has(fingerprint));
  return { ...result, callSites, baseline: { file, known, stale } };
}
