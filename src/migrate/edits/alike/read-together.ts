import type * as t from '@babel/types';
import type { CallSite, Spelling } from '../../../requests/call-site.ts';
import type { ReadInFunction } from '../../../requests/response/read-in-function.ts';
import { groupBy } from '../../../source/groups.ts';
import type { TextEdit } from '../../../source/text-edit.ts';
import { keyOf } from '../choose-edits.ts';
import { isPlanned, type Planned, type Unplanned } from '../plan.ts';
import { isOnlyReader, type Within } from './only-reader.ts';

type Plan = Planned | Unplanned;

/** A plan whose page the called function could read. */
type Through = Planned & { readonly readInFunction: ReadInFunction };

/**
 * Lets a function read the page if all its calls get one, in place of each call. A single call reads it itself, if it can.
 */
export function readTogether(within: Within, plans: readonly Plan[], isOpen: (plan: Plan) => boolean): readonly Plan[] {
  const through = plans.filter((plan): plan is Through => isPlanned(plan) && isOpen(plan) && hasFunction(plan));
  const groups = groupsOf(through).filter((group) => isForAll(within, group));
  const shared = new Map<Plan, Spelling>();
  for (const group of groups) {
    const reads = readsFor(group);
    if (reads !== undefined) for (const plan of group) shared.set(plan, reads);
  }
  const adding = new Set<Plan>(groups.filter(addsAlike).flat());
  return plans.map((plan) => {
    if (!isPlanned(plan)) return plan;
    const { readInFunction, read, site, deprecations, suggestions } = plan;
    const reads = shared.get(plan);
    if (readInFunction !== undefined && reads !== undefined) {
      const together = (adding.has(plan) ? plan.together : undefined) ?? plan;
      const inFunction = { ...readInFunction, edits: reads };
      return { ...together, readInFunction: inFunction, read: reads, request: { ...together.request, reads } };
    }
    return 'refused' in read ? { site, deprecations, refusal: read, suggestions } : plan;
  });
}

/** The edits that read the page of any call of a group: with strings for its items, if those of some are numbers and may become some. */
function readsFor(group: readonly Through[]): Spelling | undefined {
  const [first] = group;
  const ofNumbers = group.filter(({ hasNumbers }) => hasNumbers);
  if (ofNumbers.length === 0) return first?.readInFunction.edits;
  return ofNumbers.some(keepsNumbers) ? undefined : first?.readInFunction.asStrings();
}

/** The calls that are left although their function is to read the page for others: it still gets no page for them. */
export function leftBeside(plans: readonly Plan[], refused: ReadonlyMap<Planned, unknown>): readonly CallSite[] {
  const read = plans.filter(isPlanned).filter(({ readInFunction, read }) => readInFunction?.edits === read);
  const isEdited = (called: t.Node | undefined) =>
    read.some((plan) => plan.readInFunction?.called === called && !refused.has(plan));
  return read.filter((plan) => refused.has(plan) && isEdited(plan.readInFunction?.called)).map(({ site }) => site);
}

function hasFunction(plan: Planned): plan is Through {
  return plan.readInFunction !== undefined;
}

/** The plans that make the same edits in a function, for operations that one version deprecates. */
function groupsOf(plans: readonly Through[]): readonly (readonly Through[])[] {
  const groups = groupBy(plans, ({ deprecations, readInFunction }) => {
    const versions = new Set(deprecations.map(({ deprecatedIn }) => deprecatedIn));
    return [...versions, keyOf(readInFunction)].join('\n');
  });
  return [...groups.values()];
}

/** Whether the function could add the same parameters for all calls of a group. */
function addsAlike(group: readonly Through[]): boolean {
  const added = group.map(({ together }) => together?.spellings.map((edits) => keyOf({ edits })).join('\n'));
  return !added.includes(undefined) && new Set(added).size === 1;
}

/** Whether a call takes the numbers of a page as they are, since its types say that they are some: `read<number[]>(…)`. */
function keepsNumbers({ read }: Through): boolean {
  const makesTexts = ({ text }: TextEdit) => text.includes('map(String)') || text.includes('coerce.string()');
  return !('refused' in read) && !read.some(makesTexts);
}

/** Whether nothing but some calls uses the function that they call, and whether it should read the page for them. */
function isForAll(within: Within, group: readonly Through[]): boolean {
  const claimed = new Set<t.Node>(group.flatMap(({ site, readInFunction }) => [site.node, readInFunction.callee]));
  const isNeeded = group.length > 1 || group.some(({ read }) => 'refused' in read);
  return (
    isNeeded &&
    group.every(({ readInFunction: { callee, edits } }) =>
      isOnlyReader(within, { node: callee, file: within.file }, claimed, { edits }),
    )
  );
}
