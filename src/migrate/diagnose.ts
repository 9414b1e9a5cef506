import type * as t from '@babel/types';
import type { Deprecation } from '../contract/deprecations.ts';
import type { Refusal } from '../requests/call-site.ts';
import { endOf, type SourceFile, startOf } from '../source/source-file.ts';
import type { Evaluator } from '../values/evaluate.ts';
import type { Decision } from './analyze.ts';
import type { Diagnostic, Note, Outcome } from './diagnostic.ts';
import { documentNotes } from './document-notes.ts';
import { isPlanned, type Planned, type Unplanned } from './edits/plan.ts';
import type { MigrateOptions } from './migrate-file.ts';
import { methodOf, replacementPath } from './migration.ts';
import type { PassedText } from './passed-texts.ts';
import { missingFactOf, missingTextOf } from './service/missing-facts.ts';
import type { FoundTried } from './service/tried-calls.ts';
import type { TestText } from './test-texts.ts';

/** The outcome of a call site: one diagnostic for each deprecated operation that it may send. */
export function diagnose(
  { plan, isIgnored, refusal, edits }: Decision,
  options: MigrateOptions,
  evaluator: Evaluator,
): Diagnostic[] {
  const { site, deprecations } = plan;
  const kind = site.double === undefined ? 'request' : 'mock';
  const reported = (outcome: Outcome, notesFor: (deprecation: Deprecation) => readonly Note[]) =>
    deprecations.map((deprecation) =>
      diagnostic({ ...site, kind, deprecation, outcome, notes: notesFor(deprecation), edits }, options),
    );
  const tell = (outcome: Outcome, notes: readonly Note[]) => reported(outcome, () => notes);
  if (isIgnored) return tell('ignored', []);
  if (refusal !== undefined) {
    const left = reported('manual', (deprecation) => [noteOf(refusal, plan, deprecation)]);
    return left.map((one, index) => {
      const missing = missingFactOf(site, refusal, evaluator, deprecations[index] as Deprecation);
      return missing === undefined ? one : { ...one, missing };
    });
  }
  const notes = isPlanned(plan) ? [...plan.notes, ...documentNotes(plan, options.document, options.profile)] : [];
  return tell(notes.length > 0 ? 'review' : 'migrated', notes);
}

/** A call in a test that is only partly understood: it is always left. */
export function diagnoseTestText(
  file: SourceFile,
  { deprecation, node, adapter }: TestText,
  options: MigrateOptions,
  isIgnored: (offset: number) => boolean,
): Diagnostic {
  const message = 'the test expects the old request; change it together with the calls that it tests';
  const suggestion = replacementOf(deprecation, options);
  const reported = { file, node, adapter, kind: 'mock', deprecation } as const;
  return left(reported, { code: 'test-text', message, suggestion }, options, isIgnored);
}

/** A call that receives a path and could not be analyzed further: it is always left. */
export function diagnosePassedText(
  file: SourceFile,
  { text: { node: text, deprecation }, node }: PassedText,
  options: MigrateOptions,
  isIgnored: (offset: number) => boolean,
  evaluator: Evaluator,
): Diagnostic {
  const { line } = file.positionOf(startOf(text));
  const where = file.positionOf(startOf(node)).line === line ? '' : ` in line ${line}`;
  const message = `can't follow the path${where} from this call to the request; change the path and the request by hand`;
  const reported = { file, node, adapter: 'unknown', kind: 'request', deprecation } as const;
  const diagnosed = left(reported, { code: 'path-not-followed', message }, options, isIgnored);
  const missing =
    diagnosed.outcome === 'manual' ? missingTextOf({ node: text, file, env: undefined }, evaluator) : undefined;
  return missing === undefined ? diagnosed : { ...diagnosed, missing };
}

/** A call that sent a deprecated request in a trial: it is always left. */
export function diagnoseTried(
  file: SourceFile,
  { node, deprecation, run }: FoundTried,
  options: MigrateOptions,
  isIgnored: (offset: number) => boolean,
): Diagnostic {
  const tried = run === '' ? 'this file' : `\`${run}\``;
  const message = `a trial run of ${tried} sends this request here; its path could not be followed in the code`;
  const reported = { file, node, adapter: 'unknown', kind: 'request', deprecation } as const;
  return left(reported, { code: 'path-not-followed', message }, options, isIgnored);
}

/** A call that is left for a person, with the reason, unless a comment says to ignore it. */
function left(
  reported: Omit<Reported, 'outcome' | 'notes' | 'edits'>,
  why: Note,
  options: MigrateOptions,
  isIgnored: (offset: number) => boolean,
): Diagnostic {
  if (isIgnored(startOf(reported.node)))
    return diagnostic({ ...reported, outcome: 'ignored', notes: [], edits: [] }, options);
  return diagnostic({ ...reported, outcome: 'manual', notes: [why], edits: [] }, options);
}

interface Reported extends Pick<Diagnostic, 'kind' | 'adapter' | 'outcome' | 'notes' | 'edits'> {
  readonly file: SourceFile;
  readonly node: t.Node;
  readonly deprecation: Deprecation;
}

function diagnostic(
  { file, node, kind, adapter, outcome, notes, edits, deprecation }: Reported,
  options: MigrateOptions,
): Diagnostic {
  const end = file.positionOf(endOf(node));
  return {
    ...file.positionOf(startOf(node)),
    endLine: end.line,
    endColumn: end.column,
    operation: deprecation.operation,
    name: deprecation.name,
    replacement: replacementOf(deprecation, options),
    deprecatedIn: deprecation.deprecatedIn,
    removedIn: deprecation.removedIn,
    transform: deprecation.deprecatedIn,
    kind,
    adapter,
    outcome,
    notes,
    edits,
    dependsOn: [],
  };
}

function replacementOf(deprecation: Deprecation, { profile }: MigrateOptions): string {
  return `${methodOf(deprecation.replacement)} ${replacementPath(profile, deprecation)}`;
}

/** Why a call site is left, and the request that it should send, if known. */
function noteOf({ refused, message }: Refusal, { suggestions }: Planned | Unplanned, deprecation: Deprecation): Note {
  const suggestion = suggestions.get(deprecation);
  return { code: refused, message, ...(suggestion !== undefined && { suggestion }) };
}
