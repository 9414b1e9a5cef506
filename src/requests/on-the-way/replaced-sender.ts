import type * as t from '@babel/types';
import { callTaking, isCall, isMember } from '../../source/node-kinds.ts';
import { keyName, parametersOf } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { FunctionNode, Place } from '../../values/value.ts';
import { testOfUrl } from '../url-use.ts';
import { functionsOf } from '../wrappers/sending.ts';
import type { Touch } from './hook-touches.ts';
import { isLog, isOnlyShown } from './log-call.ts';

/**
 * What a function in place of `fetch` may change: the URL and the options if it does not pass them on, and the response if
 * it does not return it.
 */
export function touchesOfFetch(place: Place<FunctionNode>): readonly Touch[] {
  const { file } = place;
  const [request, options] = [0, 1].map((index) => usesOf(place, index));
  const found: Touch[] = (request ?? []).flatMap((node): readonly Touch[] => {
    const parent = file.names.parentOf(node) ?? node;
    if (!isGiven(file, node))
      return parent.type === 'UnaryExpression' || isLog(parent)
        ? []
        : [{ of: 'url', place: { ...place, node: parent } }];
    const isKept = (parent as t.CallExpression).arguments[0] !== node || isReturned(file, parent);
    if (isKept) return [];
    const declared = declaredBy(file, parent);
    return declared === undefined ? [{ of: 'response', place: { ...place, node: parent } }] : testsOf(place, declared);
  });
  const carrying = options ?? request;
  return carrying === undefined || carrying.some((node) => isGiven(file, node))
    ? found
    : [...found, { of: 'body', place }];
}

/** The tests of what a function names after what it receives: `const url = String(input)`. */
function testsOf(place: Place, declared: t.Node): Touch[] {
  const { file } = place;
  const binding = declared.type === 'Identifier' ? file.names.bindingOf(declared) : undefined;
  return (binding?.references ?? []).flatMap((node): Touch | readonly never[] => {
    const test = testOfUrl(file, node);
    const isDeciding = test !== undefined && !isOnlyShown(file, test);
    return isDeciding ? { of: 'url', place: { ...place, node }, test: { ...place, node: test } } : [];
  });
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
  const param = parametersOf(whole)[index];
  const name = param?.type === 'AssignmentPattern' ? param.left : param;
  const taken = name?.type === 'Identifier' ? file.names.bindingOf(name) : undefined;
  return taken?.references.map((node) => withCasts(file, node));
}

function withCasts(file: SourceFile, node: t.Node): t.Node {
  const parent = file.names.parentOf(node);
  const isCast = parent !== undefined && /^(TS\w+|Parenthesized)Expression$/.test(parent.type);
  return isCast ? withCasts(file, parent) : node;
}

/** Whether something is an argument, or is spread into one: `send({ ...options, keepalive: true })`. */
function isGiven(file: SourceFile, node: t.Node): boolean {
  const parent = file.names.parentOf(node);
  if (parent?.type === 'SpreadElement') return isGiven(file, file.names.parentOf(parent) ?? parent);
  return callTaking(file, node) !== undefined;
}

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
