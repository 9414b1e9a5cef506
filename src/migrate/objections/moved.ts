import type * as t from '@babel/types';
import type { Profile } from '../../contract/profile.ts';
import { type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import { functionsOf } from '../../requests/wrappers/sending.ts';
import { isCall, isFunction } from '../../source/node-kinds.ts';
import { keyName, targetsOf } from '../../source/pattern.ts';
import { contains, endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { functionAround } from '../../values/flow.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import type { Place } from '../../values/value.ts';
import type { RequestPlan } from '../migration.ts';
import { filterNames } from '../query/filter-names.ts';
import { readQuery } from '../query/query.ts';
import type { Way } from '../service/find-deprecated.ts';

/** An assignment or update, and the call that executes it. */
interface Write {
  readonly target: Place;
  readonly by: t.Node;
}

/**
 * Why the values of a query can't be read in the body of a request: what they depend on changes between the query and
 * the call, or in the call itself.
 */
export function changesBefore(
  site: CallSite,
  evaluator: Evaluator,
  ways: readonly Way[],
  { plan, profile }: { readonly plan: RequestPlan; readonly profile: Profile },
): Refusal | undefined {
  const moved = plan.body === undefined ? new Set<string>() : filterNames(ways, profile);
  if (moved.size === 0) return undefined;
  const { file, node: call } = site;
  const around = functionAround({ file, node: call, env: undefined }, call) ?? file.tree.program;
  for (const node of ways.flatMap((way) => valuesOf(site, way, moved))) {
    if (!contains(around, node) || startOf(node) > endOf(call)) continue;
    const from = contains(call, node) ? startOf(call) : endOf(node);
    const reads = readsIn(node);
    if (reads.length === 0) continue;
    const write = writesBetween(evaluator, { node: around, file, env: undefined }, from, endOf(call)).find(
      ({ target, by }) =>
        !contains(node, by) && !isOfChain(site, by) && reads.some((read) => isSame(file, read, target)),
    );
    if (write !== undefined) return refuse('value-changes', messageOf(file, node, write));
  }
  return undefined;
}

/** A request builder writes only the request itself. */
function isOfChain({ builder }: CallSite, by: t.Node): boolean {
  return builder !== undefined && contains(builder.receiver, by);
}

function messageOf(file: SourceFile, node: t.Node, { by }: Write): string {
  const { line } = file.positionOf(startOf(by));
  return `\`${file.textOf(node)}\` may have changed when the body is built; store its value first: \`${file.textOf(by)}\` in ${file.path}:${line}`;
}

/** The expressions in a file for the values of the query parameters that move. */
function valuesOf(site: CallSite, { alternative }: Way, moved: ReadonlySet<string>): readonly t.Node[] {
  const query = readQuery(site, alternative);
  if ('refused' in query) return [];
  return query.parameters.flatMap(({ name, pieces = [], value, each, guardNode }) => {
    if (!moved.has(name)) return [];
    const written = pieces
      .flatMap(leavesOf)
      .flatMap((piece) => [...(piece.kind === 'hole' ? [piece] : []), ...piece.via]);
    const places = [...written, ...(value ? [value] : [])].filter(({ file }) => file === site.file);
    return [...places.map(({ node }) => node), ...(each ? [each.list] : []), ...(guardNode ? [guardNode] : [])];
  });
}

/** The variables and members that an expression reads. */
function readsIn(node: t.Node): readonly t.Node[] {
  const reads: t.Node[] = [];
  walk(node, (inner) => {
    if (isFunction(inner)) return false;
    if (inner.type === 'Identifier' || inner.type === 'MemberExpression') reads.push(inner);
    return undefined;
  });
  return reads;
}

const mostCalls = 2;

/** What is written between two offsets of some code, there or in functions of the code base that are called there. */
function writesBetween(
  evaluator: Evaluator,
  { node: root, file, env }: Place,
  from: number,
  to: number,
  depth = 0,
): readonly Write[] {
  const found: Write[] = [];
  walk(root, (node) => {
    if (node !== root && isFunction(node)) return false;
    if (startOf(node) < from || endOf(node) > to) return undefined;
    found.push(...targetsOf(node).map((target) => ({ target: { node: target, file, env }, by: node })));
    if (!isCall(node) || node.callee.type === 'Import' || depth >= mostCalls) return undefined;
    for (const { place } of functionsOf(evaluator.evaluate({ node: node.callee, file, env }))) {
      const { body } = place.node;
      const inside = writesBetween(evaluator, place, startOf(body), endOf(body), depth + 1);
      found.push(...inside.filter((one) => isOutside(one.target, place.node)).map((one) => ({ ...one, by: node })));
    }
    return undefined;
  });
  return found;
}

/** Whether what is written is declared outside a function. */
function isOutside({ node, file }: Place, owner: t.Node): boolean {
  let base = node;
  while (base.type === 'MemberExpression') base = base.object;
  if (base.type === 'ThisExpression') return true;
  const binding = base.type === 'Identifier' ? file.names.bindingOf(base) : undefined;
  return binding === undefined || !contains(owner, binding.identifier);
}

/** Whether a write changes what an expression reads. */
function isSame(file: SourceFile, read: t.Node, { node, file: home }: Place): boolean {
  if (read.type === 'Identifier') {
    return node.type === 'Identifier' && home === file && file.names.bindingOf(read) === file.names.bindingOf(node);
  }
  if (read.type !== 'MemberExpression' || node.type !== 'MemberExpression') return false;
  const [own, other] = [read, node].map(({ property, computed }) => keyName({ key: property, computed }));
  if (own !== undefined && other !== undefined && own !== other) return false;
  return home !== file || file.textOf(read.object) === file.textOf(node.object);
}
