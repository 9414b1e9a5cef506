import type { Deprecation } from '../../contract/deprecations.ts';
import {
  baseHoldsVersion,
  type CallSite,
  type Refusal,
  type RequestChange,
  refuse,
  type Spelling,
} from '../../requests/call-site.ts';
import { widenedTypes } from '../../requests/on-the-way/method-type.ts';
import { readAsPage } from '../../requests/response/read-as-page.ts';
import { type ReadInFunction, readInFunction } from '../../requests/response/read-in-function.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { isBeforeOwn, pathChange, splitAtOwn, type UrlChange, type UrlEdit } from '../../values/text/edit.ts';
import type { Alternative } from '../../values/text/match.ts';
import type { Note } from '../diagnostic.ts';
import type { MigrateOptions } from '../migrate-file.ts';
import type { Migration, RequestPlan } from '../migration.ts';
import { movedByHook } from '../objections/hooked.ts';
import { notesOf } from '../plan-notes.ts';
import { queryNotKnown } from '../query/query-parameter.ts';
import { baseChange, eachBeside, onItsPlatform, spellBase } from '../service/base-change.ts';
import { findDeprecated, type Way } from '../service/find-deprecated.ts';
import { needed, regenerate } from '../service/generated-code.ts';
import { pathBehind } from '../service/shown-base.ts';
import { readAsAnother, takesNoneOf } from '../service/unknown-base.ts';
import { addedBySome, readAlike } from '../split/asked-alike.ts';
import { withQueryEdits } from '../split/emptied-query.ts';
import { findModulePlace } from '../split/module-place.ts';
import { type Suggestions, suggestionsFor } from '../suggestions.ts';
import { planTogether } from './alike/plan-together.ts';
import { inOrder } from './change-order.ts';
import { atAddress, lacksBodyInKey, unwritable } from './choose-edits.ts';
import { planDouble } from './doubles/plan-double.ts';
import { objectionTo } from './objections.ts';
import { urlEditsOf } from './segment-edits.ts';

/** The request that the edited call must evaluate to. */
export interface PlannedRequest {
  readonly methods: readonly string[];
  /** The URL, one entry for each of its possible forms. */
  readonly urls: readonly PlannedUrl[];
  /** The names of its query parameters, as far as they are known. */
  readonly parameters: readonly string[];
  /** The names of the new parameters that are outside the URL. */
  readonly added: readonly string[];
  /** Those that the called function adds for all its calls. */
  readonly addedInFunction?: readonly string[];
  /** The source of the body; undefined if no body is planned. */
  readonly body: string | undefined;
  /** The edits that read the old array from its page, if the response becomes one. */
  readonly reads: Spelling | undefined;
}

/** A possible form of a URL, and the change to it. */
export interface PlannedUrl {
  readonly alternative: Alternative;
  /** The operation that it is the URL of, if that is deprecated. */
  readonly deprecation: Deprecation | undefined;
  /** Sorted, and not overlapping. */
  readonly changes: readonly UrlChange[];
  /** The names of its query parameters, as far as they are known. */
  readonly parameters: readonly string[];
  /** Whether it begins with an unknown base, which is assumed to change as the known one does. */
  readonly isAssumed?: boolean;
}

/** A call site of deprecated operations that can be edited. */
export interface Planned {
  readonly site: CallSite;
  readonly deprecations: readonly Deprecation[];
  readonly notes: readonly Note[];
  /** What a person should write if it is not edited after all. */
  readonly suggestions: Suggestions;
  readonly request: PlannedRequest;
  /** The change to everything except the URL. */
  readonly change: RequestChange;
  /** The ways to write everything except the URL and what reads the response, best first. */
  readonly spellings: readonly Spelling[];
  /** Those of its query alone, beside the URL. */
  readonly queryEdits: Spelling;
  /** The edits that read the response at the call, or why that can't be done. */
  readonly read: Spelling | Refusal;
  /** How the called function could read it in place of all its calls. */
  readonly readInFunction: ReadInFunction | undefined;
  /** Whether the items of the page are numbers, which were strings before. */
  readonly hasNumbers: boolean;
  /** The same call site if that function also adds the new parameters for all its calls. */
  readonly together?: Planned | undefined;
  /** The ways to add a parameter to a function for it. */
  readonly grow: CallSite['grow'];
  /** The functions of the search module that the edited code calls. */
  readonly uses: readonly string[];
  /** For each form of the URL that changes: the ways to write the change, best first. */
  readonly urlEdits: readonly (readonly UrlEdit[])[];
}

/** A call site of deprecated operations that can't be edited. */
export interface Unplanned {
  readonly site: CallSite;
  readonly deprecations: readonly Deprecation[];
  readonly refusal: Refusal;
  /** What the call should send, if known. */
  readonly suggestions: Suggestions;
}

/** Decides what one call site must send instead; undefined if it does not send a deprecated operation. */
export function planCallSite(
  site: CallSite,
  evaluator: Evaluator,
  options: MigrateOptions,
): Planned | Unplanned | undefined {
  const ways = findDeprecated(site, evaluator, options);
  if (ways === undefined) {
    const moved = movedByHook(site, evaluator, options);
    return moved && { site, deprecations: [moved.deprecation], refusal: moved.refusal, suggestions: new Map() };
  }
  if (isItsSinks(site, evaluator, options)) return undefined;
  const deprecations = [...new Set(ways.flatMap(({ deprecation }) => deprecation ?? []))];
  const unplanned: Refuser = (refused, suggestions = new Map(), body = undefined) => {
    const refusal = regenerate(site, deprecations[0], refused, body);
    return { site, deprecations, refusal, suggestions };
  };
  const doubt = ways.find((way) => way.doubt !== undefined)?.doubt;
  if (doubt !== undefined) return unplanned(doubt);
  if (site.methods.certainty === 'unknown') return unplanned(methodUnknown(site));
  const planAll = (inUrl: readonly string[]) => ways.map((way) => planWay(way, site, evaluator, options, inUrl));
  const alike = planAll([]);
  const own = addedBySome(site, alike);
  const plans = readAlike(own.length === 0 ? alike : planAll(own));
  const [first] = plans;
  if (site.generated?.kind === 'arguments')
    return unplanned(needed, undefined, first === undefined || 'refused' in first ? undefined : first.body);
  const refused = plans.find((plan): plan is Refusal => plan !== undefined && 'refused' in plan);
  if (refused !== undefined) {
    const isRenamed = site.passed.sentAs?.('libraryId') !== undefined && refused.refused === 'query-unknown';
    return unplanned(isRenamed ? renamed : refused);
  }
  const through = (one: CallSite) =>
    assemble(one, evaluator, ways, plans as (RequestPlan | undefined)[], unplanned, options);
  const planned = atAddress(through(site), through);
  const together = isPlanned(planned) && planTogether(planned, (one) => planCallSite(one, evaluator, options));
  return together ? { ...planned, together } : planned;
}

const renamed = refuse(
  'query-unknown',
  'the parameters are sent under other names than the call has, such as `library_id` for `libraryId`; change it by hand',
);

function methodUnknown({ double }: CallSite): Refusal {
  const what = double === undefined ? "can't tell which method this call sends" : 'the mock matches every method';
  return refuse('method-unknown', `${what}; change it by hand`);
}

/**
 * Whether the called function sends a deprecated request by itself: then the call in that function is the call site.
 */
function isItsSinks({ sink }: CallSite, evaluator: Evaluator, options: MigrateOptions): boolean {
  const ways = sink && findDeprecated(sink, evaluator, options);
  return ways?.every(({ deprecation, doubt }) => deprecation !== undefined && doubt === undefined) ?? false;
}

function planWay(
  { deprecation, match }: Way,
  site: CallSite,
  evaluator: Evaluator,
  options: MigrateOptions,
  inUrl: readonly string[],
) {
  if (deprecation === undefined || match === undefined) return undefined;
  const { profile, surroundings } = options;
  const odd =
    takesNoneOf(site, match, profile.operations[deprecation.operation], options) ??
    readAsAnother(site, match, deprecation, evaluator, options);
  if (odd !== undefined) return odd;
  const isAlone = surroundings === undefined || site.double !== undefined;
  const module = () => (isAlone ? queryNotKnown : findModulePlace(site.file, surroundings));
  const found = { site, deprecation, match, evaluator, profile, module, inUrl };
  const migration = migrationOf(deprecation, options);
  return site.double === undefined ? migration(found) : planDouble(found, site.double, migration);
}

function migrationOf({ operation, deprecatedIn }: Deprecation, { transforms }: MigrateOptions): Migration {
  const transform = transforms.find(({ version }) => version === deprecatedIn);
  const migration = transform?.meanings[operation]?.migration;
  if (migration === undefined) throw new Error(`this is a bug: no transform for \`${operation}\``);
  return migration;
}

type Refuser = (refusal: Refusal, suggestions?: Suggestions, body?: string) => Unplanned;

function assemble(
  site: CallSite,
  evaluator: Evaluator,
  ways: readonly Way[],
  plans: readonly (RequestPlan | undefined)[],
  unplanned: Refuser,
  options: MigrateOptions,
): Planned | Unplanned {
  const [plan] = plans.filter((one) => one !== undefined);
  const requested = ways.map((way, index) => changedUrl(site, way, plans[index]));
  const suggestions = suggestionsFor(site, evaluator, ways, plans, requested);
  if (plan === undefined) return unplanned(refuse('internal', 'no plan'));
  const known = requested.filter(({ isAssumed }) => isAssumed !== true);
  const base = baseChange(site, known);
  const objection = objectionTo(site, evaluator, { ways, plans, plan, urls: requested, base }, options);
  const change = base === undefined ? plan : { ...plan, base };
  const sender = onItsPlatform(site, options);
  const atCall = objection ?? spellingsOf(sender, evaluator, plan, change);
  const beside = base && atCall === baseHoldsVersion ? eachBeside(sender, { ...plan, base }, known) : undefined;
  const spelled = beside === undefined ? atCall : spellingsOf(site, evaluator, plan, plan);
  if ('refused' in spelled) return unplanned(spelled, suggestions, plan.body);
  const { spellings, read } = spelled;
  const isPage = plan.becomesPage && site.double === undefined;
  const inFunction = isPage ? readInFunction(site, evaluator) : undefined;
  if ('refused' in read && inFunction === undefined) return unplanned(read, suggestions, plan.body);
  const isOwn = (url: PlannedUrl, one: UrlChange) =>
    base === undefined || !isBeforeOwn(url.alternative, site.isOwn, one);
  const edits = (site.generated === undefined ? (beside ?? known) : []).flatMap((url) => {
    const own = { ...url, changes: url.changes.filter((one) => isOwn(url, one)) };
    return own.changes.length === 0 ? [] : [urlEditsOf(site, evaluator, own, known.length < requested.length)];
  });
  if (edits.some((list) => list.length === 0)) return unplanned(unwritable(site, known), suggestions, plan.body);
  return {
    site,
    deprecations: [...new Set(ways.flatMap(({ deprecation }) => deprecation ?? []))],
    notes: notesOf(site, { evaluator, ways, plan, plans, options }),
    suggestions,
    change: beside === undefined ? change : plan,
    request: {
      methods: site.methods.known.map((one) => (one === plan.method?.from ? plan.method.to : one)),
      urls: requested,
      parameters: plans.flatMap((one) => one?.parameters ?? []),
      added: plan.added.map(({ name }) => name),
      body: plan.body,
      reads: isPage && !('refused' in read) ? read : undefined,
    },
    spellings,
    queryEdits: withQueryEdits(site, plan, []),
    read,
    readInFunction: inFunction,
    hasNumbers: plan.itemsBecome === 'numbers',
    grow: site.grow,
    uses: [...new Set(plans.flatMap((one) => one?.uses ?? []))],
    urlEdits: edits,
  };
}

/** The ways to write everything except the URL: method and body, the query of an object; and how the response is read. */
function spellingsOf(
  site: CallSite,
  evaluator: Evaluator,
  plan: RequestPlan,
  change: RequestChange,
): { readonly spellings: readonly Spelling[]; readonly read: Spelling | Refusal } | Refusal {
  const isSame =
    plan.method === undefined && plan.body === undefined && plan.added.length === 0 && change.base === undefined;
  const isUnkeyed = lacksBodyInKey(site, change);
  const spelled = isUnkeyed ? [] : isSame && site.generated === undefined ? [[]] : spellBase(site, change);
  if ('refused' in spelled) return spelled;
  const read = plan.becomesPage ? readAsPage(site, evaluator, plan.itemsBecome) : [];
  const typed = (edits: Spelling) => [...edits, ...widenedTypes(evaluator, site, plan.method, edits)];
  return { spellings: spelled.map((one) => withQueryEdits(site, plan, typed(one))), read };
}

function changedUrl({ isOwn, beside }: CallSite, way: Way, plan: RequestPlan | undefined): PlannedUrl {
  const { alternative, deprecation, match } = way;
  if (match === undefined || plan === undefined) return { alternative, deprecation, changes: [], parameters: [] };
  const behind = plan.path === undefined ? undefined : pathBehind(way, plan.path);
  const moved = behind && pathChange(match, behind.path);
  const path = moved === undefined ? [] : splitAtOwn(alternative, isOwn, moved);
  const changes = inOrder(alternative, [...path, ...plan.query], beside);
  return {
    alternative,
    deprecation,
    changes,
    parameters: plan.parameters,
    ...(behind?.isHidden === true && { isAssumed: true }),
  };
}

export function isPlanned(plan: Planned | Unplanned): plan is Planned {
  return 'request' in plan;
}
