import { apiOfRun } from '../contract/api.ts';
import type { Deprecation } from '../contract/deprecations.ts';
import { type CallSite, type Refusal, refuse, type SiteNode } from '../requests/call-site.ts';
import { findCallSites } from '../requests/find-call-sites.ts';
import type { MissingFact } from '../requests/missing-fact.ts';
import { type SourceFile, startOf } from '../source/source-file.ts';
import type { TextEdit } from '../source/text-edit.ts';
import { type Evaluator, evaluatorOf } from '../values/evaluate.ts';
import { alternativesOf } from '../values/text/match.ts';
import type { Position } from './diagnostic.ts';
import { leftBeside, readTogether } from './edits/alike/read-together.ts';
import { distinctDoubles } from './edits/doubles/distinct-doubles.ts';
import { type Edited, editFile } from './edits/edit-file.ts';
import { isPlanned, type Planned, planCallSite, type Unplanned } from './edits/plan.ts';
import { codebaseAfter, offsets } from './edits/prior-edits.ts';
import { ignoreComments, unusedIgnores } from './ignore.ts';
import { findPathTexts, type PathText } from './mentions.ts';
import type { MigrateOptions } from './migrate-file.ts';
import { methodOf } from './migration.ts';
import { internalError } from './objections/internal-error.ts';
import { type PassedText, passedTextsIn } from './passed-texts.ts';
import { hasReplacementBeside } from './service/compatibility.ts';
import { type Evidence, evidenceOf, joinEvidence } from './service/evidence.ts';
import { compareWith, findDeprecated } from './service/find-deprecated.ts';
import { undecidedBases } from './service/identity.ts';
import { missingOwner } from './service/missing-facts.ts';
import { misreadBases, unknownBases } from './service/unknown-base.ts';
import { inCompany } from './split/company.ts';
import { type TestText, testTextsIn } from './test-texts.ts';

/** A call site of deprecated operations, and its outcome. */
export interface Decision {
  readonly plan: Planned | Unplanned;
  readonly isIgnored: boolean;
  /** Why it was left, if it was. */
  readonly refusal: Refusal | undefined;
  /** The edits of its file that it needs. */
  readonly edits: readonly TextEdit[];
}

/** A call site that is not reported. */
interface UnreportedSite {
  readonly site: CallSite;
  /** Whether it looks deprecated, and goes to another service. */
  readonly isForeign: boolean;
  readonly missing: MissingFact | undefined;
}

/** Everything that was found out about a file, and its new text. */
export interface Analysis {
  readonly evaluator: Evaluator;
  /** Every expression that sends a request, to any service. */
  readonly sites: readonly CallSite[];
  readonly decisions: readonly Decision[];
  /** Sites whose URL text is accounted for, so that it is not a mention. */
  readonly accounted: readonly CallSite[];
  /** Those that are not reported: they go to other services, or may do so, with what would tell. */
  readonly unreported: readonly UnreportedSite[];
  readonly testTexts: readonly TestText[];
  readonly passedTexts: readonly PassedText[];
  readonly mentions: readonly PathText[];
  isIgnored(offset: number): boolean;
  readonly output: string;
  readonly edits: readonly TextEdit[];
  /** The positions of ignore comments that cover nothing. */
  readonly unusedIgnores: readonly Position[];
  /** What its requests show about where they go. */
  readonly evidence: Evidence;
  /** The base URLs for which other files must decide whether they belong to this service. */
  readonly undecided: readonly string[];
}

/** Finds and decides everything in one file. */
export function analyze(file: SourceFile, asked: MigrateOptions): Analysis {
  const codebase = codebaseAfter(asked.codebase, asked.priorEdits ?? new Map());
  const evaluator = evaluatorOf(codebase);
  const only = asked.only && offsets(file.text)(asked.only);
  const isWanted = only === undefined ? undefined : (node: SiteNode) => startOf(node) === only;
  const found = findCallSites(file, evaluator, isWanted, internalError);
  const evidence = evidenceOf(found, asked);
  const options = withEvidence({ ...asked, ...(codebase && { codebase }) }, evidence);
  const ignores = ignoreComments(file);
  const lineOf = (offset: number) => file.positionOf(offset).line;
  const lineAt = ({ node }: Pick<CallSite | PathText, 'node'>) => lineOf(startOf(node));
  const isIgnored = (offset: number) => ignores.some(({ covers }) => covers(lineOf(offset)));
  const isOpen = ({ site }: Planned | Unplanned) => !isIgnored(startOf(site.node));
  const plansOf = (site: CallSite) => planOrLeave(site, evaluator, options);
  const edit = (all: readonly CallSite[], some: readonly (Planned | Unplanned)[]): Planning =>
    readAlike((left) => {
      const open = some.map((plan) => held(plan, all, options));
      const isRead = (plan: Planned | Unplanned) => isOpen(plan) && !left.has(plan.site);
      const plans = readTogether({ file, codebase }, distinctDoubles(file, open, all), isRead);
      const before = { file, sites: all, only };
      return { sites: all, plans, ...editFile(before, plans.filter(isPlanned).filter(isOpen), options) };
    });
  const alone = found.flatMap((site) => plansOf(site) ?? []);
  const joined = inCompany(found, alone, plansOf, isOpen);
  const together = joined && edit(joined.sites, joined.plans);
  const chosen = together && isWhole(together) ? together : edit(found, alone);
  const { sites, plans, output, edits, editsOf, refused } = chosen;
  const planned = new Set(plans.map(({ site }) => site));
  const misread = joinEvidence(plans.map((plan) => misreadBases(plan, evaluator, options)));
  const alike = sites.filter((site) => looksDeprecated(site, options.deprecations));
  const foreign = alike.filter((site) => !planned.has(site));
  const accounted = sites.filter((site) => !foreign.includes(site));
  const texts = only === undefined ? findPathTexts(file, evaluator, accounted, options.deprecations) : [];
  const testTexts = only === undefined ? testTextsIn(file, texts, evaluator, options) : [];
  const inTests = new Set(testTexts.map(({ text }) => text));
  const open = texts.filter((text) => !inTests.has(text) && text.node.type !== 'RegExpLiteral');
  const passedTexts = passedTextsIn(file, evaluator, { texts: open, sites, accounted }, options);
  const reported = new Set(passedTexts.map(({ text }) => text));
  return {
    evaluator,
    sites,
    decisions: plans.map(decided),
    accounted,
    unreported: only === undefined ? unreportedIn(sites, planned, foreign, options) : [],
    testTexts,
    passedTexts,
    mentions: open.filter((text) => !reported.has(text)),
    isIgnored,
    output,
    edits,
    unusedIgnores: unusedIgnores(ignores, [...planned, ...sites.filter(isEverDeprecated), ...texts].map(lineAt)),
    evidence: joinEvidence([evidence, misread]),
    undecided: undecidedIn(sites, alike, misread, options),
  };

  function decided(plan: Planned | Unplanned): Decision {
    const refusal = isPlanned(plan) ? refused.get(plan) : plan.refusal;
    return { plan, isIgnored: !isOpen(plan), refusal, edits: editsOf(plan) };
  }
}

/** The bases of calls for which other files decide, which are not known, or whose responses are read in another way. */
function undecidedIn(
  sites: readonly CallSite[],
  alike: readonly CallSite[],
  misread: Evidence,
  options: MigrateOptions,
): readonly string[] {
  return [
    ...undecidedBases(alike, options),
    ...sites.flatMap((site) => unknownBases(site, options)),
    ...misread.keys(),
  ];
}

/** The call sites of a file with their plans, and its edits. */
type Planning = Edited & { readonly sites: readonly CallSite[]; readonly plans: readonly (Planned | Unplanned)[] };

/** A plan, or why the call is left although it could be edited. */
function held(plan: Planned | Unplanned, sites: readonly CallSite[], options: MigrateOptions): Planned | Unplanned {
  if (!isPlanned(plan) && !plan.site.isDeclared) return plan;
  const left = leftAt(plan.site, options);
  if (left !== undefined) return unplanned(plan, left);
  const reason =
    plan.site.double === undefined
      ? hasReplacementBeside(plan.site.file, plan, sites, options) && compatibility
      : plan.deprecations.map(({ operation }) => options.holdDouble?.(operation)).find(Boolean);
  return reason ? unplanned(plan, reason) : plan;
}

/** Whether all calls that leave a query together are edited. */
function isWhole({ plans, refused }: Planning): boolean {
  return plans.every((plan) => plan.site.company === undefined || (isPlanned(plan) && !refused.has(plan)));
}

/** Plans one call; an error of the tool itself, or of a transform of the user, ends the analysis of that call only. */
function planOrLeave(site: CallSite, evaluator: Evaluator, options: MigrateOptions): Planned | Unplanned | undefined {
  try {
    return planCallSite(site, evaluator, options);
  } catch (error) {
    const ways = findDeprecated(site, evaluator, options) ?? [];
    const deprecations = [...new Set(ways.flatMap(({ deprecation }) => deprecation ?? []))];
    if (deprecations.length === 0 || error instanceof RangeError) throw error;
    return { site, deprecations, refusal: internalError(error), suggestions: new Map() };
  }
}

function withEvidence(options: MigrateOptions, evidence: Evidence): MigrateOptions {
  return { ...options, evidence: joinEvidence([evidence, options.evidence ?? new Map()]) };
}

/** The call sites that go to other services, and those that may. */
function unreportedIn(
  sites: readonly CallSite[],
  planned: ReadonlySet<CallSite>,
  foreign: readonly CallSite[],
  options: MigrateOptions,
): readonly UnreportedSite[] {
  return sites.flatMap((site) => {
    if (planned.has(site)) return [];
    const missing = missingOwner(site, options);
    const isForeign = foreign.includes(site);
    return missing === undefined && !isForeign ? [] : [{ site, isForeign, missing }];
  });
}

/** Why a call site that is named in the options is left. */
function leftAt({ file, node }: CallSite, { refused }: MigrateOptions): Refusal | undefined {
  const places = refused?.get(file.path);
  if (places === undefined) return undefined;
  const start = file.positionOf(startOf(node));
  const found = places.find(({ line, column }) => line === start.line && column === start.column);
  return found && (found.why ?? byChoice);
}

const byChoice = refuse('refused', 'you chose to leave this call, or to edit it yourself');
const compatibility = refuse(
  'compatibility-code',
  'the code also sends the replacement and seems to support old and new servers; remove the old branch if you can',
);

/** Rejects a plan for a reason that does not depend on the new request. */
function unplanned({ site, deprecations }: Planned | Unplanned, refusal: Refusal): Unplanned {
  return { site, deprecations, refusal, suggestions: new Map() };
}

/** Whether an ignore comment may be about a call, be it for a version that the run does not reach. */
function isEverDeprecated(site: CallSite): boolean {
  return looksDeprecated(site, apiOfRun().deprecations);
}

/** Whether a call has the method and the path of a deprecated operation, to any service. */
function looksDeprecated(site: CallSite, deprecations: readonly Deprecation[]): boolean {
  const active = deprecations.filter(({ operation }) => site.methods.known.includes(methodOf(operation)));
  const ways = alternativesOf(site.pieces) ?? [];
  return active.some((deprecation) => ways.some((way) => compareWith(way, deprecation) !== undefined));
}

/** Edits until no function reads a page for calls of which some are left; these are not read together. */
function readAlike(edit: (left: ReadonlySet<CallSite>) => Planning, left: ReadonlySet<CallSite> = new Set()): Planning {
  const result = edit(left);
  const also = leftBeside(result.plans, result.refused);
  return also.length > 0 ? readAlike(edit, new Set([...left, ...also])) : result;
}
