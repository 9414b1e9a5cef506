import type * as t from '@babel/types';
import type { CallSite } from '../requests/call-site.ts';
import { findCallSites } from '../requests/find-call-sites.ts';
import { isMember } from '../source/node-kinds.ts';
import { blankOutside, hasScriptBlocks, markupBetween, scriptBlocks } from '../source/script-blocks.ts';
import { endOf, openAll, openSource, type SourceFile, startOf } from '../source/source-file.ts';
import type { TextEdit } from '../source/text-edit.ts';
import type { Codebase } from '../values/codebase.ts';
import { evaluatorOf } from '../values/evaluate.ts';
import { leavesOf } from '../values/text/pieces.ts';
import type { Piece } from '../values/value.ts';
import { analyze, type Decision } from './analyze.ts';
import { diagnose, diagnosePassedText, diagnoseTestText, diagnoseTried } from './diagnose.ts';
import type { Dependency, Diagnostic, FileMigration, ParseFailure, TextPlace, Wanted } from './diagnostic.ts';
import { noPlaceFor } from './edits/choose-edits.ts';
import { isPlanned, type Planned } from './edits/plan.ts';
import { codebaseAfter } from './edits/prior-edits.ts';
import { mentionOf, wholeText } from './mentions.ts';
import type { MigrateOptions } from './migrate-file.ts';
import { proposalOf } from './objections/uses.ts';
import { scanForMentions } from './scan-text.ts';
import { type Evidence, evidenceOf, joinEvidence } from './service/evidence.ts';
import { editedPlaces, sendersOf, withoutSenders } from './service/senders.ts';
import { triedCallsIn } from './service/tried-calls.ts';
import { findModulePlace } from './split/module-place.ts';
import { definedIn, isSearchModule, moduleName, searchModule } from './split/search-module.ts';

/** Migrates one text in one pass: finds its call sites, plans and proves their edits, and reports them. */
export function migrateText(path: string, text: string, options: MigrateOptions): FileMigration {
  return hasScriptBlocks(path) ? migrateMarkup(path, text, options) : migrateCode(path, text, options);
}

/** Migrates each script block, and searches the text between them for mentions. */
function migrateMarkup(path: string, text: string, options: MigrateOptions): FileMigration {
  const blocks = scriptBlocks(path, text);
  const markup = blankOutside(text, markupBetween(text, blocks));
  let whole: FileMigration = { ...untouched(text), mentions: scanForMentions(markup, options.deprecations) };
  // In reverse order, so that the positions in a block stay valid when later blocks change.
  for (const index of [...blocks.keys()].reverse()) {
    const one = migrateCode(path, whole.output, options, index);
    if (one.failure !== undefined) return unreadable(text, options, one.failure);
    whole = joined(one, whole);
  }
  return whole;
}

function joined(first: FileMigration, second: FileMigration): FileMigration {
  return {
    ...second,
    ...first,
    edits: [...first.edits, ...second.edits],
    unusedIgnores: [...first.unusedIgnores, ...second.unusedIgnores],
    callSites: [...first.callSites, ...second.callSites],
    mentions: [...first.mentions, ...second.mentions].sort((a, b) => a.line - b.line || a.column - b.column),
    sentFromElsewhere: [...first.sentFromElsewhere, ...second.sentFromElsewhere],
    senders: [...first.senders, ...second.senders],
    unreported: [first, second].flatMap(({ unreported = [] }) => unreported),
    wanted: [...first.wanted, ...second.wanted],
    evidence: joinEvidence([first, second].flatMap(({ evidence }) => evidence ?? [])),
    undecided: [first, second].flatMap(({ undecided }) => undecided ?? []),
  };
}

function migrateCode(path: string, text: string, options: MigrateOptions, block?: number): FileMigration {
  try {
    return isSearchModule(text) ? untouched(text) : migrate(path, text, withoutSearchModule(options), block);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return unreadable(text, options, { line: 1, column: 1, reason: 'code nested too deeply to follow' });
  }
}

function untouched(text: string): FileMigration {
  return {
    output: text,
    edits: [],
    growing: [],
    callSites: [],
    mentions: [],
    unusedIgnores: [],
    sentFromElsewhere: [],
    senders: [],
    wanted: [],
  };
}

/** The effect of the search module on a query is known, so calls of it are not analyzed. */
export function withoutSearchModule(options: MigrateOptions): MigrateOptions {
  const { codebase } = options;
  if (codebase === undefined) return options;
  const known = withoutModule.get(codebase) ?? hidingSearchModule(codebase);
  withoutModule.set(codebase, known);
  return { ...options, codebase: known };
}

const withoutModule = new WeakMap<Codebase, Codebase>();

function hidingSearchModule(codebase: Codebase): Codebase {
  const open: Codebase['open'] = (from, specifier) => {
    const file = codebase.open(from, specifier);
    return file !== undefined && isSearchModule(file.text) ? undefined : file;
  };
  const alwaysGives = (specifier: string) => specifier.replace(/\.[cm]?[jt]s$/, '').endsWith(`/${moduleName}`);
  return { ...codebase, open, alwaysGives };
}

/** A file that is left unchanged, with the mentions in its text. */
function unreadable(text: string, { deprecations }: MigrateOptions, failure: ParseFailure): FileMigration {
  return { ...untouched(text), mentions: scanForMentions(text, deprecations), failure };
}

function migrate(path: string, text: string, options: MigrateOptions, block?: number): FileMigration {
  const codebase = codebaseAfter(options.codebase, options.priorEdits ?? new Map());
  const parsed = codebase?.parsed?.(path, text).find((one) => one.block?.index === block);
  const file = parsed ?? openSource(path, text, block);
  if ('failure' in file) return unreadable(text, options, file.failure);
  const { decisions, accounted, testTexts, passedTexts, mentions, isIgnored, ...found } = analyze(file, options);
  const senders = sendersOf(accounted);
  const all = decisions.flatMap((decision) =>
    diagnose(decision, options, found.evaluator).map((one) => ({
      ...one,
      dependsOn: moduleNeeded(file, decision, options),
    })),
  );
  const callSites = withoutSenders(path, all, senders, editedPlaces([{ path, callSites: all }]));
  const inTests = testTexts.map((one) => diagnoseTestText(file, one, options, isIgnored));
  const passed = passedTexts.map((one) => diagnosePassedText(file, one, options, isIgnored, found.evaluator));
  const triedCalls = triedCallsIn(file, options.tried?.get(path) ?? [], options.deprecations, options);
  const tried = triedCalls
    .map((one) => diagnoseTried(file, one, options, isIgnored))
    // The call that a trial found may already have been found by reading the file.
    .filter((one) => !all.some((site) => isSamePlace(site, one)));
  return {
    output: found.output,
    edits: found.edits,
    growing: [],
    unusedIgnores: found.unusedIgnores,
    evidence: found.evidence,
    undecided: found.undecided,
    callSites: [...callSites, ...distinct([...inTests, ...passed, ...tried])].sort(
      (a, b) => a.line - b.line || a.column - b.column,
    ),
    mentions: mentions.map((mention) => mentionOf(file, mention)),
    sentFromElsewhere: textsElsewhere(file, accounted, decisions),
    senders,
    unreported: found.unreported.map(({ site, isForeign, missing }) => ({
      ...file.positionOf(startOf(site.node)),
      isForeign,
      ...(missing && { missing }),
    })),
    // A call that is migrated alone tries a function that has grown: that it wants more is not asked.
    wanted: options.only ? [] : decisions.flatMap((decision) => wantedBy(file, decision, options.codebase)),
    ...moduleFor(file, decisions.flatMap(editedPlan), options),
  };
}

/** What the requests in a file show about their base URLs; empty if it can't be read. */
export function readEvidence(path: string, text: string, options: MigrateOptions): Evidence {
  try {
    const evaluator = evaluatorOf(options.codebase);
    return evidenceOf(
      openAll(path, text).flatMap((file) => findCallSites(file, evaluator)),
      options,
    );
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return new Map();
  }
}

function wantedBy(file: SourceFile, { plan, isIgnored, refusal }: Decision, codebase: Codebase | undefined): Wanted[] {
  if (!isPlanned(plan) || isIgnored || refusal !== noPlaceFor(plan)) return [];
  const growths = (plan.grow?.(plan.change) ?? []).map((growth) => proposalOf(growth, codebase));
  const isOfBase = plan.change.base !== undefined;
  return growths.length === 0 ? [] : [{ ...file.positionOf(startOf(plan.site.node)), isOfBase, growths }];
}

/** Reports a call that names one operation twice only once. */
function distinct(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const byPlace = new Map(
    found.map((one) => [`${one.line}:${one.column}-${one.endLine}:${one.endColumn} ${one.operation}`, one]),
  );
  return [...byPlace.values()];
}

function isSamePlace(a: Diagnostic, b: Diagnostic): boolean {
  return a.line === b.line && a.column === b.column && a.operation === b.operation;
}

function editedPlan({ plan, isIgnored, refusal }: Decision): Planned[] {
  return isPlanned(plan) && !isIgnored && refusal === undefined ? [plan] : [];
}

/** The search module, if the new code of a call site calls it. */
function moduleNeeded(file: SourceFile, decision: Decision, { surroundings }: MigrateOptions): readonly Dependency[] {
  if (surroundings === undefined || editedPlan(decision).every(({ uses }) => uses.length === 0)) return [];
  const place = findModulePlace(file, surroundings);
  return 'refused' in place ? [] : [{ kind: 'module', file: place.path }];
}

/** The names that the edited code calls and the search module does not have yet. */
function moduleFor(
  file: SourceFile,
  edited: readonly Planned[],
  { surroundings, profile }: MigrateOptions,
): Pick<FileMigration, 'module'> {
  if (surroundings === undefined || edited.every(({ uses }) => uses.length === 0)) return {};
  const place = findModulePlace(file, surroundings);
  if ('refused' in place) return {};
  const { path, form, before } = place;
  const known = before === undefined ? undefined : definedIn(before);
  const names = [...new Set(edited.flatMap(({ uses }) => uses))].filter((name) => known?.has(name) !== true);
  if (names.length === 0) return {};
  const textWith = (all: readonly string[]) => searchModule(profile, form, all, before);
  return { module: { path, before: before ?? null, names, textWith } };
}

/** The positions in other files where the URLs of call sites are written. */
function textsElsewhere(file: SourceFile, sites: readonly CallSite[], decisions: readonly Decision[]): TextPlace[] {
  const editsOf = new Map(decisions.map(({ plan, edits }) => [plan.site, edits]));
  const sources = sites.flatMap((site) =>
    site.pieces
      .flatMap(leavesOf)
      .filter((piece) => !isReplaced(file, piece, editsOf.get(site) ?? []))
      .flatMap((piece) => (piece.kind === 'text' ? (piece.at ?? []) : [])),
  );
  return sources
    .filter((at) => at.file !== file)
    .map((at) => ({ file: at.file.path, ...at.file.positionOf(startOf(wholeText(at.file, at.node))) }));
}

/** Whether edits write something else in place of the reference to a text, which then stays where it is defined. */
function isReplaced(file: SourceFile, { via }: Piece, edits: readonly TextEdit[]): boolean {
  return via.some(({ node, file: home }) => {
    let root: t.Node = node;
    while (isMember(root)) root = root.object;
    const name = root.type === 'Identifier' ? root.name : undefined;
    if (home !== file || name === undefined) return false;
    const edit = edits.find(({ start, end }) => start <= startOf(node) && endOf(node) <= end);
    return edit !== undefined && !new RegExp(`\\b${name}\\b`).test(edit.text);
  });
}
