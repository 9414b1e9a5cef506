import type * as t from '@babel/types';
import { type CallNode, isCall, isFunction, isMember } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { keyName, memberName, parametersOf } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { isOfTests } from '../../source/test-paths.ts';
import type { Evaluator } from '../evaluate.ts';
import { selfAt } from '../self.ts';
import type { FunctionNode, FunctionValue, Place, Value } from '../value.ts';
import { calleeName, isNamedOtherwise } from './callee-names.ts';

/** Methods that define the routes of a server. */
const ofRoutes = /^(get|post|put|patch|delete|head|options|all|use|route|request|set)$/i;

/** `server.call(…)`, which may be a client. */
const ofServer = /(^|\.)\w*(server|app)\.\w+$/i;

/** If more files than this contain a name, it does not identify the method. */
const mostFiles = 24;

const known = new WeakMap<Evaluator, Map<string, readonly FunctionValue[]>>();

/**
 * The one method of the code base with the name of a method that is called with a path on an object whose creation is
 * unknown: `RED.nodes.getNode(id).send('GET', '/books')`, `this.komga.get('/books')`.
 */
export function onlyMethod(
  evaluator: Evaluator,
  { node, file }: Place<t.MemberExpression>,
  object: Value,
  name: string,
): FunctionValue | undefined {
  const call = file.names.parentOf(node);
  if (call === undefined || !isCall(call) || call.callee !== node || !call.arguments.some(isPath)) return undefined;
  const isServer = ofServer.test(calleeName(node)) && !ofRoutes.test(name);
  if (call.arguments.some(isFunction) || (isNamedOtherwise(node) && !isServer)) return undefined;
  const methods = methodsNamed(evaluator, file, name);
  const [only] = methods;
  if (only === undefined || methods.length > 1 || !isMadeOutOfSight(object, only)) return undefined;
  return call.arguments.length <= parametersOf(only.place.node).length ? only : undefined;
}

/**
 * The method that a call is assumed to call because no other one has its name; undefined if the called object is known.
 */
export function takenByName(evaluator: Evaluator, { node, ...place }: Place<CallNode>): FunctionValue | undefined {
  const { callee } = node;
  const name = isMember(callee) ? memberName(callee) : undefined;
  if (name === undefined || !isMember(callee)) return undefined;
  const object = evaluator.evaluate({ ...place, node: callee.object });
  const own = evaluator.member(object, name, { ...place, node: callee });
  if (own.kind !== 'unknown' && own.kind !== 'external') return undefined;
  return onlyMethod(evaluator, { ...place, node: callee as t.MemberExpression }, object, name);
}

/**
 * Whether an object may have a method: it comes from a call that can't be evaluated, or is a parameter named like its
 * class.
 */
function isMadeOutOfSight(object: Value, { place: { node, file } }: FunctionValue): boolean {
  if (object.kind === 'unknown') return true;
  if (object.kind !== 'external' || object.root.kind !== 'parameter') return false;
  if (object.steps.length > 0) return true;
  const body = file.names.parentOf(node);
  const owner = body && file.names.parentOf(body);
  const className = owner && 'id' in owner && owner.id?.type === 'Identifier' ? owner.id.name : '';
  return object.root.name.length > 2 && className.toLowerCase().includes(object.root.name.toLowerCase());
}

/** `'/books'`, `` `/books/${id}` ``, `'/books/' + id` */
function isPath(node: t.Node): boolean {
  if (node.type === 'BinaryExpression') return node.operator === '+' && isPath(node.left);
  if (node.type === 'StringLiteral') return node.value.startsWith('/');
  return node.type === 'TemplateLiteral' && node.quasis[0]?.value.raw.startsWith('/') === true;
}

function methodsNamed(evaluator: Evaluator, file: SourceFile, name: string): readonly FunctionValue[] {
  const byName = known.get(evaluator) ?? new Map<string, readonly FunctionValue[]>();
  known.set(evaluator, byName);
  const found = byName.get(name);
  if (found !== undefined) return found;
  const files = evaluator.isRare(name, mostFiles) ? [file, ...evaluator.filesWith(name)] : [];
  const all = [...new Set(files)].filter(({ path }) => !isOfTests(path));
  const methods = all.flatMap((one) =>
    methodsIn(one)
      .filter((method) => nameOf(method, one) === name)
      .map((node) => methodValue(evaluator, { node, file: one, env: undefined })),
  );
  byName.set(name, methods);
  return methods;
}

/** The functions in a file that are members of an object or a class. */
function methodsIn(file: SourceFile): readonly FunctionNode[] {
  const functions = [...nodesOf(file, 'FunctionExpression'), ...nodesOf(file, 'ArrowFunctionExpression')];
  return [...nodesOf(file, 'ClassMethod'), ...nodesOf(file, 'ObjectMethod'), ...functions];
}

/** The name of the member that a function is assigned to or declared as. */
function nameOf(node: FunctionNode, file: SourceFile): string | undefined {
  if (node.type === 'ClassMethod' || node.type === 'ObjectMethod')
    return node.kind === 'method' ? keyName(node) : undefined;
  const parent = file.names.parentOf(node);
  if (parent?.type === 'ObjectProperty' || parent?.type === 'ClassProperty') return keyName(parent);
  if (parent?.type !== 'AssignmentExpression' || parent.right !== node || !isMember(parent.left)) return undefined;
  return memberName(parent.left);
}

function methodValue(evaluator: Evaluator, place: Place<FunctionNode>): FunctionValue {
  return { kind: 'function', place, self: selfAt(evaluator, { ...place, node: place.node.body }) };
}
