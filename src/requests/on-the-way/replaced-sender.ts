import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import { callTaking, isCall, isMember, withoutCasts } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { keyName, memberName, parametersOf, withoutDefault } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import { usesName } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { knownValue } from '../../values/methods/known-value.ts';
import type { FunctionNode, Place } from '../../values/value.ts';
import type { CallSite, MethodChange } from '../call-site.ts';
import { isClientOf } from '../response/shape/interceptors.ts';
import { returnsOf } from '../response/shape/syntax.ts';
import { functionsOf } from '../wrappers/sending.ts';
import type { Touch } from './hook-touches.ts';
import { senderOf } from './hooks.ts';
import { isLog } from './log-call.ts';

/**
 * What a function in place of `fetch` does not pass on: the options, and the response if it does not return it. `isGlobal`:
 * whether it takes the place of `fetch` everywhere, and so has no options if it takes only the URL. `tested`: where it
 * tests the URL.
 */
export function touchesOfFetch(
  place: Place<FunctionNode>,
  isGlobal: boolean,
  tested: readonly Touch[],
): readonly Touch[] {
  const { file } = place;
  const [request, options] = [0, 1].map((index) => usesOf(place, index));
  const found: Touch[] = (request ?? []).flatMap((node): readonly Touch[] => {
    const call = callTaking(file, node);
    if (call === undefined || call.arguments[0] !== node || isReturned(file, call)) return [];
    const isRead = isLog(call) || isOutside(file, call.callee, madeOfUrl) || declaredBy(file, call) !== undefined;
    const isTested = tested.some(({ test }) => test && contains(test.node, call));
    return isRead || isTested ? [] : [{ of: 'response', place: { ...place, node: call } }];
  });
  for (const made of returnsOf(place.node).filter((node) => isMade(file, node)))
    found.push({ of: 'response', place: { ...place, node: made } });
  const carrying = options ?? (isGlobal && takesOne(place) ? [] : request);
  return carrying === undefined || carrying.some((node) => isGiven(file, node))
    ? found
    : [...found, { of: 'body', place }];
}

/** Whether a function returns a response of its own. */
function isMade(file: SourceFile, node: t.Node): boolean {
  return isCall(node) && isOutside(file, node.callee, /^Response(\.json)?$/);
}

/** What a function in place of `send` of `XMLHttpRequest` does not pass on. */
export function touchesOfSend(place: Place<FunctionNode>): readonly Touch[] {
  const taken = usesOf(place, 0);
  const isAll = taken === undefined && parametersOf(place.node).length > 0;
  const isPassed = isAll || taken?.some((node) => isGiven(place.file, node)) === true;
  return isPassed || usesName(place.node.body, /^arguments$/) ? [] : [{ of: 'body', place }];
}

/** What creates something of a URL, or another form of it, and sends nothing. */
const madeOfUrl = /^(String|URL|Request|encodeURI|decodeURI)$/;

/** Whether a function reads no argument but the first. */
function takesOne({ node, file }: Place<FunctionNode>): boolean {
  const [first, ...others] = parametersOf(node);
  if (first === undefined || others.length > 0 || usesName(node.body, /^arguments$/)) return false;
  if (first.type !== 'RestElement') return true;
  const list = first.argument.type === 'Identifier' ? file.names.bindingOf(first.argument) : undefined;
  return list?.references.every((one) => readsFirst(file.names.parentOf(withCasts(file, one)))) === true;
}

/** `args[0]`, and `const [input] = args` */
function readsFirst(parent: t.Node | undefined): boolean {
  if (parent?.type !== 'VariableDeclarator')
    return parent !== undefined && isMember(parent) && memberName(parent) === '0';
  const { id } = parent;
  return id.type === 'ArrayPattern' && id.elements.length === 1 && id.elements[0]?.type !== 'RestElement';
}

/**
 * What a function that sends a client's requests may change: the body if it neither reads it nor passes the whole request
 * on, and the response if it does not return what the next function gives.
 */
export function touchesOfSender(evaluator: Evaluator, place: Place<FunctionNode>): readonly Touch[] {
  const { file } = place;
  const isMade = usesOf(place, 0)?.some((node) => isGiven(file, node)) === false && parametersOf(place.node).length < 2;
  const calls = usesOf(place, 1)?.map((node) => file.names.parentOf(node)) ?? [];
  const changed = calls.find((call) => call !== undefined && isCall(call) && !isReturned(file, call));
  return [
    ...(sendsBody(evaluator, place, 0) ? [] : [{ of: 'body', place } as const]),
    ...(changed === undefined ? [] : [{ of: 'response', place: { ...place, node: changed } } as const]),
    ...(isMade ? [{ of: 'response', place } as const] : []),
  ];
}

const mostCalls = 3;

/** Whether a function uses the body of the request that it takes as an argument, or passes the whole request on. */
function sendsBody(evaluator: Evaluator, place: Place<FunctionNode>, index: number, depth = 0): boolean {
  const { file, env } = place;
  const param = parametersOf(place.node)[index];
  if (param?.type === 'RestElement' || (param !== undefined && takesBody(param))) return true;
  return (usesOf(place, index) ?? []).some((node) => {
    if (readsBody(file, node)) return true;
    const call = file.names.parentOf(node);
    if (!isGiven(file, node) || call === undefined) return false;
    if (!isCall(call)) return true;
    if (isMember(call.callee) && keyName({ key: call.callee.property }) === 'getUri') return false;
    const callees = functionsOf(evaluator.evaluate({ node: call.callee, file, env }));
    const position = call.arguments.indexOf(node as t.Expression);
    return callees.every((one) => depth < mostCalls && sendsBody(evaluator, one.place, position, depth + 1));
  });
}

/** The references to a parameter, with the casts around them; undefined unless it is a name. */
function usesOf({ node: whole, file }: Place<FunctionNode>, index: number): readonly t.Node[] | undefined {
  const name = withoutDefault(parametersOf(whole)[index]);
  const taken = name?.type === 'Identifier' ? file.names.bindingOf(name) : undefined;
  return taken?.references.map((node) => withCasts(file, node));
}

function withCasts(file: SourceFile, node: t.Node): t.Node {
  const parent = file.names.parentOf(node);
  const isCast = parent !== undefined && /^(TS\w+|Parenthesized)Expression$/.test(parent.type);
  return isCast ? withCasts(file, parent) : node;
}

/**
 * Whether something is an argument, or is spread into one: `send({ ...options, keepalive: true })`; also one that is chosen,
 * or that has a name.
 */
function isGiven(file: SourceFile, node: t.Node, depth = 0): boolean {
  const parent = file.names.parentOf(node);
  if (parent === undefined || depth > deepest) return false;
  if (parent.type === 'VariableDeclarator' && parent.id.type === 'Identifier' && parent.init === node)
    return file.names.bindingOf(parent.id)?.references.some((one) => isGiven(file, one, depth + 1)) === true;
  if (parent.type === 'SpreadElement') return isGiven(file, file.names.parentOf(parent) ?? parent, depth);
  const isChosen =
    parent.type === 'LogicalExpression' || (parent.type === 'ConditionalExpression' && parent.test !== node);
  return isChosen ? isGiven(file, parent, depth) : callTaking(file, node) !== undefined;
}

const deepest = 3;

const ofBody = /^(data|body|json)$/;

function readsBody(file: SourceFile, node: t.Node): boolean {
  const parent = file.names.parentOf(node);
  if (parent?.type === 'VariableDeclarator') return takesBody(parent.id);
  return parent !== undefined && isMember(parent) && ofBody.test(keyName({ key: parent.property }) ?? '');
}

/** Whether a pattern takes the body of a request, alone or with all the rest. */
function takesBody(pattern: t.Node): boolean {
  if (pattern.type !== 'ObjectPattern') return false;
  return pattern.properties.some((one) => one.type === 'RestElement' || ofBody.test(keyName(one) ?? ''));
}

/**
 * The pattern declared with an expression as its value, or with something created from it alone: `new
 * URL(request.url)`, `request.url + '?a=1'`.
 */
export function declaredBy(file: SourceFile, node: t.Node): t.Node | undefined {
  let inner = node;
  for (let outer = file.names.parentOf(inner); outer !== undefined; outer = file.names.parentOf(outer)) {
    if (outer.type === 'VariableDeclarator') return outer.init === inner ? outer.id : undefined;
    const isWrapped =
      isCall(outer) ||
      (outer.type === 'ConditionalExpression' && outer.test !== inner) ||
      (outer.type === 'BinaryExpression' && outer.operator === '+') ||
      (isMember(outer) && inner.type === 'ArrayExpression') ||
      /^(Await|TS\w+|Parenthesized|Logical|Array)Expression$|^TemplateLiteral$/.test(outer.type);
    if (!isWrapped) return undefined;
    inner = outer;
  }
  return undefined;
}

/** Whether a function returns an expression, or a promise of it. */
export function isReturned(file: SourceFile, node: t.Node): boolean {
  let inner = node;
  for (let outer = file.names.parentOf(inner); outer !== undefined; outer = file.names.parentOf(outer)) {
    if (outer.type === 'ReturnStatement') return true;
    if (outer.type === 'ArrowFunctionExpression') return outer.body === inner;
    const isEither =
      (outer.type === 'ConditionalExpression' && outer.test !== inner) ||
      (outer.type === 'LogicalExpression' && outer.right === inner) ||
      /^(AwaitExpression|TS\w+Expression|ParenthesizedExpression)$/.test(outer.type);
    if (!isEither) return false;
    inner = outer;
  }
  return false;
}

/** The names for what `fetch` takes: the URL is a request, the options are not named, and the rest is a list. */
export function partOfArguments({ type }: t.Node, index: number): readonly string[] {
  if (type === 'RestElement') return index === 0 ? [argumentList] : [];
  return index === 0 ? ['request'] : [];
}

const argumentList = 'arguments';

/** The names for a member of the list of arguments: `args[0]` is the URL. */
export function ofArgument(names: readonly string[]): readonly string[] {
  if (names[0] !== argumentList || names.length === 1) return names;
  return names[1] === '0' ? ['request', ...names.slice(2)] : names.slice(2);
}

/** Example: `typeof input === 'string'`, `input instanceof Request` */
export function asksForType(parent: t.Node): boolean {
  return 'operator' in parent && /^(typeof|instanceof)$/.test(parent.operator as string);
}

/**
 * Where a client gets a function of the code base in place of a method: of the one that a request would be sent with,
 * or of one whose name is not known, such as `for (const name of names) client[name] = counted(name)`.
 */
export function replacedMethod(evaluator: Evaluator, site: CallSite, { to }: MethodChange): Place | undefined {
  const sender = senderOf(site);
  const client = sender && evaluator.evaluate({ ...sender, node: sender.node.callee });
  if (sender === undefined || client?.kind !== 'external') return undefined;
  const creation = client.steps.find((step) => step.kind !== 'member');
  const home = creation && 'place' in creation ? [creation.place.file] : [];
  for (const file of new Set([sender.file, ...home])) {
    for (const { left, right, operator } of nodesOf(file, 'AssignmentExpression')) {
      if (operator !== '=' || left.type !== 'MemberExpression' || !mayBeFunction.test(withoutCasts(right).type))
        continue;
      const at = { file, env: undefined };
      const name = left.computed ? knownValue(evaluator, { ...at, node: left.property }) : memberName(left);
      if (typeof name === 'string' && name.toUpperCase() !== to) continue;
      if (isClientOf(evaluator, { ...at, node: left.object }, client) === true) return { ...at, node: right };
    }
  }
  return undefined;
}

const mayBeFunction = /Function|^CallExpression$|^Identifier$/;
