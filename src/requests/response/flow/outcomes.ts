import type * as t from '@babel/types';
import type { Binding } from '../../../source/names/bind.ts';
import { isOutside, outsideName } from '../../../source/names/outside-name.ts';
import { type CallNode, isMember, withoutCasts } from '../../../source/node-kinds.ts';
import { memberName, patternPath } from '../../../source/pattern.ts';
import type { SourceFile } from '../../../source/source-file.ts';
import { holdsSuch, walk } from '../../../source/walk.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import type { FunctionNode, Place } from '../../../values/value.ts';
import { isOnlyShown } from '../../on-the-way/log-call.ts';
import { calleesOf } from '../../wrappers/sending.ts';
import type { Nothing, ResultKind } from '../shape/result-kind.ts';
import { isRevised } from '../shape/revived.ts';
import { allOf, awaited, hasStatus, memberShape, promiseOf, type Shape } from '../shape/shape.ts';
import { isCallOf, isListMember, returnsOf } from '../shape/syntax.ts';
import { type Tested, verdictAt } from './branches.ts';
import { isNeverResolved, resolvedWith } from './resolved.ts';

/** The request that a function leads to, and the result of its library. */
export interface Sink {
  readonly node: t.Node;
  /** The callee as written, since the same function may be called again. */
  readonly callee: string;
  readonly kind: ResultKind;
}

/** Whether a call is the request, or another call of the same library function, such as a retry. */
export function isSink(evaluator: Evaluator, { node, ...place }: Place<CallNode>, sink: Sink): boolean {
  if (node === sink.node || place.file.textOf(node.callee) !== sink.callee) return node === sink.node;
  return calleesOf(evaluator, { ...place, node }).length === 0;
}

/** The promise that an async function or a callback makes of its result. */
export function wrapPromise(shape: Shape | undefined): Shape | undefined {
  return shape && promiseOf(shape.is === 'chain' ? awaited(shape) : shape);
}

/** The shape of a request's result within the function that sends it. */
export function sinkShape({ value, arrives }: ResultKind): Shape | undefined {
  if (arrives === 'composable' || arrives === 'events') return undefined;
  if (arrives === 'now') return { is: value };
  if (arrives === 'callback') return value === 'body' || value === 'data' ? promiseOf({ is: value }) : undefined;
  return arrives === 'promise' ? promiseOf({ is: value }) : { is: arrives, of: { is: value } };
}

/** The result of a built-in function for its first argument: `JSON.parse(text)`, `Promise.resolve(body)`. */
export function builtInShape(place: Place<CallNode>, first: t.Node, given: () => Shape | undefined): Shape | undefined {
  switch (outsideName(place.file, place.node.callee)) {
    case 'JSON.parse':
      if (isRevised(place.node)) return undefined;
      return isParsedText(first) || given()?.is === 'text' ? { is: 'body' } : undefined;
    case 'Promise.resolve':
      return wrapPromise(given());
    case 'Promise.all':
      return allOf(given() ?? { is: 'body' }, false);
    case 'firstValueFrom':
    case 'lastValueFrom': {
      const observable = given();
      return observable?.is === 'observable' ? promiseOf(observable.of) : undefined;
    }
    default:
      return undefined;
  }
}

/** `JSON.parse(xhr.responseText)`, whatever the name of the request. */
function isParsedText(node: t.Node): boolean {
  const inner = withoutCasts(node);
  return isMember(inner) && /^(responseText|response)$/.test(memberName(inner) ?? '');
}

/** The part of a value that a pattern binds to one of its names. */
export function alongPattern(pattern: t.Node, identifier: t.Identifier, shape: Shape): Shape | undefined {
  const path = patternPath(pattern, identifier);
  let current: Shape | undefined = path && shape;
  for (const { name } of path ?? []) {
    if (name === '=' || current === undefined) continue;
    const found = memberShape(current, name);
    current = typeof found === 'string' ? undefined : found;
  }
  return current;
}

/** Notes the shapes of the names that a parameter binds, if it is given a value of some shape. */
export function setShapes(shapes: Map<Binding, Shape>, file: SourceFile, param: t.Node, shape: Shape): undefined {
  walk(param, (inner) => {
    const binding = inner.type === 'Identifier' ? file.names.bindingOf(inner) : undefined;
    if (binding?.identifier !== inner) return;
    const found = alongPattern(param, inner as t.Identifier, shape);
    if (found !== undefined) shapes.set(binding, found);
    else shapes.delete(binding);
  });
}

/** The empty value that a function returns instead of the response; undefined if that is for an empty response. */
export function nothingOf(file: SourceFile, node: t.Node): Nothing | undefined {
  const inner = withoutCasts(node);
  const parent: t.Node | undefined = file.names.parentOf(inner);
  if (parent?.type === 'LogicalExpression') return undefined;
  if (parent?.type === 'ConditionalExpression' && holdsSuch(parent, (one) => isParse(file, one))) return undefined;
  for (
    let outer: t.Node | undefined = parent;
    outer !== undefined && !/Function|Method/.test(outer.type);
    outer = file.names.parentOf(outer)
  ) {
    const test = outer.type === 'IfStatement' || outer.type === 'ConditionalExpression' ? outer.test : undefined;
    if (test && holdsSuch(test, isOfEmptyResponse)) return undefined;
  }
  if (inner.type === 'ArrayExpression') return '[]';
  return inner.type === 'NullLiteral' ? 'null' : 'undefined';
}

function isParse(file: SourceFile, node: t.Node): boolean {
  return isCallOf(node) && isOutside(file, node.callee, 'JSON.parse');
}

/** What a test for an empty response asks about: the status, a header with the length or type, or the text. */
function isOfEmptyResponse(node: t.Node): boolean {
  if (node.type === 'NumericLiteral') return node.value === 204 || node.value === 205;
  if (node.type === 'StringLiteral') return /content-/i.test(node.value);
  return node.type === 'Identifier' && /^text$/i.test(node.name);
}

/** A use by which a function itself reads a list: `tags.map(…)`, `Array.isArray(tags)`. */
export function listUse(file: SourceFile, { references }: Binding): t.Node | undefined {
  return references.find((use) => {
    const parent = file.names.parentOf(use);
    if (isMember(parent) && parent.object === use) return isListMember(memberName(parent));
    return isCallOf(parent) && isOutside(file, parent.callee, 'Array.isArray');
  });
}

/** A use of a text by its size, or as that of a list, which is another one for a page. */
export function textUse(file: SourceFile, { references }: Binding): t.Node | undefined {
  return references.find((use) => {
    const parent = file.names.parentOf(use);
    if (isMember(parent) && memberName(parent) === 'length') return !asksIfAny(file, parent);
    return parent?.type === 'BinaryExpression' && isComparedWithList(parent);
  });
}

/** Whether a size is only tested for there being anything, or shown in a log: `size > 0`, but not `size <= 2`. */
export function asksIfAny(file: SourceFile, node: t.Node): boolean {
  const parent = file.names.parentOf(node);
  if (parent === undefined) return false;
  const isTest = 'test' in parent && parent.test === node;
  if (isTest || /^(Unary|Logical)Expression$/.test(parent.type) || isOnlyShown(file, node)) return true;
  if (parent.type !== 'BinaryExpression' || !/^[<>!=]/.test(parent.operator)) return false;
  const other = parent.left === node ? parent.right : parent.left;
  return other.type === 'NumericLiteral' && other.value < 2;
}

/** `text === '[]'` */
export function isComparedWithList({ operator, left, right }: t.BinaryExpression): boolean {
  const isList = (node: t.Node) => node.type === 'StringLiteral' && /^\s*\[/.test(node.value);
  return /^[!=]==?$/.test(operator) && (isList(left) || isList(right));
}

/** `Promise.reject(error)`, `throwError(() => error)` */
export function isRejection(file: SourceFile, node: t.Node): boolean {
  const inner = withoutCasts(node);
  return isCallOf(inner) && isOutside(file, inner.callee, /^(Promise\.reject|throwError)$/);
}

/** Whether an expression never has a value: it rejects, or calls a function that always throws. */
export function neverGives(evaluator: Evaluator, place: Place): boolean {
  const { file, node } = place;
  const inner = withoutCasts(node);
  const call = inner.type === 'AwaitExpression' ? withoutCasts(inner.argument) : inner;
  if (call.type === 'NewExpression')
    return isOutside(file, call.callee, 'Promise') && isNeverResolved({ ...place, node: call });
  if (!isCallOf(call)) return false;
  if (isRejection(file, call)) return true;
  const isEndless = (callee: Place<FunctionNode>) =>
    returnsOf(callee.node).every(
      (one) => one.type === 'NewExpression' && neverGives(evaluator, { ...callee, node: one }),
    );
  const callees = calleesOf(evaluator, { ...place, node: call });
  return callees.length > 0 && callees.every((callee) => isEndless(callee.place));
}

/**
 * What a promise may be fulfilled with: the arguments of `resolve` in `new Promise((resolve) => …)`, or those promises
 * of `Promise.race([request, rejectLater(1000)])` that can be fulfilled; undefined for any other call.
 */
export function settledWith(evaluator: Evaluator, place: Place<CallNode>): readonly t.Node[] | undefined {
  const { node, file } = place;
  if (node.type === 'NewExpression') return isOutside(file, node.callee, 'Promise') ? resolvedWith(place) : undefined;
  const [list] = node.arguments;
  if (list?.type !== 'ArrayExpression' || !isOutside(file, node.callee, 'Promise.race')) return undefined;
  const all = list.elements.filter((one) => one !== null && one.type !== 'SpreadElement');
  if (all.length < list.elements.length) return undefined;
  return all.filter((one) => !neverGives(evaluator, { ...place, node: one as t.Node })) as readonly t.Node[];
}

/** Whether an expression is reached only if the request has failed. */
export function isAfterFailure(
  evaluator: Evaluator,
  place: Place,
  shapeOf: (node: t.Node) => Shape | undefined,
  isWithoutErrors = false,
): boolean {
  const tested: Tested = {
    file: place.file,
    isResponse: (inner) => {
      const shape = shapeOf(inner);
      return shape !== undefined && hasStatus(shape);
    },
    isTaken: () => false,
    numberOf: (inner) => {
      const value = evaluator.evaluate({ ...place, node: inner });
      return value.kind === 'primitive' && typeof value.value === 'number' ? value.value : undefined;
    },
    isWithoutErrors,
  };
  return verdictAt(tested, place.node, undefined) === 'failed';
}

/** `res.text()` where the response is not JSON, or where it can't be parsed as such: lists always are. */
export function isForOtherTypes(evaluator: Evaluator, place: Place, shape: Shape | undefined): boolean {
  const isText = shape !== undefined && awaited(shape).is === 'text';
  return (isText || shape === undefined) && isAfterFailure(evaluator, place, () => undefined, !isText);
}

/** Whether a function only reads the status of a parameter, and reads the rest of it only if the request has failed. */
export function looksOnly(
  { node, file }: Place<FunctionNode>,
  index: number,
  shape: Shape,
  mayReturn = false,
): boolean {
  const param = node.params[index];
  if (param === undefined) return true;
  const binding = param.type === 'Identifier' ? file.names.bindingOf(param) : undefined;
  if (binding === undefined || (!mayReturn && returnsOf(node).length > 0) || binding.writes.length > 0) return false;
  const isResponse = (inner: t.Node) => inner.type === 'Identifier' && file.names.bindingOf(inner) === binding;
  const tested: Tested = {
    file,
    isResponse,
    isTaken: () => false,
    numberOf: (one) => (one.type === 'NumericLiteral' ? one.value : undefined),
  };
  return binding.references.every((use) => {
    const parent = file.names.parentOf(use);
    const isLook = isMember(parent) && parent.object === use && memberShape(shape, memberName(parent)) === 'harmless';
    return isLook || verdictAt(tested, use, node) === 'failed';
  });
}

/** Whether a function reads a copy of a response: `await response.clone().text()`. */
export function copies({ node, file }: Place<FunctionNode>, index: number): boolean {
  const param = node.params[index];
  const binding = param?.type === 'Identifier' ? file.names.bindingOf(param) : undefined;
  return (binding?.references ?? []).some((use) => {
    const member = file.names.parentOf(use);
    const call = isMember(member) && memberName(member) === 'clone' ? file.names.parentOf(member) : undefined;
    const read = call && file.names.parentOf(call);
    return (
      isMember(read) &&
      /^(json|text)$/.test(memberName(read) ?? '') &&
      !isOnlyShown(file, file.names.parentOf(read) ?? read)
    );
  });
}

/** Packages that call their argument, for retries or from a queue, and return its result. */
const runners = new Set(['p-retry', 'async-retry', 'exponential-backoff', 'p-limit', 'p-queue', 'bottleneck']);

/** Whether a call returns the result of the function that it receives: `pRetry(async () => …)`. */
export function runsGiven(evaluator: Evaluator, { node, ...place }: Place<CallNode>): boolean {
  const callee = evaluator.evaluate({ ...place, node: node.callee });
  return callee.kind === 'external' && callee.root.kind === 'module' && runners.has(callee.root.source);
}

/** Whether a method of a text distinguishes a list from an object: `text.startsWith('[')`. */
export function asksForList(name: string | undefined, { arguments: [asked] }: CallNode): boolean {
  return name === 'charAt' || (asked?.type === 'StringLiteral' && /^\s*\[/.test(asked.value));
}

/** Whether a function asks if the text that it receives at a position is that of a list. */
export function looksForList({ node, file }: Place<FunctionNode>, index: number): boolean {
  const param = node.params[index];
  const binding = param?.type === 'Identifier' ? file.names.bindingOf(param) : undefined;
  return (binding?.references ?? []).some((reference) => {
    const member = file.names.parentOf(reference);
    if (member === undefined || !isMember(member) || member.object !== reference) return false;
    const call = file.names.parentOf(member);
    const isCalled = isCallOf(call) && call.callee === member;
    return isCalled ? asksForList(memberName(member), call) : memberName(member) === '0';
  });
}
