import type { CallSite, Refusal } from '../../requests/call-site.ts';
import { ofItsType } from '../../values/declared/typed-value.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import type { RequestPlan } from '../migration.ts';
import { oneOfList, oneOfType } from './find-deprecated.ts';

/** Refuses a path from a list that is not edited if its elements need different queries. */
export function elementsDiffer({ pieces }: CallSite, plans: readonly (RequestPlan | undefined)[]): Refusal | undefined {
  const fixed = pieces.flatMap(leavesOf).filter((leaf) => leaf.kind === 'hole' && leaf.among && !leaf.isEditable);
  const queries = new Set(plans.map((plan) => JSON.stringify([plan?.added, plan?.query.map(({ text }) => text)])));
  if (fixed.length === 0 || queries.size <= 1) return undefined;
  return fixed.some((leaf) => leaf.kind === 'hole' && leaf.why === ofItsType) ? oneOfType : oneOfList;
}
