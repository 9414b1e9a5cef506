import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { isOutside } from '../../source/names/outside-name.ts';
import { type CallNode, isCall, isFunction, isMember, rootOf } from '../../source/node-kinds.ts';
import { keyName, memberName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { functionAround } from '../../values/flow/flow.ts';
import type { FunctionValue, Place } from '../../values/value.ts';
import { functionsOf } from '../wrappers/sending.ts';
import { isLog } from './log-call.ts';

/** The use of an expression that contains the method of a request. */
export type MethodUse =
  /** It decides which code runs, or which value is used. */
  | { readonly kind: 'test'; readonly test: Place; readonly controls: readonly t.Node[]; readonly given: GivenTo }
  /** A variable gets a value that is derived from it, maybe one that is looked up by it. */
  | { readonly kind: 'named'; readonly binding: Binding; readonly looked: Place | undefined; readonly given: GivenTo }
  /** It is passed on unchanged, or not used. */
  | { readonly kind: 'value'; readonly given: GivenTo };

/** The functions of the code base that receive the method, and the argument position. */
export type GivenTo = readonly (readonly [callee: FunctionValue, position: number])[];

/** Follows an expression that contains the method to its use; `sent` is the call that sends the request. */
export function useOfMethod(evaluator: Evaluator, { node, file, env }: Place, sent?: t.Node): MethodUse {
  const given: (readonly [FunctionValue, number])[] = [];
  const testOf = (test: t.Node, ...controls: readonly t.Node[]): MethodUse => {
    return { kind: 'test', test: { node: test, file, env }, controls, given };
  };
  const named = (binding: Binding, value: t.Node): MethodUse => {
    return { kind: 'named', binding, looked: isLookup ? { node: value, file, env } : undefined, given };
  };
  let isLookup = false;
  for (let inner = node; ; ) {
    const parent = file.names.parentOf(inner);
    if (parent === undefined || parent === sent) return { kind: 'value', given };
    const controls = controlledBy(parent, inner);
    if (controls !== undefined) return testOf(inner, ...controls);
    if (isCall(parent) && parent.callee !== inner) {
      const position = parent.arguments.indexOf(inner as t.Expression);
      const callees = functionsOf(evaluator.evaluate({ node: parent.callee, file, env }));
      given.push(...callees.map((callee) => [callee, position] as const));
      if (isLog(parent)) return { kind: 'value', given };
      // Example: `enter(states[method] ?? 'idle')`
      if (isLookup && callees.length > 0) return testOf(inner, parent);
      isLookup ||= isAsking(parent);
      // Example: `AbortSignal.timeout(limits.get(method))`
      const isPassed = isAsking(parent) || isOutside(file, parent.callee, 'String');
      if (callees.length === 0 && !isPassed) return isLookup ? testOf(inner, parent) : { kind: 'value', given };
    } else if (/^(Optional)?MemberExpression$/.test(parent.type)) {
      isLookup ||= (parent as t.MemberExpression).property === inner;
    } else if (isNamed(parent, inner)) {
      const binding = file.names.bindingOf(parent.id);
      return binding === undefined ? { kind: 'value', given } : named(binding, inner);
    } else if (isCondition(file, parent)) {
      return testOf(inner, parent);
    } else if (parent.type === 'ArrowFunctionExpression' && isAskedBy(file, parent)) {
      // Example: `rules.find((rule) => rule.method === method)`
      isLookup = true;
      inner = file.names.parentOf(parent) as t.Node;
      continue;
    } else if (!isOperator(parent, inner) && !isJoined(file, parent)) {
      const isSent = isCall(parent) && parent.callee === inner;
      // Example: `headers['Content-Type'] = types[method]`, but not `axios[method](path)`
      return isLookup && !isSent ? testOf(inner, parent) : { kind: 'value', given };
    }
    inner = parent;
  }
}

/** The code that runs, or the values that are used, depending on an expression; undefined if it decides nothing. */
function controlledBy(parent: t.Node, inner: t.Node): readonly t.Node[] | undefined {
  switch (parent.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
      return parent.test === inner ? [parent.consequent, ...(parent.alternate ? [parent.alternate] : [])] : undefined;
    case 'ForStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
      return parent.test === inner ? [parent.body] : undefined;
    case 'SwitchStatement':
      return parent.discriminant === inner ? parent.cases : undefined;
    case 'LogicalExpression':
      return parent.left === inner && parent.operator !== '??' && !isTested(parent.right) && !isEmpty(parent.right)
        ? [parent.right]
        : undefined;
    default:
      return undefined;
  }
}

/** Whether an object stands in for what was not passed: `options || {}`. */
function isEmpty(node: t.Node): boolean {
  return node.type === 'ObjectExpression' && node.properties.length === 0;
}

/** Whether the other side of `&&` is also a test, not an action. */
function isTested({ type, ...node }: t.Node): boolean {
  if (type === 'BinaryExpression' || type === 'Identifier' || type === 'UnaryExpression') return true;
  if (type === 'LogicalExpression')
    return [(node as t.LogicalExpression).left, (node as t.LogicalExpression).right].every(isTested);
  return /^(Optional)?(Member|Call)Expression$/.test(type) && !isLog(node as t.Node);
}

/** Methods that test a list, a string or a table. */
const asking =
  /^(includes|has|get|test|indexOf|lastIndexOf|match|search|startsWith|endsWith|some|every|find|filter|exec)$/;

function isAsking({ callee }: CallNode): boolean {
  if (!isMember(callee)) return false;
  return asking.test(memberName(callee) ?? '');
}

/** Whether a function is asked about each item of a list. */
function isAskedBy({ names }: SourceFile, fn: t.ArrowFunctionExpression): boolean {
  const call = names.parentOf(fn);
  return (
    fn.body.type !== 'BlockStatement' && call !== undefined && isCall(call) && call.callee !== fn && isAsking(call)
  );
}

/** Whether a function returns its result to axios, which asks it before an interceptor: `{ runWhen: (config) => … }`. */
function isCondition(file: SourceFile, parent: t.Node): boolean {
  const isEnd = parent.type === 'ReturnStatement' || parent.type === 'ArrowFunctionExpression';
  const fn =
    parent.type === 'ReturnStatement' ? functionAround({ node: parent, file, env: undefined }, parent) : parent;
  if (!isEnd || fn === undefined || !file.text.includes('runWhen')) return false;
  const named = fn.type === 'FunctionDeclaration' ? fn.id : file.names.parentOf(fn);
  const id = named?.type === 'VariableDeclarator' ? named.id : named;
  const given = id?.type === 'Identifier' ? (file.names.bindingOf(id)?.references ?? []) : [fn];
  const holders = fn.type === 'ObjectMethod' ? [fn] : given.map((one) => file.names.parentOf(one));
  return holders.some((one) => one !== undefined && 'key' in one && keyName(one as t.ObjectProperty) === 'runWhen');
}

function isNamed(parent: t.Node, inner: t.Node): parent is t.VariableDeclarator & { id: t.Identifier } {
  return parent.type === 'VariableDeclarator' && parent.init === inner && parent.id.type === 'Identifier';
}

/** Whether an expression computes another value from its operands. */
function isOperator(parent: t.Node, inner: t.Node): boolean {
  if (isCall(parent)) return parent.callee === inner && inner.type !== 'Identifier' && !isComputed(inner);
  if (parent.type === 'ConditionalExpression') return parent.test !== inner;
  return /^(Binary|Unary|Logical|Parenthesized|Await|TSAs|TSNonNull|TSSatisfies)Expression$|^TemplateLiteral$/.test(
    parent.type,
  );
}

/** `[method, path].join(' ')` */
function isJoined({ names }: SourceFile, parent: t.Node): boolean {
  const member = parent.type === 'ArrayExpression' ? names.parentOf(parent) : undefined;
  return member !== undefined && isMember(member) && memberName(member) === 'join';
}

/** `client[method]` */
function isComputed(node: t.Node): boolean {
  return isMember(node) && node.computed;
}

/** Whether a name is that of a constant of its file, or a member of one: `PUT`, `Verb.Put`, `this` aside. */
export function isConstant({ node, file }: Place): boolean {
  const root = rootOf(node);
  const binding = root.type === 'Identifier' ? file.names.bindingOf(root) : undefined;
  return binding !== undefined && binding.kind !== 'param' && binding.scope.node.type === 'Program';
}

/** Whether a name is only declared, or is that of a property. */
export function isDeclaring(parent: t.Node | undefined, node: t.Node): boolean {
  if (parent === undefined || isFunction(parent)) return isFunctionParameter(parent, node);
  if (parent.type === 'AssignmentPattern') return parent.left === node;
  if (parent.type === 'ObjectProperty') return parent.key === node && !parent.shorthand;
  return parent.type === 'MemberExpression' && parent.property === node && !parent.computed;
}

function isFunctionParameter(parent: t.Node | undefined, node: t.Node): boolean {
  return parent !== undefined && 'params' in parent && (parent.params as readonly t.Node[]).includes(node);
}

/** `arguments.length`, or the length of what a rest parameter takes */
export function isArgumentCount({ names }: SourceFile, node: t.Node): boolean {
  if (!isMember(node) || memberName(node) !== 'length' || node.object.type !== 'Identifier') return false;
  const binding = names.bindingOf(node.object);
  if (binding === undefined) return node.object.name === 'arguments';
  return binding.kind === 'param' && names.parentOf(binding.identifier)?.type === 'RestElement';
}

/** The names of all options of a request. */
export const optionsName = /^(init|options?|opts|config|cfg)$/i;

/** Whether a name is that of all options of a request. */
export function isOptions(node: t.Node): boolean {
  return node.type === 'Identifier' && optionsName.test(node.name);
}
