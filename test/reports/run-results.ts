import { type Deprecation, deprecations } from '../../src/contract/deprecations.ts';
import type { Note, Outcome } from '../../src/migrate/diagnostic.ts';
import type { CallSiteResult, FileResult, MentionResult, RunResult } from '../../src/runner/result/run-result.ts';

/** A result whose counts fit what it holds. */
export function resultOf(parts: Partial<RunResult>): RunResult {
  const { callSites = [], mentions = [], files = [] } = parts;
  const filesWith = (outcome: string) => files.filter((file) => file.outcome === outcome).length;
  const callSitesWith = (outcome: string) => callSites.filter((callSite) => callSite.outcome === outcome).length;
  return {
    schemaVersion: 2,
    tool: { name: 'catalogue-codemod', version: '0.1.0' },
    target: '1.26.0',
    from: null,
    profile: 'contract',
    written: false,
    summary: {
      files: {
        listed: files.length - filesWith('created'),
        scanned: files.length - filesWith('created') - filesWith('excluded'),
        changed: filesWith('changed'),
        unchanged: filesWith('unchanged'),
        failed: filesWith('failed'),
        excluded: filesWith('excluded'),
        created: filesWith('created'),
      },
      callSites: {
        total: callSites.length,
        migrated: callSitesWith('migrated'),
        review: callSitesWith('review'),
        manual: callSitesWith('manual'),
        ignored: callSitesWith('ignored'),
        mocks: callSites.filter(({ kind }) => kind === 'mock').length,
      },
      mentions: mentions.length,
    },
    reasons: [],
    baseline: null,
    questions: [],
    contradictions: [],
    tests: [],
    callSites,
    mentions,
    unusedIgnores: [],
    files,
    ...parts,
  };
}

/** A call site of an operation of the contract's table, at `file:line:column`. */
export function callSite(
  operation: string,
  outcome: Outcome,
  at = 'src/api.ts:12:9',
  ...notes: Note[]
): CallSiteResult {
  const [file = '', line = '1', column = '1'] = at.split(':');
  const row = rowOf(operation);
  const range = { line: Number(line), column: Number(column), endLine: Number(line), endColumn: Number(column) + 20 };
  return {
    file,
    ...range,
    before: range,
    after: range,
    edits: [],
    hunks: [],
    dependsOn: [],
    isKnown: false,
    excerpt: { line: Number(line), text: 'list();' },
    operation,
    name: row.name,
    replacement: row.replacement,
    deprecatedIn: row.deprecatedIn,
    removedIn: row.removedIn,
    transform: row.deprecatedIn,
    kind: 'request',
    adapter: 'fetch',
    outcome,
    notes,
    fingerprint: '0123456789ab',
  };
}

function rowOf(operation: string): Deprecation {
  const row = deprecations.find((candidate) => candidate.operation === operation);
  if (!row) throw new Error(`no deprecation of ${operation}`);
  return row;
}

export function mention(operation: string, at: string, text: string): MentionResult {
  const [file = '', line = '1', column = '1'] = at.split(':');
  return { file, line: Number(line), column: Number(column), text, operation };
}

export function file(path: string, outcome: FileResult['outcome'], reason: string | null = null): FileResult {
  return { path, outcome, reason, diff: null, edits: [], hunks: [] };
}

export function changedFile(path: string, diff: string): FileResult {
  return { path, outcome: 'changed', reason: null, diff, edits: [], hunks: [] };
}
