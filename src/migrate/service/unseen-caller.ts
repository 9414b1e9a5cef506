import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import {
  type CallNode,
  callTaking,
  classBodyAround,
  constructorOf,
  isFunction,
  isMember,
  rootOf,
} from '../../source/node-kinds.ts';
import { functionName, loopOf, memberName, withoutDefault } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { givenTo, isCalledInSight, referencesTo } from '../../values/given.ts';
import type { FunctionNode, Hole, Piece, Via } from '../../values/value.ts';

const mostSteps = 6;

/**
 * Whether code outside the code base may give a value: it is made from a parameter of a function that nothing in the code base
 * calls, however many names, fields and calls it comes through.
 */
export function hasUnseenCaller(evaluator: Evaluator, { node, file }: Via, steps = mostSteps): boolean {
  if (steps === 0) return false;
  // Example: `path + search`, whose start is what counts
  if (node.type === 'BinaryExpression') return hasUnseenCaller(evaluator, { node: node.left, file }, steps - 1);
  return bindingsIn(file, node).some((binding) => isBindingUnseen(evaluator, file, binding, steps - 1));
}

function isBindingUnseen(evaluator: Evaluator, file: SourceFile, binding: Binding, steps: number): boolean {
  const { kind, declaration } = binding;
  if (kind !== 'param') {
    const source = declaration.type === 'VariableDeclarator' ? sourceOf(file, declaration) : undefined;
    return source != null && isWhole({ node: source }) && hasUnseenCaller(evaluator, { node: source, file }, steps);
  }
  const owner = declaration as FunctionNode;
  // Example: `kinds.map((kind) => load(kind))`
  const receivers = takersOf(file, owner).flatMap(({ callee }) => (isMember(callee) ? callee.object : []));
  if (receivers.some((node) => hasUnseenCaller(evaluator, { node, file }, steps))) return true;
  if (!isCalledInSight(evaluator, owner, file))
    return takersOf(file, owner).length === 0 && !isPassedElsewhere(evaluator, owner, file);
  return givenTo(evaluator, binding, file).some(
    ({ value, place }) =>
      value.kind !== 'object' &&
      openStarts(evaluator.text(place)).some((hole) => hasUnseenCaller(evaluator, hole, steps)),
  );
}

/** Whether a value is passed on as it is; what is put together, as in `parts.join('/')`, may be any path. */
function isWhole({ node }: Pick<Hole, 'node'>): boolean {
  return rootOf(node).type === 'Identifier' || rootOf(node).type === 'ThisExpression';
}

/** The unknown parts that some text may begin with. */
function openStarts(pieces: readonly Piece[]): readonly Hole[] {
  const first = pieces.find((piece) => piece.kind !== 'text' || !/^\/*$/.test(piece.text));
  if (first?.kind === 'choice') return first.branches.flatMap(openStarts);
  return first?.kind === 'hole' ? [first] : [];
}

/** The calls that a function is an argument of. */
function takersOf(file: SourceFile, owner: FunctionNode): readonly CallNode[] {
  const direct = callbackTaker(file, owner) ?? objectTaker(file, owner);
  const uses = direct === undefined ? referencesTo(file, owner) : [];
  return direct === undefined ? uses.flatMap((use) => callTaking(file, use) ?? []) : [direct];
}

/** What a variable is set to, or takes its values from in a loop. */
function sourceOf(file: SourceFile, declarator: t.VariableDeclarator): t.Node | null | undefined {
  return loopOf(file.names, declarator)?.right ?? declarator.init;
}

/** The call that a function is an argument of. */
export function callbackTaker(file: SourceFile, node: t.Node): CallNode | undefined {
  return isFunction(node) ? callTaking(file, node) : undefined;
}

/** Whether another file passes a function on by its name: `useSWR('languages', fetcher)`. */
function isPassedElsewhere(evaluator: Evaluator, owner: t.Node, file: SourceFile): boolean {
  const name = functionName(owner, file.names.parentOf(owner)) ?? '';
  return evaluator.filesUsing(name).some((other) => {
    const uses = other.path === file.path ? [] : other.names.lookup(name, other.tree.program)?.references;
    return uses?.some((use) => callTaking(other, use) !== undefined) === true;
  });
}

/** The call that an object literal with a function in it is an argument of: `new Proxy({}, { get })`. */
function objectTaker(file: SourceFile, node: t.Node): CallNode | undefined {
  const parent = file.names.parentOf(node);
  const member = node.type === 'ObjectMethod' ? node : parent?.type === 'ObjectProperty' ? parent : undefined;
  const object = member && file.names.parentOf(member);
  return object && callTaking(file, object);
}

/** The names that an expression reads outside of functions in it; for a field, the parameter that sets it. */
function bindingsIn(file: SourceFile, node: t.Node): readonly Binding[] {
  const found: Binding[] = [];
  walk(node, (inner) => {
    if (inner !== node && isFunction(inner)) return false;
    const read = inner.type === 'Identifier' ? inner : fieldParameter(file, inner);
    const binding = read && file.names.bindingOf(read);
    if (binding !== undefined) found.push(binding);
    return undefined;
  });
  return found;
}

/** The parameter of the constructor that sets a field: `this.kind` after `this.kind = kind`. */
function fieldParameter(file: SourceFile, node: t.Node): t.Identifier | undefined {
  if (!isMember(node) || node.object.type !== 'ThisExpression') return undefined;
  const name = memberName(node);
  const body = classBodyAround(file, node);
  const maker = body && constructorOf(body);
  if (name === undefined || maker === undefined) return undefined;
  for (const param of maker.params) {
    const field = withoutDefault(param.type === 'TSParameterProperty' ? param.parameter : undefined);
    if (field?.type === 'Identifier' && field.name === name) return field;
  }
  for (const { type, ...one } of maker.body.body) {
    const set = type === 'ExpressionStatement' && 'expression' in one ? (one.expression as t.Expression) : undefined;
    if (set?.type !== 'AssignmentExpression' || !isMember(set.left) || memberName(set.left) !== name) continue;
    if (set.left.object.type === 'ThisExpression' && set.right.type === 'Identifier') return set.right;
  }
  return undefined;
}
