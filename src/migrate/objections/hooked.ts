import type * as t from '@babel/types';
import type { Deprecation } from '../../contract/deprecations.ts';
import type { Profile } from '../../contract/profile.ts';
import { words } from '../../contract/words.ts';
import { type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import { leavesType, sendsJson } from '../../requests/on-the-way/content-type.ts';
import { type Touch, touchesOf } from '../../requests/on-the-way/hook-touches.ts';
import { defaultQueries, hooksOf, optionPlaces, writtenQueries } from '../../requests/on-the-way/hooks.ts';
import { replacedMethod } from '../../requests/on-the-way/replaced-sender.ts';
import { serializersOf } from '../../requests/on-the-way/serializers.ts';
import { propertyName } from '../../source/pattern.ts';
import { shownAt } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { unseen } from '../../values/methods/known-methods.ts';
import { knownValue, type StandIn } from '../../values/methods/known-value.ts';
import { changedForm } from '../../values/text/edit.ts';
import { alternativesOf } from '../../values/text/match.ts';
import { leadingText, normalForm, syntheticText } from '../../values/text/pieces.ts';
import type { Place } from '../../values/value.ts';
import { excludedNames, filterNames, ignoredNames } from '../conditions/filter-names.ts';
import type { PlannedUrl } from '../edits/plan.ts';
import { methodOf, type RequestPlan } from '../migration.ts';
import { parameterNames, readQuery } from '../query/query.ts';
import { lostQuery } from '../query/query-parameter.ts';
import { isScalar, kindsOf } from '../query/value-source.ts';
import { compareWith, type Way } from '../service/find-deprecated.ts';
import { isPlausible, type Whereabouts } from '../service/identity.ts';

/** The planned change of a request. */
interface Change {
  readonly plan: RequestPlan;
  readonly urls: readonly PlannedUrl[];
  readonly ways: readonly Way[];
  readonly profile: Profile;
}

/** Why a request must stay unchanged: a hook of its client, or a function in place of a method, does something else then. */
export function hooked(site: CallSite, evaluator: Evaluator, change: Change): Refusal | undefined {
  if (site.double !== undefined) return undefined;
  const given = change.plan.body === undefined ? undefined : leftUntyped(site, evaluator);
  return given ?? usedByHook(site, evaluator, change) ?? sentByReplaced(site, evaluator, change.plan);
}

/** Why a request can't get a body: what writes it in place of the client says nothing of its type. */
function leftUntyped(site: CallSite, evaluator: Evaluator): Refusal | undefined {
  const writer = optionPlaces(evaluator, site, 'transformRequest').find((one) => leavesType(evaluator, one));
  const headers = writer === undefined ? [] : optionPlaces(evaluator, site, 'headers');
  if (writer === undefined || headers.some((one) => sendsJson(evaluator, evaluator.evaluate(one)))) return undefined;
  return refuse('hook', `the client's \`transformRequest\` sets no type for JSON; adapt it by hand: ${shown(writer)}`);
}

function usedByHook(site: CallSite, evaluator: Evaluator, { plan, urls, ways, profile }: Change): Refusal | undefined {
  const moved: ReadonlySet<string> = plan.body === undefined ? new Set() : filterNames(ways, profile);
  const ignored: ReadonlySet<string> = plan.becomesPage
    ? new Set([...ignoredNames(ways, profile), ...excludedNames(site, ways, profile)])
    : new Set();
  const isMoved = (names: readonly string[] | undefined): boolean =>
    (moved.size > 0 && (names === undefined || names.some((name) => moved.has(name)))) ||
    (names ?? []).some((name) => ignored.has(name));
  const isHarm = (touch: Touch, isApart = false): boolean => {
    if (touch.of === 'response') return plan.becomesPage;
    if (touch.of === 'body') return plan.body !== undefined;
    if (touch.of === 'query') return isMoved(touch.names);
    return plan.path !== undefined && !staysSame(evaluator, touch, urls, isApart);
  };
  for (const hook of hooksOf(evaluator, site)) {
    const harm = touchesOf(evaluator, hook).find((touch) => isHarm(touch, hook.isApart));
    if (harm !== undefined)
      return refuse(
        'hook',
        `the client's \`${hook.name}\` ${touching[harm.of]}; adapt it by hand: ${shown(harm.place)}`,
      );
  }
  const written =
    moved.size === 0 || (site.query === 'none' && !site.passed.writers?.length)
      ? undefined
      : serializedOtherwise(site, evaluator, ways, moved);
  if (written !== undefined)
    return refuse(
      'hook',
      `the client encodes its query in its own way; move the filters into the body by hand: ${shown(written)}`,
    );
  const changed = writtenQueries(evaluator, site).find((place) => isMoved(addedBy(place)));
  if (changed !== undefined)
    return refuse(
      'query-on-the-way',
      `a function that this call goes through adds to the query; move that by hand: ${shown(changed)}`,
    );
  const defaults = defaultQueries(evaluator, site);
  const isInUrl = site.twoQueries === 'replaced' && site.query === 'none';
  const isMovedInUrl = ways.some(({ alternative }) => isMoved(parameterNames(site, alternative)));
  if (defaults.length > 0 && isInUrl && (isMovedInUrl || plan.becomesPage || plan.added.length > 0)) return lostQuery;
  // Example: a function with an optional query, which now always receives one
  const isBegun = site.functions.length > 0 && (plan.added.length > 0 || plan.queryEdits.length > 0);
  const given = defaults.find((place) => isBegun || isMoved(namesOf(evaluator, place)));
  return (
    given &&
    refuse(
      'hook',
      `the client adds query parameters that work differently in the new request; change them by hand: ${shown(given)}`,
    )
  );
}

/** Why a request can't be sent with another method of its client: the code base puts a function in its place. */
function sentByReplaced(site: CallSite, evaluator: Evaluator, { method }: RequestPlan): Refusal | undefined {
  const replaced = method === undefined ? undefined : replacedMethod(evaluator, site, method);
  return (
    replaced &&
    refuse(
      'hook',
      `methods of the client are replaced, so another one may do something else; change the call by hand: ${shown(replaced)}`,
    )
  );
}

/** A serializer that would write the moved query parameters differently from how the service reads them. */
function serializedOtherwise(
  site: CallSite,
  evaluator: Evaluator,
  ways: readonly Way[],
  moved: ReadonlySet<string>,
): Place | undefined {
  const isAny = (is: (value: Place, guard: string | undefined) => boolean, isOpen = true): boolean =>
    ways.some(({ alternative }) => {
      const query = readQuery(site, alternative);
      if ('refused' in query) return isOpen;
      return query.parameters.some(
        ({ name, value, guard }) => moved.has(name) && value !== undefined && is(value, guard),
      );
    });
  const isHarm = {
    plain: () => false,
    own: () => isAny(() => true),
    indexed: () => isAny((value, guard) => !isOneValue({ evaluator, site }, value, guard)),
    flags: () => isAny(({ node }) => mayBeFalse({ evaluator, site }, node), false),
  };
  return serializersOf(evaluator, site).find(({ kind }) => isHarm[kind]())?.place;
}

function mayBeFalse(found: Parameters<typeof kindsOf>[0], node: t.Node): boolean {
  return node.type === 'BooleanLiteral' ? !node.value : kindsOf(found, node)?.has('boolean') === true;
}

function isOneValue(found: Parameters<typeof isScalar>[0], { node }: Place, guard: string | undefined): boolean {
  return /^(String|Numeric|Boolean|Template)Literal$/.test(node.type) || isScalar(found, node, guard);
}

/** An operation that a request turns into because a hook prepends the start of its path. */
export function movedByHook(
  site: CallSite,
  evaluator: Evaluator,
  options: Whereabouts & { readonly deprecations: readonly Deprecation[] },
): { readonly deprecation: Deprecation; readonly refusal: Refusal } | undefined {
  const own = evaluator.text(site.url);
  const isPart = /^\/?[a-z]/.test(leadingText(own)) && words().pathWord.test(leadingText(own));
  if (site.double !== undefined || !isPart) return undefined;
  for (const deprecation of options.deprecations) {
    const [start] = /^\S+ (\/api\/v\d+)(?=\/)/.exec(deprecation.operation)?.slice(1) ?? [];
    if (start === undefined || !site.methods.known.includes(methodOf(deprecation.operation))) continue;
    const whole = [syntheticText(leadingText(own).startsWith('/') ? start : `${start}/`), ...own];
    const found = alternativesOf(whole)
      ?.map((way) => compareWith(way, deprecation))
      .find((one) => one?.kind === 'match');
    const hook =
      found && hooksOf(evaluator, site).find(({ place, takes }) => takes === 'request' && holds(place, start));
    if (found === undefined || hook === undefined || !isPlausible(site, found.match, options)) continue;
    const message = `the client's \`${hook.name}\` puts \`${start}\` in front of the path; change both by hand: ${shown(hook.place)}`;
    return { deprecation, refusal: refuse('hook', message) };
  }
  return undefined;
}

/** Whether some code contains a string. */
function holds({ node }: Place, text: string): boolean {
  let isThere = false;
  walk(node, (inner) => {
    isThere ||= inner.type === 'StringLiteral' && inner.value.includes(text);
    isThere ||= inner.type === 'TemplateElement' && inner.value.raw.includes(text);
  });
  return isThere;
}

const touching: Readonly<Record<Touch['of'], string>> = {
  url: 'reads or changes the path',
  query: 'changes the query, which works differently in the new request',
  body: 'changes the body',
  response: 'reads the response, whose shape changes',
};

function shown(place: Place): string {
  const [line] = place.file.textOf(place.node).split('\n');
  return shownAt(place, line);
}

/** The names of the properties of an object; undefined unless all are known. */
function namesOf(evaluator: Evaluator, place: Place): readonly string[] | undefined {
  const value = evaluator.evaluate(place);
  if (value.kind !== 'object' || value.writes.length > 0) return undefined;
  const names = value.place.node.properties.map(propertyName);
  return names.every((name) => name !== undefined) ? names : undefined;
}

/**
 * The names that an assignment adds to its target: `x.params = { ...x.params, tag }`; undefined unless all are known.
 */
function addedBy({ node, file }: Place): readonly string[] | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const parent = file.names.parentOf(node);
  const target = parent?.type === 'AssignmentExpression' ? file.textOf(parent.left) : undefined;
  const others = node.properties.filter((one) => one.type !== 'SpreadElement' || file.textOf(one.argument) !== target);
  const names = others.map(propertyName);
  return names.every((name) => name !== undefined) ? names : undefined;
}

/**
 * Whether a test of the URL has the same result for the new one, whatever part of the URL it reads; with `isOpen` also
 * if its result is not known.
 */
function staysSame(
  evaluator: Evaluator,
  { test, place }: Touch,
  urls: readonly PlannedUrl[],
  isOpen: boolean,
): boolean {
  if (test === undefined) return false;
  const asked = place.file.textOf(place.node).replace(/\.\w+$/, '');
  const outcome = (url: string): unknown => {
    const standIn: StandIn = (one) => {
      const text = one.file.textOf(one.node);
      return one.node === place.node || text === asked || text === place.file.textOf(place.node) ? url : undefined;
    };
    const result = knownValue(evaluator, test, standIn);
    return result === unseen ? unseen : Boolean(result);
  };
  return urls.every(({ alternative, changes }) => {
    const after = spellingsOf(changedForm(alternative, changes));
    return spellingsOf(normalForm(alternative.pieces)).every((before, index) => {
      const result = outcome(before);
      return result === unseen ? isOpen : result === outcome(after[index] as string);
    });
  });
}

/** The forms of a URL that a hook may see: whole, from its path on, and without its query. */
function spellingsOf(url: string): readonly string[] {
  const path = url.slice(Math.max(0, url.indexOf('/api/')));
  return [url, path, path.split('?')[0] as string];
}
