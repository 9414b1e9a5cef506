import { isRemovedAt } from '../contract/versions.ts';
import type { CallSiteResult, FileEdit, FileResult, RunResult } from '../runner/result/run-result.ts';
import { fixOf } from './fix.ts';
import { type Command, wordFor } from './sites.ts';

const schema = 'https://json.schemastore.org/sarif-2.1.0.json';

/** The result as SARIF 2.1.0: a rule for each operation, and a result with its fix for each call site. */
export function sarifReport(result: RunResult, command: Command): string {
  const operations = operationsOf(result);
  const log = {
    $schema: schema,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: result.tool.name, semanticVersion: result.tool.version, rules: [...operations.values()] },
        },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { ROOT: { description: { text: 'the working directory of the run' } } },
        invocations: [
          { executionSuccessful: result.summary.files.failed === 0, toolExecutionNotifications: failuresOf(result) },
        ],
        properties: { target: result.target, from: result.from, profile: result.profile },
        results: result.callSites.map((site) =>
          resultOf(site, [...operations.keys()].indexOf(idOf(site)), result, command),
        ),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function idOf({ operation }: Pick<CallSiteResult, 'operation'>): string {
  return `deprecated/${operation.replace(' ', '').replaceAll(/[{}]/g, '')}`;
}

function operationsOf({ callSites, target }: RunResult): ReadonlyMap<string, object> {
  return new Map(
    callSites.map((site) => [
      idOf(site),
      {
        id: idOf(site),
        name: site.name,
        shortDescription: { text: `${site.operation} is deprecated` },
        fullDescription: {
          text: `${site.operation} was deprecated in ${site.deprecatedIn} and is removed in ${site.removedIn}. ${site.replacement} replaces it.`,
        },
        defaultConfiguration: { level: isRemovedAt(site, target) ? 'error' : 'warning' },
        properties: { deprecatedIn: site.deprecatedIn, removedIn: site.removedIn, replacement: site.replacement },
      },
    ]),
  );
}

function resultOf(site: CallSiteResult, ruleIndex: number, result: RunResult, command: Command) {
  const { line, column, endLine, endColumn, notes, outcome, fingerprint } = site;
  const fix = result.written ? undefined : fixOf(site, result);
  const sentences = [`${site.operation} is deprecated; ${site.replacement} replaces it.`];
  return {
    ruleId: idOf(site),
    ruleIndex,
    level: levelOf(site, result),
    message: { text: [...sentences, ...notes.map(({ message }) => `${message}.`)].join('\n') },
    locations: [
      {
        physicalLocation: {
          artifactLocation: artifact(site.file),
          region: { startLine: line, startColumn: column, endLine, endColumn },
        },
      },
    ],
    partialFingerprints: { 'catalogueCodemod/v1': fingerprint },
    ...(result.baseline !== null && { baselineState: site.isKnown ? 'unchanged' : 'new' }),
    ...(outcome === 'ignored' && { suppressions: [{ kind: 'inSource' }] }),
    ...(fix !== undefined && {
      fixes: [{ description: { text: `send ${site.replacement}` }, artifactChanges: fix.map(changeOf) }],
    }),
    properties: {
      outcome: wordFor(outcome, command),
      kind: site.kind,
      adapter: site.adapter,
      reasons: notes.map(({ code }) => code),
      suggestions: notes.flatMap(({ suggestion }) => suggestion ?? []),
    },
  };
}

/** A change that is already written only needs a look. */
function levelOf(site: CallSiteResult, { target, written }: RunResult): 'error' | 'warning' | 'note' | 'none' {
  if (site.outcome === 'ignored') return 'none';
  if (written && site.outcome !== 'manual') return 'note';
  return isRemovedAt(site, target) ? 'error' : 'warning';
}

/** Lines and columns of an edit refer to the original file, as SARIF requires. */
function changeOf({ file, edits }: { file: FileResult; edits: readonly FileEdit[] }) {
  return {
    artifactLocation: artifact(file.path),
    replacements: edits.map(({ range: { line, column, endLine, endColumn }, after }) => ({
      deletedRegion: { startLine: line, startColumn: column, endLine, endColumn },
      ...(after !== '' && { insertedContent: { text: after } }),
    })),
  };
}

function failuresOf({ files }: RunResult) {
  return files.flatMap(({ path, outcome, reason }) =>
    outcome === 'failed'
      ? [
          {
            level: 'error',
            message: { text: reason ?? 'failed' },
            locations: [{ physicalLocation: { artifactLocation: artifact(path) } }],
          },
        ]
      : [],
  );
}

/** A path as a relative URI: each part is encoded. */
function artifact(path: string) {
  return { uri: path.split('/').map(encodePart).join('/'), uriBaseId: 'ROOT' };
}

/** Half of a surrogate pair has no encoding. */
function encodePart(part: string): string {
  return encodeURIComponent(part.replaceAll(/\p{Cs}/gu, '\u{fffd}'));
}
