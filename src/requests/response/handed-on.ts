import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { isOutside } from '../../source/names/outside-name.ts';
import { type CallNode, callTaking, isCall, isCast, isFunction, isMember } from '../../source/node-kinds.ts';
import { calledName, callsByName, nodesOf } from '../../source/nodes.ts';
import { keyName, loopOf, memberName, parametersOf } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { isOfTests } from '../../source/test-paths.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { givenTo } from '../../values/given.ts';
import { importing } from '../../values/objects/foreign-uses.ts';
import { writesNamed } from '../../values/objects/outside-writes.ts';
import type { FunctionNode, Place } from '../../values/value.ts';
import { functionsOf } from '../wrappers/sending.ts';
import { isListMember } from './shape/syntax.ts';

const deepest = 3;

/**
 * Where a function that a value is handed to, beside the caller, reads it as a list: `options.onData?.(list)`,
 * `listeners.forEach((listener) => listener(list))`. Undefined if no such function is found.
 */
export function listReadBeside(
  evaluator: Evaluator,
  { file, env }: Omit<Place, 'node'>,
  { references }: Binding,
): Place | undefined {
  for (const reference of references) {
    const call = callTaking(file, reference);
    if (call === undefined || call.type === 'NewExpression' || !isStatement(file, call)) continue;
    const position = call.arguments.indexOf(reference as t.Expression);
    for (const taker of takersOf(evaluator, { node: call.callee, file, env })) {
      const param = parametersOf(taker.node)[position];
      const binding = param?.type === 'Identifier' ? taker.file.names.bindingOf(param) : undefined;
      const node = binding?.references.find((one) => isReadAsList(taker.file, one));
      if (node !== undefined) return { node: wholeRead(taker.file, node), file: taker.file, env: undefined };
    }
  }
  return undefined;
}

/** `(list as string[]).length` for its `list` */
function wholeRead(file: SourceFile, node: t.Node): t.Node {
  const parent = file.names.parentOf(node) ?? node;
  return isCast(parent) ? wholeRead(file, parent) : parent;
}

/** Whether the result of a call is not used: as a statement, maybe under a test, or as the result of a `forEach`. */
function isStatement({ names }: Pick<SourceFile, 'names'>, node: t.Node): boolean {
  const parent = names.parentOf(node);
  if (parent === undefined) return false;
  if (parent.type === 'ExpressionStatement') return true;
  if (parent.type === 'ArrowFunctionExpression') {
    const call = names.parentOf(parent);
    return call !== undefined && isCall(call) && calledName(call) === 'forEach';
  }
  const isPassed = /^(Await|Logical|Parenthesized)Expression$|^UnaryExpression$/.test(parent.type);
  return isPassed && isStatement({ names }, parent);
}

function isReadAsList(file: SourceFile, node: t.Node): boolean {
  const parent = file.names.parentOf(node);
  if (isCast(parent)) return isReadAsList(file, parent);
  if (isMember(parent) && parent.object === node) return isListMember(memberName(parent));
  if (parent?.type === 'SpreadElement' || parent?.type === 'ForOfStatement') return true;
  return parent !== undefined && isCall(parent) && isOutside(file, parent.callee, 'Array.isArray');
}

/** The functions that a callee may be, with those that are only set or added somewhere. */
function takersOf(evaluator: Evaluator, place: Place): readonly Place<FunctionNode>[] {
  const { node, file } = place;
  const own = functionsOf(evaluator.evaluate(place)).map((one) => one.place);
  if (own.length > 0) return own;
  const name = isMember(node) ? memberName(node) : undefined;
  if (name !== undefined) return near(evaluator, file, name).flatMap((one) => setAs(evaluator, one, name));
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  if (binding === undefined) return [];
  const list = listOf(file, binding);
  if (list !== undefined) return addedTo(evaluator, file, list);
  return binding.writes.flatMap((write) =>
    write.type === 'AssignmentExpression' ? functionsAt(evaluator, { node: write.right, file, env: undefined }) : [],
  );
}

/** A file and those that import it, if they have a name in them. */
function near(evaluator: Evaluator, file: SourceFile, name: string): readonly SourceFile[] {
  const users = evaluator.openAll(importing(evaluator, file).filter((one) => one.text().includes(name)));
  return [...new Set([file, ...users])].filter(({ path }) => !isOfTests(path));
}

/** The functions that a file assigns to members of a name, or gives under it. */
function setAs(evaluator: Evaluator, file: SourceFile, name: string): readonly Place<FunctionNode>[] {
  const written = writesNamed(file, name).flatMap(({ value }) => value ?? []);
  const given = nodesOf(file, 'ObjectProperty').flatMap((one) => (keyName(one) === name ? one.value : []));
  const methods = nodesOf(file, 'ObjectMethod').filter((one) => keyName(one) === name);
  return [...written, ...given, ...methods].flatMap((node) => functionsAt(evaluator, { node, file, env: undefined }));
}

/** The list whose items a name stands for, in a loop or a `forEach`. */
function listOf(file: SourceFile, { declaration, identifier }: Binding): t.Node | undefined {
  if (declaration.type === 'VariableDeclarator') return loopOf(file.names, declaration)?.right;
  if (!isFunction(declaration) || !('params' in declaration) || declaration.params[0] !== identifier) return undefined;
  const call = callTaking(file, declaration);
  const isEach = call !== undefined && calledName(call) === 'forEach' && isMember(call.callee);
  return isEach ? (call.callee as t.MemberExpression).object : undefined;
}

/** The functions that a file adds to a list or a set, by its source. */
function addedTo(evaluator: Evaluator, file: SourceFile, list: t.Node): readonly Place<FunctionNode>[] {
  const calls = ['add', 'push', 'unshift'].flatMap((name) => callsByName(file).get(name) ?? []);
  const isTo = ({ callee }: CallNode) => isMember(callee) && file.textOf(callee.object) === file.textOf(list);
  return calls
    .filter(isTo)
    .flatMap(({ arguments: [node] }) => (node ? functionsAt(evaluator, { node, file, env: undefined }) : []));
}

/** The functions that an expression may be: also those that callers pass for a parameter. */
function functionsAt(evaluator: Evaluator, place: Place, depth = 0): readonly Place<FunctionNode>[] {
  const { node, file } = place;
  if (isFunction(node)) return [place as Place<FunctionNode>];
  const own = functionsOf(evaluator.evaluate(place)).map((one) => one.place);
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  if (own.length > 0 || binding?.kind !== 'param' || depth >= deepest) return own;
  return givenTo(evaluator, binding, file).flatMap((given) => functionsAt(evaluator, given.place, depth + 1));
}
