import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { isOutside } from '../../source/names/outside-name.ts';
import { type CallNode, isCall, isFunction, isMember, rootOf } from '../../source/node-kinds.ts';
import { keyName, memberName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { usesName } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { functionAround } from '../../values/flow/flow.ts';
import type { FunctionValue, Place, Value } from '../../values/value.ts';
import { functionsOf } from '../wrappers/sending.ts';
import { isLog } from './log-call.ts';

/** The use of an expression that contains the method of a request. */
export type MethodUse =
  /** It decides which code runs, or which value is used. */
  | {
      readonly kind: 'test';
      readonly test: Place;
      readonly controls: readonly t.Node[];
      readonly given: GivenTo;
      /** Whether a function is asked about an object with the method in it, which counts only if its result is known. */
      readonly isHeld: boolean;
    }
  /** A variable gets a value that is derived from it, maybe one that is looked up by it. */
  | { readonly kind: 'named'; readonly binding: Binding; readonly looked: Place | undefined; readonly given: GivenTo }
  /** It is passed on unchanged, not used, or what a function returns. */
  | { readonly kind: 'value'; readonly given: GivenTo; readonly isReturned?: boolean };

/** The functions of the code base that receive the method, and the argument position. */
export type GivenTo = readonly (readonly [callee: FunctionValue, position: number])[];

/**
 * Follows an expression that contains the method to its use; `sent` is the call that sends the request. With `mayBeHeld`,
 * also through an object that a function is asked about.
 */
export function useOfMethod(
  evaluator: Evaluator,
  { node, file, env }: Place,
  { sent, mayBeHeld = false }: { sent?: t.Node | undefined; mayBeHeld?: boolean } = {},
): MethodUse {
  const given: (readonly [FunctionValue, number])[] = [];
  const testOf = (test: t.Node, ...controls: readonly t.Node[]): MethodUse => {
    return { kind: 'test', test: { node: test, file, env }, controls, given, isHeld };
  };
  const named = (binding: Binding, value: t.Node): MethodUse => {
    return { kind: 'named', binding, looked: isLookup ? { node: value, file, env } : undefined, given };
  };
  let isLookup = false;
  let isHeld = false;
  let isPlain = true;
  for (let inner = node; ; ) {
    const parent = file.names.parentOf(inner);
    if (parent === undefined || parent === sent) return { kind: 'value', given };
    const controls = controlledBy(file, parent, inner);
    if (controls !== undefined) return testOf(inner, ...controls);
    if (isCall(parent) && parent.callee !== inner) {
      const position = parent.arguments.indexOf(inner as t.Expression);
      const callees = functionsAmong(evaluator.evaluate({ node: parent.callee, file, env }));
      isPlain &&= callees.length === 0;
      if (!isHeld) given.push(...callees.map((callee) => [callee, position] as const));
      if (isLog(parent) || (isHeld && callees.length === 0)) return { kind: 'value', given };
      // Example: `enter(states[method] ?? 'idle')`
      if (isLookup && callees.length > 0) return testOf(inner, parent);
      isLookup ||= isAsking(parent);
      // Example: `AbortSignal.timeout(limits.get(method))`
      const isPassed = isAsking(parent) || isOutside(file, parent.callee, /^(String|Number|Boolean)$/);
      if (callees.length === 0 && !isPassed) return isLookup ? testOf(inner, parent) : { kind: 'value', given };
    } else if (/^(Optional)?MemberExpression$/.test(parent.type)) {
      isLookup ||= (parent as t.MemberExpression).property === inner;
      isPlain = false;
    } else if (nameFor(parent, inner, isPlain && inner !== node) !== undefined) {
      const binding = file.names.bindingOf(nameFor(parent, inner, isPlain && inner !== node) as t.Identifier);
      return binding === undefined ? { kind: 'value', given } : named(binding, inner);
    } else if (isLookup && isCall(parent) && isOfTable(evaluator, { node: inner, file, env })) {
      // Example: `readers[method](response)`
      const called = functionsAmong(evaluator.evaluate({ node: inner, file, env }));
      return testOf(inner, parent, ...called.map(({ place }) => place.node.body));
    } else if (isCondition(file, parent)) {
      return testOf(inner, parent);
    } else if (isAskedBy(file, parent) || (mayBeHeld && !isLookup && isArgumentMember(file, parent, inner))) {
      // Example: `rules.find((rule) => rule.method === method)`, `isPlain({ method })`
      isLookup ||= isFunction(parent);
      isHeld ||= !isFunction(parent);
      inner = file.names.parentOf(parent) as t.Node;
      continue;
    } else if (!isOperator(parent, inner) && !isJoined(file, parent)) {
      const isSent = isCall(parent) && parent.callee === inner;
      // Example: `headers['Content-Type'] = types[method]`, but not `axios[method](path)`
      if (isLookup && !isSent) return testOf(inner, parent);
      return { kind: 'value', given, isReturned: isEnd(parent) && given.length === 0 };
    }
    inner = parent;
  }
}

/** Whether a function returns an expression: `const isRead = ({ method }) => method === 'GET'`. */
function isEnd({ type }: t.Node): boolean {
  return type === 'ReturnStatement' || type === 'ArrowFunctionExpression';
}

/** The code that runs, or the values that are used, depending on an expression; undefined if it decides nothing. */
function controlledBy(file: SourceFile, parent: t.Node, inner: t.Node): readonly t.Node[] | undefined {
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
      return parent.left === inner &&
        parent.operator !== '??' &&
        !isEmpty(parent.right) &&
        !isDefaulted(parent, inner) &&
        (!isTested(parent.right) || isDone(file, parent))
        ? [parent.right]
        : undefined;
    default:
      return undefined;
  }
}

/** Whether the right side of `&&` or `||` is done and not asked for: `isRead || cache.clear();`, or as all that a function does. */
function isDone({ names }: SourceFile, node: t.LogicalExpression): boolean {
  let parent = names.parentOf(node);
  while (parent !== undefined && /^(Logical|Parenthesized)Expression$/.test(parent.type))
    parent = names.parentOf(parent);
  if (parent?.type === 'ArrowFunctionExpression') return isCall(node.right) && isSetting(node.right);
  const isDropped = parent?.type === 'UnaryExpression' && parent.operator === 'void';
  return (
    (isDropped || parent?.type === 'ExpressionStatement') &&
    !/^(Identifier|(Binary|Unary)Expression)$/.test(node.right.type)
  );
}

function isSetting({ callee }: CallNode): boolean {
  return isMember(callee) && /^(set|append|delete|push|add|clear|setRequestHeader)$/.test(memberName(callee) ?? '');
}

/** Whether an expression is a member of a table of functions of the code base. */
function isOfTable(evaluator: Evaluator, { node, ...at }: Place): boolean {
  return isMember(node) && evaluator.evaluate({ ...at, node: node.object }).kind === 'object';
}

/** Whether an expression is a property of an object that a function is called with. */
function isArgumentMember({ names }: SourceFile, parent: t.Node, inner: t.Node): boolean {
  if (parent.type !== 'ObjectProperty' || parent.value !== inner) return false;
  const object = names.parentOf(parent);
  const call = object && names.parentOf(object);
  return call !== undefined && isCall(call) && call.callee !== object;
}

/** The functions of the code base that a value is, or is one of: `step`, in `for (const step of steps) step(method)`. */
export function functionsAmong(value: Value): readonly FunctionValue[] {
  return value.kind === 'unknown' ? (value.entries ?? []).flatMap(functionsOf) : functionsOf(value);
}

/** Whether an object stands in for what was not passed: `options || {}`. */
function isEmpty(node: t.Node): boolean {
  return node.type === 'ObjectExpression' && node.properties.length === 0;
}

/** Example: `options.method || 'GET'` */
function isDefaulted({ operator, right }: t.LogicalExpression, { type }: t.Node): boolean {
  return operator === '||' && right.type === 'StringLiteral' && /^(Identifier|(Optional)?MemberExpression)$/.test(type);
}

/** Whether the other side of `&&` is also a test, not an action. */
function isTested({ type, ...node }: t.Node): boolean {
  if (type === 'BinaryExpression' || type === 'Identifier' || type === 'UnaryExpression') return true;
  if (type === 'LogicalExpression')
    return [(node as t.LogicalExpression).left, (node as t.LogicalExpression).right].every(isTested);
  return /^(Optional)?(Member|Call)Expression$/.test(type) && !isLog(node as t.Node);
}

/** Whether a call keeps or tells what it is given: `history.push(entry)`, `bus.emit('sent', entry)`. */
export function isKeeping({ callee }: CallNode): boolean {
  return isMember(callee) && /^(push|unshift|add|emit|dispatch|dispatchEvent)$/.test(memberName(callee) ?? '');
}

/** Methods that test a list, a string or a table. */
const asking =
  /^(includes|has|get|test|indexOf|lastIndexOf|match|search|startsWith|endsWith|some|every|find|filter|exec|hasOwn|hasOwnProperty)$/;

function isAsking({ callee }: CallNode): boolean {
  if (!isMember(callee)) return false;
  return asking.test(memberName(callee) ?? '');
}

/** Whether a function is asked about each item of a list. */
function isAskedBy({ names }: SourceFile, fn: t.Node): boolean {
  if (fn.type !== 'ArrowFunctionExpression') return false;
  const call = names.parentOf(fn);
  return (
    fn.body.type !== 'BlockStatement' && call !== undefined && isCall(call) && call.callee !== fn && isAsking(call)
  );
}

/** Whether a function returns its result to axios, which asks it before an interceptor: `{ runWhen: (config) => … }`. */
function isCondition(file: SourceFile, parent: t.Node): boolean {
  const fn =
    parent.type === 'ReturnStatement' ? functionAround({ node: parent, file, env: undefined }, parent) : parent;
  if (!isEnd(parent) || fn === undefined || !file.text.includes('runWhen')) return false;
  const named = fn.type === 'FunctionDeclaration' ? fn.id : file.names.parentOf(fn);
  const id = named?.type === 'VariableDeclarator' ? named.id : named;
  const given = id?.type === 'Identifier' ? (file.names.bindingOf(id)?.references ?? []) : [fn];
  const holders = fn.type === 'ObjectMethod' ? [fn] : given.map((one) => file.names.parentOf(one));
  return holders.some((one) => one !== undefined && 'key' in one && keyName(one as t.ObjectProperty) === 'runWhen');
}

/** The name that a declaration, the default of a parameter, or, for what is computed, an assignment gives to a value. */
function nameFor(parent: t.Node, inner: t.Node, isComputed: boolean): t.Identifier | undefined {
  // Example: `writes += Number(method !== 'GET')`
  const isAssigned = isComputed && inner.type !== 'LogicalExpression' && parent.type === 'AssignmentExpression';
  // Example: `{ method = 'GET', isQuiet = method === 'GET' }`
  if (isAssigned || (parent.type === 'AssignmentPattern' && isComputed))
    return parent.right === inner && parent.left.type === 'Identifier' ? parent.left : undefined;
  if (parent.type !== 'VariableDeclarator' || parent.init !== inner || parent.id.type !== 'Identifier')
    return undefined;
  return parent.id;
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
const optionsName = /^(init|options?|opts|config|cfg)$/i;

/** Whether a name is that of all options of a request. */
export function isOptions(node: t.Node): boolean {
  return node.type === 'Identifier' && optionsName.test(node.name);
}

/** Whether a test of all options decides nothing but how they are carried: `options ? { ...options, headers } : { headers }`. */
export function carriesOptions(node: t.Node, controls: readonly t.Node[], decides: string): boolean {
  if (!isOptions(node)) return false;
  return !/^(other|response)$/.test(decides) || controls.some((one) => usesName(one, optionsName));
}
