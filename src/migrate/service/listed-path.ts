import type { CallSite, Refusal } from '../../requests/call-site.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import { ofItsType } from '../../values/types/typed-value.ts';
import type { RequestPlan } from '../migration.ts';
import { oneOfList, oneOfType } from './find-deprecated.ts';

/** Refuses a path from a list that is not edited if its elements need different queries. */
export function elementsDiffer(site: CallSite, plans: readonly (RequestPlan | undefined)[]): Refusal | undefined {
  const queries = new Set(plans.map((plan) => JSON.stringify([plan?.added, plan?.query.map(({ text }) => text)])));
  return queries.size <= 1 ? undefined : ofFixedList(site);
}

/** Refuses a path from a list that can't be edited, or from a type. */
export function ofFixedList({ pieces }: CallSite): Refusal | undefined {
  const fixed = pieces
    .flatMap(leavesOf)
    .flatMap((leaf) => (leaf.kind === 'hole' && leaf.among && !leaf.isEditable ? leaf : []));
  if (fixed.length === 0) return undefined;
  return fixed.some(({ why }) => why === ofItsType) ? oneOfType : oneOfList;
}
