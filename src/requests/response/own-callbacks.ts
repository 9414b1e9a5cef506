import type * as t from '@babel/types';
import { type CallNode, isMember } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { keyName, memberName, parametersOf } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import { argumentPlaces, directCall } from '../../values/direct-call.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { FunctionValue, Place } from '../../values/value.ts';
import type { CallSite } from '../call-site.ts';
import { calleesOf } from '../wrappers/sending.ts';
import { Reader } from './flow/reader.ts';
import { libraryKind } from './shape/result-kind.ts';
import { inlineFunction, isCallOf } from './shape/syntax.ts';

/** A callback argument, and the position of its parameter for the response. */
interface GivenBack {
  readonly fn: t.Node;
  readonly position: number;
  /** Whether it is also called without a response, if the request fails. */
  readonly mayFail: boolean;
}

/**
 * The callback to which a function of the code base passes the decoded response, as in code without promises:
 * `load(path, function (error, tags) { … })`. Undefined if the passed value, or its use, can't be followed.
 */
export function givenBack(evaluator: Evaluator, place: Place<CallNode>, site: CallSite): GivenBack | undefined {
  const [callee, another] = calleesOf(evaluator, place);
  const at = place.node.arguments.findIndex((argument) => inlineFunction(argument) !== undefined);
  const fn = inlineFunction(place.node.arguments[at]);
  if (callee === undefined || another !== undefined || fn === undefined || site.sentBy === undefined) return undefined;
  const param = parametersOf(callee.place.node)[at];
  const kind = libraryKind(evaluator, { ...site.sentBy, env: site.within }, site.sink ?? site);
  if ('refused' in kind) return undefined;
  const { node, file } = site.sentBy;
  const isUntyped = param?.type === 'Identifier' && !param.typeAnnotation;
  const uses = isUntyped ? callsOf(callee, param, kind.arrives === 'callback' ? node : undefined) : undefined;
  if (uses === undefined) return undefined;
  const reader = new Reader(evaluator, { node, callee: file.textOf(node.callee), kind });
  const args = argumentPlaces(directCall(evaluator, place).place);
  const inside = {
    ...callee.place,
    env: evaluator.enter(callee.place, args, callee.self, callee.place.env ?? place.env),
  };
  // The arguments of callbacks inside it are known once the chains around them are read.
  for (const { expression } of nodesOf(inside.file, 'ExpressionStatement'))
    if (contains(callee.place.node, expression)) reader.shapeOf({ ...inside, node: expression });
  const positions = uses.flatMap((call) =>
    call === 'library'
      ? [kind.value === 'body' ? 0 : -1]
      : call.arguments.flatMap((argument, index) => {
          const shape = reader.shapeOf({ ...inside, node: argument });
          return shape?.is === 'body' ? [index] : shape === undefined ? [] : [-1];
        }),
  );
  const [position = -1, ...others] = new Set(positions);
  const isClear =
    position >= 0 &&
    others.length === 0 &&
    reader.replaced.mixed === undefined &&
    reader.replaced.nothing === undefined;
  return isClear ? { fn, position, mayFail: uses.some((use) => use !== 'library') } : undefined;
}

/**
 * The calls of a parameter in its function, and whether the library that sends the request calls it; undefined if it is passed
 * anywhere else except to a failure handler.
 */
function callsOf(
  { place: { file } }: FunctionValue,
  param: t.Identifier,
  sender: CallNode | undefined,
): readonly (t.CallExpression | 'library')[] | undefined {
  const calls: (t.CallExpression | 'library')[] = [];
  for (const use of file.names.bindingOf(param)?.references ?? []) {
    const parent = file.names.parentOf(use);
    if (sender !== undefined && parent !== undefined && isTakenBy(file, sender, parent, use)) calls.push('library');
    else if (parent?.type === 'CallExpression' && parent.callee === use) calls.push(parent);
    else if (parent === undefined || !(isTested(parent, use) || tellsFailure(parent, use))) return undefined;
  }
  return calls;
}

/** `$.getJSON(url, done)`, `$.ajax({ success: done })` */
function isTakenBy({ names }: SourceFile, sender: CallNode, parent: t.Node, use: t.Node): boolean {
  if (parent === sender) return sender.arguments.indexOf(use as t.Expression) > 0;
  const options =
    parent.type === 'ObjectProperty' && keyName(parent) === 'success' ? names.parentOf(parent) : undefined;
  return options !== undefined && names.parentOf(options) === sender;
}

/** `if (done) …`, `done && done(tags)`, `typeof done === 'function'` */
function isTested(parent: t.Node, use: t.Node): boolean {
  if (parent.type === 'LogicalExpression') return parent.operator === '&&' && parent.left === use;
  if (parent.type === 'UnaryExpression') return parent.operator === 'typeof' || parent.operator === '!';
  return 'test' in parent && parent.test === use;
}

/** `.then(f, done)`, `.catch(done)` */
function tellsFailure(call: t.Node, use: t.Node): boolean {
  if (call.type !== 'CallExpression') return false;
  const name = call.callee.type === 'MemberExpression' && isCallOf(call) ? memberName(call.callee) : undefined;
  return name === 'catch' || (name === 'then' && call.arguments[1] === use);
}

/**
 * Whether a function of the code base gives the response to what a call passes to it, `load(path, done)`, or to what is written
 * there if it arrives in a callback.
 */
export function givesBack(evaluator: Evaluator, place: Place<CallNode>, site: CallSite): boolean {
  const { sentBy } = site;
  if (sentBy === undefined) return false;
  const kind = libraryKind(evaluator, { ...sentBy, env: site.within }, site.sink ?? site);
  const isCallback = !('refused' in kind) && kind.arrives === 'callback';
  return place.node.arguments.some((argument, index) => {
    if (inlineFunction(argument) !== undefined && !isCallback) return false;
    const { kind } = evaluator.evaluate({ ...place, node: argument });
    return /^(function|external|unknown|choice)$/.test(kind) && isTaken(evaluator, place, index, sentBy.node);
  });
}

const deepest = 3;

/** Whether a function calls what it receives at a position, or lets the library call it. */
function isTaken(evaluator: Evaluator, place: Place<CallNode>, position: number, sender: CallNode, depth = 0): boolean {
  return calleesOf(evaluator, place).some(({ place: { node, file, env } }) => {
    const param = parametersOf(node)[position];
    const uses = param?.type === 'Identifier' ? (file.names.bindingOf(param)?.references ?? []) : [];
    return uses.some((use) => {
      const parent = file.names.parentOf(use);
      if (parent === undefined) return false;
      if (isTakenBy(file, sender, parent, use)) return true;
      if (!isCallOf(parent)) return false;
      // Example: `fetch` in `json(fetch, path)`, which sends the request
      if (parent.callee === use) return parent !== sender && file.names.parentOf(parent)?.type !== 'AwaitExpression';
      const at = parent.arguments.indexOf(use as t.Expression);
      const isChained = isMember(parent.callee) && /^(then|done|subscribe)$/.test(memberName(parent.callee) ?? '');
      if (at === 0 && isChained) return true;
      return depth < deepest && isTaken(evaluator, { node: parent, file, env }, at, sender, depth + 1);
    });
  });
}
