import type { CallSite, Refusal } from '../call-sites/call-site.ts';
import { findCallSites } from '../call-sites/find-call-sites.ts';
import { refuse } from '../call-sites/respell.ts';
import type { Deprecation } from '../contract/deprecations.ts';
import type { Profile } from '../contract/profile.ts';
import { pathWord, versionWord } from '../contract/words.ts';
import { endOf, openSource, type SourceFile, startOf } from '../source/source-file.ts';
import { changedForm } from '../url/edit.ts';
import { type Codebase, Evaluator } from '../url/evaluate.ts';
import { alternativesOf } from '../url/match.ts';
import { leavesOf } from '../url/pieces.ts';
import { hasReplacementBeside } from './compatibility.ts';
import type { Transform } from './define-transform.ts';
import type { Diagnostic, FileMigration, Note, Outcome, ParseFailure, TextPlace } from './diagnostic.ts';
import { editFile } from './edit-file.ts';
import { compareWith } from './find-deprecated.ts';
import type { Whereabouts } from './identity.ts';
import { ignoredLines } from './ignore.ts';
import { findMentions } from './mentions.ts';
import { methodOf, replacementPath } from './migration.ts';
import { findModulePlace, type Surroundings } from './module-place.ts';
import { isPlanned, type Planned, planCallSite, type Unplanned } from './plan.ts';
import { scanForMentions } from './scan-text.ts';
import { isSearchModule, searchModule } from './search-module.ts';

/** What a migration is asked to do; the same for every file of a run. */
export interface MigrateOptions extends Whereabouts {
  /** The deprecations to apply; see `deprecationsBetween` of the contract layer. */
  readonly deprecations: readonly Deprecation[];
  /** What each API version's deprecations mean; must cover `deprecations`. */
  readonly transforms: readonly Transform[];
  readonly profile: Profile;
  /** The other files, for what is imported; a file is read on its own without it. */
  readonly codebase?: Codebase;
  /** What is known of the folders of the code base. Without it no module is written, and queries that need one are left. */
  readonly surroundings?: Surroundings;
}

/** Migrates one file given as text. `path` chooses the parser by its extension. Never throws for what the file holds. */
export function migrateFile(path: string, text: string, options: MigrateOptions): FileMigration {
  try {
    return isSearchModule(text) ? untouched(text) : migrate(path, text, withoutSearchModule(options));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return unreadable(text, options, { line: 1, column: 1, reason: 'code nested too deeply to follow' });
  }
}

function untouched(text: string): FileMigration {
  return { output: text, callSites: [], mentions: [], sentFromElsewhere: [] };
}

/** What the search module does with a query is known: a call of it is not looked into. */
function withoutSearchModule(options: MigrateOptions): MigrateOptions {
  const { codebase } = options;
  if (codebase === undefined) return options;
  const open: Codebase['open'] = (from, specifier) => {
    const file = codebase.open(from, specifier);
    return file !== undefined && isSearchModule(file.text) ? undefined : file;
  };
  return { ...options, codebase: { ...codebase, open } };
}

/** A file that is left as it is, with what its text mentions. */
function unreadable(text: string, { deprecations }: MigrateOptions, failure: ParseFailure): FileMigration {
  return { output: text, callSites: [], mentions: scanForMentions(text, deprecations), sentFromElsewhere: [], failure };
}

function migrate(path: string, text: string, options: MigrateOptions): FileMigration {
  const file = openSource(path, text);
  if ('failure' in file) return unreadable(text, options, file.failure);
  const evaluator = new Evaluator(options.codebase);
  const sites = findCallSites(file, evaluator);
  const isIgnored = ignoredLines(file);
  const found = sites.flatMap((site) => planCallSite(site, evaluator, options) ?? []);
  const plans = found.map((plan) => {
    const isOpenToBoth = isPlanned(plan) || plan.site.isDeclared;
    return isOpenToBoth && hasReplacementBeside(file, plan, sites, options) ? compatible(plan) : plan;
  });
  const isOpen = (plan: Planned | Unplanned) => !isIgnored(file.positionOf(startOf(plan.site.node)).line);
  const { output, refused } = editFile({ file, sites }, plans.filter(isPlanned).filter(isOpen), options);
  const callSites = plans.flatMap((plan): Diagnostic[] => {
    if (!isOpen(plan)) return diagnose(plan, options, 'ignored', []);
    const refusal = isPlanned(plan) ? refused.get(plan) : plan.refusal;
    if (refusal !== undefined) return diagnose(plan, options, 'manual', [noteOf(refusal, plan)]);
    const notes = isPlanned(plan) ? plan.notes : [];
    return diagnose(plan, options, notes.length > 0 ? 'review' : 'migrated', notes);
  });
  const planned = new Set(plans.map(({ site }) => site));
  const spoken = sites.filter((site) => planned.has(site) || !looksDeprecated(site, options.deprecations));
  const mentions = findMentions(file, evaluator, spoken, options.deprecations);
  const edited = plans.filter((plan) => isPlanned(plan) && isOpen(plan) && !refused.has(plan));
  return {
    output,
    callSites,
    mentions,
    sentFromElsewhere: textsElsewhere(file, spoken),
    ...moduleFor(file, edited as Planned[], options),
  };
}

/** The search module, where the edited code calls it and it is not there yet. */
function moduleFor(
  file: SourceFile,
  edited: readonly Planned[],
  { surroundings, profile }: MigrateOptions,
): Pick<FileMigration, 'module'> {
  if (surroundings === undefined || edited.every(({ uses }) => uses.length === 0)) return {};
  const place = findModulePlace(file, surroundings);
  if ('refused' in place || place.isWritten) return {};
  return { module: { path: place.path, text: searchModule(profile, place.form) } };
}

/** Where the URLs of call sites are written in other files. */
function textsElsewhere(file: SourceFile, sites: readonly CallSite[]): TextPlace[] {
  const sources = sites
    .flatMap(({ pieces }) => pieces.flatMap(leavesOf))
    .flatMap((piece) => (piece.kind === 'text' ? (piece.at ?? []) : []));
  return sources
    .filter((at) => at.file !== file)
    .map((at) => ({ file: at.file.path, ...at.file.positionOf(startOf(at.node)) }));
}

const compatibility = refuse(
  'compatibility-code',
  'the replacement is sent beside it: it seems to serve old and new servers',
);

function compatible({ site, deprecations }: Planned | Unplanned): Unplanned {
  return { site, deprecations, refusal: compatibility, urls: [], body: undefined };
}

/** One diagnostic for each deprecated operation that a call site may send. */
function diagnose(
  { site, deprecations }: Planned | Unplanned,
  { profile }: MigrateOptions,
  outcome: Outcome,
  notes: readonly Note[],
): Diagnostic[] {
  const { file, node, adapter } = site;
  const end = file.positionOf(endOf(node));
  return deprecations.map((deprecation) => ({
    ...file.positionOf(startOf(node)),
    endLine: end.line,
    endColumn: end.column,
    operation: deprecation.operation,
    name: deprecation.name,
    replacement: `${methodOf(deprecation.replacement)} ${replacementPath(profile, deprecation)}`,
    deprecatedIn: deprecation.deprecatedIn,
    removedIn: deprecation.removedIn,
    transform: deprecation.deprecatedIn,
    adapter,
    outcome,
    notes,
  }));
}

function noteOf({ refused, message }: Refusal, plan: Planned | Unplanned): Note {
  const urls = isPlanned(plan)
    ? plan.request.urls.map(({ alternative, changes }) => changedForm(alternative, changes))
    : plan.urls;
  const [method] = plan.deprecations.map(({ replacement }) => replacement.split(' ')[0]);
  if (urls.length === 0) return { code: refused, message };
  const body = isPlanned(plan) ? plan.request.body : plan.body;
  const sent = `${method} ${urls.join(' or ')}`;
  return { code: refused, message, suggestion: body === undefined ? sent : `${sent} with the body \`${body}\`` };
}

/** Whether a call has the method and the path of a deprecated operation, whatever service it goes to. */
function looksDeprecated(site: CallSite, deprecations: readonly Deprecation[]): boolean {
  const active = deprecations.filter(({ operation }) => site.methods.known.includes(methodOf(operation)));
  const ways = alternativesOf(site.pieces) ?? [];
  return active.some((deprecation) => ways.some((way) => compareWith(way, deprecation) !== undefined));
}

/** Whether a file with this text can hold a call site or a mention on its own; files that cannot are not parsed. */
export function mayConcern(text: string): boolean {
  return versionWord.test(text) && pathWord.test(text);
}
