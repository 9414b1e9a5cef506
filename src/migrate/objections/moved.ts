import type * as t from '@babel/types';
import type { Profile } from '../../contract/profile.ts';
import { type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import { functionsOf } from '../../requests/wrappers/sending.ts';
import { isCall, isFunction, isMember } from '../../source/node-kinds.ts';
import { keyName, memberName, targetsOf } from '../../source/pattern.ts';
import { contains, endOf, type SourceFile, shownAt, startOf } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { functionAround } from '../../values/flow/flow.ts';
import { leavesOf, pathLeaves } from '../../values/text/pieces.ts';
import type { Piece, Place } from '../../values/value.ts';
import { filterNames } from '../conditions/filter-names.ts';
import type { RequestPlan } from '../migration.ts';
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
  if (plan.body === undefined) return undefined;
  const moved = filterNames(ways, profile);
  const { file, node: call } = site;
  const around = functionAround({ file, node: call, env: undefined }, call) ?? file.tree.program;
  for (const node of ways.flatMap((way) => valuesOf(site, way, moved))) {
    if (!contains(around, node) || startOf(node) > endOf(call)) continue;
    const beside = contains(call, node) ? usedBeside(evaluator, site, node) : undefined;
    if (beside !== undefined) return refuse('value-changes', messageOf(file, beside, { by: node }));
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

function messageOf(file: SourceFile, node: t.Node, { by }: Pick<Write, 'by'>): string {
  return `\`${file.textOf(node)}\` may have changed when the body is built; store its value first: ${shownAt({ node: by, file })}`;
}

/** What else in a call depends on a value that changes it: `ids.length` beside `ids.shift()`. */
function usedBeside(evaluator: Evaluator, { file, node: call }: CallSite, value: t.Node): t.Node | undefined {
  const inside = (node: t.Node) => writesBetween(evaluator, { node, file, env: undefined }, startOf(node), endOf(node));
  const changed = inside(value).map(({ target }) => target);
  if (changed.length === 0) return undefined;
  const isIt = (read: t.Node) => !contains(value, read) && changed.some((target) => isSame(file, read, target));
  const again = () =>
    inside(call).find(
      ({ target, by }) => !contains(value, by) && changed.some((one) => isSame(file, one.node, target)),
    );
  return readsIn(call).find(isIt) ?? again()?.by;
}

/** The expressions in a file for the values that move: of query parameters, and of the path behind its start. */
function valuesOf(site: CallSite, { alternative }: Way, moved: ReadonlySet<string>): readonly t.Node[] {
  const query = readQuery(site, alternative);
  const parameters = 'refused' in query ? [] : query.parameters.filter(({ name }) => moved.has(name));
  const own = parameters.flatMap(({ pieces = [], value, each, guardNode }) => [
    ...writtenIn(site, pieces),
    ...(value?.file === site.file ? [value.node] : []),
    ...(each ? [each.list] : []),
    ...(guardNode ? [guardNode] : []),
  ]);
  return [...own, ...writtenIn(site, pathLeaves(alternative.pieces).slice(1))];
}

/** The expressions in the file of a call that some pieces of its URL come from. */
function writtenIn({ file }: CallSite, pieces: readonly Piece[]): readonly t.Node[] {
  const places = pieces.flatMap(leavesOf).flatMap((leaf) => [...(leaf.kind === 'hole' ? [leaf] : []), ...leaf.via]);
  return places.filter((one) => one.file === file).map(({ node }) => node);
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

/** Methods that change what is in the list that they are called on, or take something out of it. */
const changing = /^(shift|pop|splice|next|dequeue|push|unshift|fill)$/;

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
    if (!isCall(node) || node.callee.type === 'Import') return undefined;
    if (isMember(node.callee) && changing.test(memberName(node.callee) ?? ''))
      found.push({ target: { node: node.callee.object, file, env }, by: node });
    if (depth >= mostCalls) return undefined;
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

/** `tags[0]`, `tags[index]` */
function isIndex({ computed, property }: t.MemberExpression): boolean {
  return computed && property.type !== 'StringLiteral';
}

/** Whether a write changes what an expression reads. */
function isSame(file: SourceFile, read: t.Node, { node, file: home }: Place): boolean {
  if (read.type === 'Identifier') {
    // Example: `tags.length = 0`, `tags[0] = tag`
    const isOfList = node.type === 'MemberExpression' && (memberName(node) === 'length' || isIndex(node));
    const whole = isOfList ? node.object : node;
    return whole.type === 'Identifier' && home === file && file.names.bindingOf(read) === file.names.bindingOf(whole);
  }
  if (read.type !== 'MemberExpression' || node.type !== 'MemberExpression') return false;
  const [own, other] = [read, node].map(({ property, computed }) => keyName({ key: property, computed }));
  if (own !== undefined && other !== undefined && own !== other) return false;
  return home !== file || file.textOf(read.object) === file.textOf(node.object);
}
