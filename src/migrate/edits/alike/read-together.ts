import type * as t from '@babel/types';
import type { ReadInFunction } from '../../../requests/response/read-in-function.ts';
import { groupBy } from '../../../source/groups.ts';
import { classBodyAround, isMember } from '../../../source/node-kinds.ts';
import { contains, type SourceFile } from '../../../source/source-file.ts';
import { holdsSuch } from '../../../source/walk.ts';
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
  const shared = new Set<Plan>(
    groupsOf(through)
      .filter((group) => isForAll(within, group))
      .flat(),
  );
  return plans.map((plan) => {
    if (!isPlanned(plan)) return plan;
    const { readInFunction, request, read, site, deprecations, suggestions } = plan;
    if (readInFunction !== undefined && shared.has(plan))
      return { ...plan, read: readInFunction.edits, request: { ...request, reads: readInFunction.edits } };
    return 'refused' in read ? { site, deprecations, refusal: read, suggestions } : plan;
  });
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

/** Whether nothing but some calls uses the function that they call, and whether it should read the page for them. */
function isForAll(within: Within, group: readonly Through[]): boolean {
  const claimed = new Set<t.Node>(group.flatMap(({ site, readInFunction }) => [site.node, readInFunction.callee]));
  const isNeeded = group.length > 1 || group.some(({ read }) => 'refused' in read);
  return isNeeded && group.every(({ readInFunction }) => isUsedOnlyBy(within, readInFunction, claimed));
}

function isUsedOnlyBy(
  within: Within,
  { callee, called, edits }: ReadInFunction,
  claimed: ReadonlySet<t.Node>,
): boolean {
  const { file } = within;
  return isDeclaredThere(file, callee, called) && isOnlyReader(within, { node: callee, file }, claimed, { edits });
}

/** Whether a callee names a function itself, and nothing that holds it: the whole value of a variable, or a member. */
function isDeclaredThere(file: SourceFile, callee: t.Node, called: t.Node): boolean {
  const holder = file.names.parentOf(called);
  if (callee.type === 'Identifier') {
    const declaration = file.names.bindingOf(callee)?.declaration;
    return declaration === called || (declaration?.type === 'VariableDeclarator' && declaration === holder);
  }
  if (!isMember(callee)) return false;
  const { object } = callee;
  if (object.type === 'ThisExpression') return contains(classBodyAround(file, callee) ?? callee, called);
  const declaration = object.type === 'Identifier' ? file.names.bindingOf(object)?.declaration : undefined;
  const table = declaration?.type === 'VariableDeclarator' ? declaration.init : undefined;
  const isOwn = holder === table || (holder !== undefined && file.names.parentOf(holder) === table);
  // Example: `const lists = { read(path) {…}, tags() { return this.read('/tags'); } }`
  return table?.type === 'ObjectExpression' && isOwn && !holdsSuch(table, ({ type }) => type === 'ThisExpression');
}
