import type * as t from '@babel/types';
import { type CallSite, passedBy } from '../../../requests/call-site.ts';
import { functionsOf } from '../../../requests/wrappers/sending.ts';
import { isCall } from '../../../source/node-kinds.ts';
import { parametersOf, propertyName } from '../../../source/pattern.ts';
import { contains, endOf, shownAt, startOf } from '../../../source/source-file.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import type { FunctionNode, Place } from '../../../values/value.ts';
import type { Note } from '../../diagnostic.ts';
import type { RequestPlan } from '../../migration.ts';
import { looksAt, sentNames } from './looks.ts';
import { type Kept, Outliving } from './outliving.ts';

/**
 * Notes on what functions between the call and the request put where it outlives them, made of what changes: the URL, the
 * method or the query. If the code in sight shows what holds it, only what other code reads of that counts.
 */
export function keptAside(site: CallSite, evaluator: Evaluator, plan: RequestPlan): Note[] {
  if (site.double !== undefined || site.functions.length === 0) return [];
  const kept = new Outliving(evaluator, site.functions);
  if (plan.path !== undefined) for (const [binding, file] of sentNames(site)) kept.follow(binding, file);
  const ofUrl = kept.found.length;
  followGiven(site, evaluator, plan, kept);
  for (const [index, one] of kept.found.entries()) {
    const place = readOf(evaluator, one, kept);
    const what = index < ofUrl ? 'URL' : plan.body === undefined && plan.method !== undefined ? 'method' : 'query';
    if (place !== undefined) return [noteOn(what, place)];
  }
  return [];
}

/** The same for a hook of the client, which gets whole requests. */
export function keptOfRequest(
  { queryNames }: CallSite,
  evaluator: Evaluator,
  plan: RequestPlan,
  hook: Place<FunctionNode>,
): Note[] {
  const names = new Set([
    ...(asked(plan) ? [...queryNames, 'params', 'searchParams', 'query'] : []),
    ...(plan.method ? ['method'] : []),
  ]);
  const kept = new Outliving(evaluator, [hook]);
  kept.followPattern(parametersOf<t.Node>(hook.node)[0], hook.file, { names, isMade: false });
  const places = kept.found.flatMap((one) => readOf(evaluator, one, kept) ?? []);
  return places.slice(0, 1).map((place) => noteOn('request', place));
}

function asked({ body, queryEdits, added }: RequestPlan): boolean {
  return body !== undefined || queryEdits.length > 0 || added.length > 0;
}

function noteOn(what: string, place: Kept['place']): Note {
  return {
    code: 'url-kept',
    message: `the ${what} changes, and is kept, or passed on, for other code; check ${shownAt(place)}`,
  };
}

/** Where other code reads what was kept. */
function readOf(
  evaluator: Evaluator,
  { place, store, isPlain }: Kept,
  { inside }: Outliving,
): Kept['place'] | undefined {
  if (store === undefined) return place;
  return looksAt(evaluator, store, inside).find(({ keys }) => !isPlain || keys.length === 0)?.place;
}

/** Follows the arguments of the call that the change edits, in the function that it calls. */
function followGiven(site: CallSite, evaluator: Evaluator, plan: RequestPlan, kept: Outliving): void {
  const { node, file, functions, methods } = site;
  const [outermost] = functions;
  if (!isCall(node) || outermost === undefined) return;
  const called = functionsOf(evaluator.evaluate({ node: node.callee, file, env: undefined }));
  if (!called.some(({ place }) => place.node === outermost.node)) return;
  const changed = [
    ...plan.queryEdits,
    ...(plan.method === undefined ? [] : methods.texts.flatMap(({ at }) => (at?.file === file ? [at] : []))),
  ];
  for (const [position, given] of passedBy(site).entries()) {
    const inside = changed.filter(({ start, end }) => start >= startOf(given) && end <= endOf(given));
    if (inside.length === 0 || contains(given, site.url.node)) continue;
    const names = given.type === 'ObjectExpression' ? namesChanged(given, inside, plan) : undefined;
    kept.followPattern(parametersOf<t.Node>(outermost.node)[position], outermost.file, { names, isMade: false });
  }
}

type Range = { readonly start: number; readonly end: number };

/** The names of the properties that change, or are added. */
function namesChanged(
  { properties }: t.ObjectExpression,
  changed: readonly Range[],
  { added }: RequestPlan,
): ReadonlySet<string> | undefined {
  const names = new Set(added.map(({ name }) => name));
  for (const property of properties) {
    if (!changed.some(({ start, end }) => start < endOf(property) && startOf(property) < end)) continue;
    const name = propertyName(property);
    if (name === undefined) return undefined;
    names.add(name);
  }
  return names;
}
