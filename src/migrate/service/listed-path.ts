import type { CallSite, Refusal } from '../../requests/call-site.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import type { RequestPlan } from '../migration.ts';
import { oneOfList } from './find-deprecated.ts';

/** Refuses a path from a list that is not edited if its elements need different queries. */
export function elementsDiffer({ pieces }: CallSite, plans: readonly (RequestPlan | undefined)[]): Refusal | undefined {
  const isFixed = pieces.flatMap(leavesOf).some((leaf) => leaf.kind === 'hole' && leaf.among && !leaf.isEditable);
  const queries = new Set(plans.map((plan) => JSON.stringify([plan?.added, plan?.query.map(({ text }) => text)])));
  return isFixed && queries.size > 1 ? oneOfList : undefined;
}
