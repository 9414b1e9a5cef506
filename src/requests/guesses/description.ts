import type * as t from '@babel/types';
import { type CallNode, isCall } from '../../source/node-kinds.ts';
import { keyName } from '../../source/pattern.ts';
import { contains } from '../../source/source-file.ts';
import { usesName } from '../../source/walk.ts';
import { argumentPlaces } from '../../values/direct-call.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import type { Place } from '../../values/value.ts';
import { findProperty, literalGiven } from '../call-parts.ts';
import { isPassedOn } from '../libraries/rtk/rtk-base.ts';
import { makesRequest } from '../response/host.ts';

/** The properties by which an object literal describes a request, and the call that receives it, if any. */
export interface Description {
  readonly object: Place<t.ObjectExpression>;
  /** The expression of its URL. */
  readonly url: Place;
  readonly method: string;
  /** The property with query parameters, as text or as an object. */
  readonly query: string | undefined;
  readonly holder: CallNode | undefined;
}

/** Names of properties that may hold the URL of a request. */
export const urlNames: readonly string[] = ['url', 'uri', 'path', 'endpoint'];
const methodNames = ['method', 'httpMethod', 'verb', 'type'];
const queryNames = ['param', 'params', 'query', 'qs', 'searchParams'];

/** Other properties of a request, whatever it is passed to. */
const company = new Set([
  ...['method', 'httpMethod', 'verb', 'headers', 'data', 'body', 'json', 'payload', 'auth', 'credentials', 'timeout'],
  ...['param', 'params', 'qs', 'searchParams', 'responseType', 'dataType', 'withCredentials', 'baseURL', 'success'],
]);

/** Properties of a server's route, a test double, a page of a front end or the documentation of an operation. */
const others = new Set([
  ...['handler', 'controller', 'middleware', 'reply', 'response', 'responses', 'status', 'resolver'],
  ...['component', 'element', 'children', 'loader', 'render', 'redirect'],
  ...['operationId', 'summary', 'description', 'parameters', 'deprecated', 'tags'],
]);

/** Properties of a link in a menu, unless a method stands beside them: rows of a table may be shown as well. */
const shown = new Set(['icon', 'label']);

/** Calls that do not send their arguments: tests, servers, navigation, logs. */
const notSending =
  /[mM]ock|[nN]ock|msw|[iI]ntercept|expect|[aA]ssert|should|Called|\b(it|test|describe)\b|[rR]out(e|er)\b|[nN]avigat|history|[rR]edirect|\b(app|server|fastify)\.|\blog(ger)?\b|console|\b(debug|info|warn|error|track|push|replace|resolve)$/;

/** Calls whose name says that they take a request. */
const sending = /request|fetch|http|ajax|axios|^api$|^send$/i;

/** Reads an object literal as the description of a request; undefined if it is not one. */
export function readDescription(
  evaluator: Evaluator,
  object: Place<t.ObjectExpression>,
  holder = holderOf(object),
): Description | undefined {
  const keys = object.node.properties.flatMap((property) =>
    property.type === 'SpreadElement' ? [] : (keyName(property) ?? []),
  );
  const name = urlNames.find((one) => keys.includes(one));
  const property = name === undefined ? undefined : findProperty(object.node, [name]);
  if (property?.type !== 'ObjectProperty' || keys.some((key) => others.has(key))) return undefined;
  if (keys.some((key) => shown.has(key)) && !isVerb(object.node, methodNames)) return undefined;
  const isCalledFor = holder !== undefined && name !== 'path' && usesName(holder.callee, sending);
  if (!isCalledFor && !keys.some((key) => company.has(key)) && !isVerb(object.node)) return undefined;
  if (isSpokenFor(object) || (holder !== undefined && isNotSending(object.file, holder))) return undefined;
  if (holder !== undefined && isPassedOn(evaluator, { ...object, node: holder })) return undefined;
  const url = { ...object, node: property.value };
  if (!mayBePath(evaluator, url, holder !== undefined)) return undefined;
  const method = methodNames.find((one) => keys.includes(one) && (one !== 'type' || isVerb(object.node))) ?? 'method';
  return { object, url, method, query: queryNames.find((one) => keys.includes(one)), holder };
}

/** `type: 'GET'` is a method; any other `type` is not. */
function isVerb(object: t.ObjectExpression, names: readonly string[] = ['type']): boolean {
  const property = findProperty(object, names);
  if (property?.type !== 'ObjectProperty' || property.value.type !== 'StringLiteral') return false;
  return /^(get|put|post|patch|delete)$/i.test(property.value.value);
}

/** Whether an expression may be a path; as an argument it may come from the caller. */
function mayBePath(evaluator: Evaluator, url: Place, isPassed: boolean): boolean {
  const value = evaluator.evaluate(url);
  if (value.kind === 'object' || value.kind === 'function' || value.kind === 'array') return false;
  const leaves = evaluator.text(url).flatMap(leavesOf);
  return leaves.some((piece) => (piece.kind === 'text' ? piece.text.includes('/') : isPassed));
}

/** The call that has an object literal as an argument. */
function holderOf({ node, file }: Place<t.ObjectExpression>): CallNode | undefined {
  let inner: t.Node = node;
  let parent = file.names.parentOf(inner);
  while (parent !== undefined && /^(TSAs|TSSatisfies|Parenthesized)Expression$/.test(parent.type)) {
    inner = parent;
    parent = file.names.parentOf(inner);
  }
  if (parent === undefined || !isCall(parent)) return undefined;
  return parent.arguments.some((argument) => argument === inner) ? parent : undefined;
}

/** Whether the literal is part of an argument of a call that sends nothing. */
function isSpokenFor({ node, file }: Place<t.ObjectExpression>): boolean {
  for (let outer = file.names.parentOf(node); outer !== undefined; outer = file.names.parentOf(outer)) {
    // Example: `all.push({ title, request: App.createRequest({ url, method }) })`
    if (/Function|Method|Statement$|^Class/.test(outer.type) || makesRequest(outer)) return false;
    if (isCall(outer) && isNotSending(file, outer)) return true;
  }
  return false;
}

/** Whether the callee of a call, as written, shows that it sends nothing; arguments inside the callee are ignored. */
function isNotSending(file: Place['file'], { callee }: CallNode): boolean {
  return notSending.test(file.textOf(callee).replace(/\([^()]*\)/g, '()'));
}

/** The position of a description among the arguments of its call, and those arguments. */
export function argumentsAround({ object, holder }: Description): {
  readonly args: readonly (Place | undefined)[];
  readonly index: number;
} {
  if (holder === undefined) return { args: [object], index: 0 };
  const args = argumentPlaces({ ...object, node: holder });
  const isGiven = (argument: t.Node) =>
    contains(argument, object.node) || literalGiven(argument, object.file) === object.node;
  return { args, index: holder.arguments.findIndex(isGiven) };
}
