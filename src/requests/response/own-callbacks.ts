import type * as t from '@babel/types';
import type { CallNode } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { memberName, parametersOf } from '../../source/pattern.ts';
import { contains } from '../../source/source-file.ts';
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
  const calls = param?.type === 'Identifier' && !param.typeAnnotation ? callsOf(callee, param) : undefined;
  const kind = libraryKind(evaluator, { ...site.sentBy, env: site.within }, site.sink ?? site);
  if (calls === undefined || 'refused' in kind) return undefined;
  const { node, file } = site.sentBy;
  const reader = new Reader(evaluator, { node, callee: file.textOf(node.callee), kind });
  const args = argumentPlaces(directCall(evaluator, place).place);
  const inside = {
    ...callee.place,
    env: evaluator.enter(callee.place, args, callee.self, callee.place.env ?? place.env),
  };
  // The arguments of callbacks inside it are known once the chains around them are read.
  for (const { expression } of nodesOf(inside.file, 'ExpressionStatement'))
    if (contains(callee.place.node, expression)) reader.shapeOf({ ...inside, node: expression });
  const positions = calls.flatMap((call) =>
    call.arguments.flatMap((argument, index) => {
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
  return isClear ? { fn, position } : undefined;
}

/** The calls of a parameter in its function; undefined if it is passed anywhere except to a failure handler. */
function callsOf({ place: { file } }: FunctionValue, param: t.Identifier): readonly t.CallExpression[] | undefined {
  const calls: t.CallExpression[] = [];
  for (const use of file.names.bindingOf(param)?.references ?? []) {
    const parent = file.names.parentOf(use);
    if (parent?.type !== 'CallExpression') return undefined;
    if (parent.callee === use) calls.push(parent);
    else if (!tellsFailure(parent, use)) return undefined;
  }
  return calls;
}

/** `.then(f, done)`, `.catch(done)` */
function tellsFailure(call: t.CallExpression, use: t.Node): boolean {
  const name = call.callee.type === 'MemberExpression' && isCallOf(call) ? memberName(call.callee) : undefined;
  return name === 'catch' || (name === 'then' && call.arguments[1] === use);
}
