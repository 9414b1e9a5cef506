import { type CallSite, keepsUrlQuery, type Refusal, refuse } from '../../requests/call-site.ts';
import type { RequestPlan } from '../migration.ts';

/** Why the possible forms of a call can't be edited together, if so. */
export function conflictOf(
  site: CallSite,
  plan: RequestPlan,
  plans: readonly (RequestPlan | undefined)[],
): Refusal | undefined {
  const isPathOnly = plans.every((one) => one === undefined || (one.method === undefined && one.body === undefined));
  // Example: `axios.put(isShop ? shop : ours)`, where another method would go to both
  const isMethodOnly = plans.every((one) => (one ? one.path === undefined : site.methods.known.length > 1));
  const isSame = plans.every((one) => one?.method?.to === plan.method?.to && one?.body === plan.body);
  const isReadAlike = plans.every(
    (one) => (one?.becomesPage ?? false) === plan.becomesPage && one?.itemsBecome === plan.itemsBecome,
  );
  const isAskedAlike = plans.every((one) => one === undefined || changesOptions(one) === changesOptions(plan));
  if ((!isPathOnly && !isMethodOnly && !isSame) || !isReadAlike || !isAskedAlike) {
    return plans.includes(undefined)
      ? refuse('several-operations', 'the URL can also be another one, which is not changed; split the call')
      : refuse('several-operations', 'the possible URLs need different changes; split the call');
  }
  if (site.methods.known.length > 1 && !isMethodOnly) {
    return refuse(
      'method-unknown',
      `the method can be ${site.methods.known.map((method) => `\`${method}\``).join(' or ')}; write one call for each`,
    );
  }
  return undefined;
}

/** The parameters that only some of the plans add, if they change the options that all forms of the URL share. */
export function addedBySome(site: CallSite, plans: readonly (RequestPlan | Refusal | undefined)[]): readonly string[] {
  const known = plans.flatMap((one) => (one === undefined || 'refused' in one ? [] : [one]));
  const isAlike = new Set(known.map(changesOptions)).size < 2;
  // The proof shows whether a function of the code base keeps a query in the path that it receives.
  const isKept = site.sentBy !== undefined || keepsUrlQuery(site);
  if (isAlike || known.length < plans.length || !isKept) return [];
  const names = new Set(known.flatMap(({ parameters }) => parameters));
  return [...names].filter((name) => !known.every(({ parameters }) => parameters.includes(name)));
}

/**
 * What is changed in the options of the call, which all forms of its URL share: `api.get(isTag ? tags : genres, { params })`,
 * where only one of them takes a further parameter.
 */
function changesOptions({ queryEdits, emptied, added }: RequestPlan): string {
  return JSON.stringify([queryEdits, emptied, added]);
}

/** The plans for the lists that a call may request, whose items are all read like those that need to be converted. */
export function readAlike<Plan extends RequestPlan | Refusal | undefined>(plans: readonly Plan[]): readonly Plan[] {
  const becomes = plans.map((one) => (one === undefined || 'refused' in one ? undefined : one.itemsBecome));
  if (!becomes.includes('numbers') || becomes.includes(undefined)) return plans;
  return plans.map((one) => ({ ...one, itemsBecome: 'numbers' }));
}
