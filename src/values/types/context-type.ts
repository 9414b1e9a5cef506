import type * as t from '@babel/types';
import { type CallNode, isCall, isMember } from '../../source/node-kinds.ts';
import { keyName, memberName, type PatternStep } from '../../source/pattern.ts';
import { holdsSuch } from '../../source/walk.ts';
import type { Evaluator } from '../evaluate.ts';
import type { Place, Step, Value } from '../value.ts';
import { typedValue } from './typed-value.ts';

/** Builders whose callbacks get what another call of the builder names as its type argument. */
const builders = [{ module: '@trpc/server', named: 'context', property: 'ctx', changing: 'use' }];

/**
 * The value that a callback of a builder gets, and the steps from there to a name in its first parameter:
 * `initTRPC.context<Context>()` gives `ctx` in `procedure.query(({ ctx }) => …)`. Undefined if anything else may set it.
 */
export function contextGiven(
  evaluator: Evaluator,
  callback: t.Node,
  [first, ...rest]: readonly PatternStep[],
  { file, node: reference }: Place,
): { readonly value: Value; readonly path: readonly PatternStep[] } | undefined {
  const call = file.names.parentOf(callback);
  if (first === undefined || call === undefined || !isCall(call) || call.arguments[0] !== callback) return undefined;
  const callee = evaluator.evaluate({ node: call.callee, file, env: undefined });
  if (callee.kind !== 'external' || callee.root.kind !== 'module') return undefined;
  const { source } = callee.root;
  const builder = builders.find((one) => one.module === source && one.property === first.name);
  if (builder === undefined) return undefined;
  const [named] = callsOf(callee.steps, builder.named);
  const [type] = named?.node.typeParameters?.params ?? [];
  const changes = callsOf(callee.steps, builder.changing).flatMap(({ node }) => node.arguments);
  const member = file.names.parentOf(reference);
  const name = rest[0] === undefined && isMember(member) ? memberName(member) : rest[0]?.name;
  const isSet = changes.some((one) =>
    holdsSuch(one, (node) => node.type === 'ObjectProperty' && (name === undefined || keyName(node) === name)),
  );
  if (named === undefined || type === undefined || isSet) return undefined;
  const annotation = { type: 'TSTypeAnnotation', typeAnnotation: type } as t.TSTypeAnnotation;
  const value = typedValue(evaluator, annotation, { ...named, env: undefined });
  return value && { value, path: rest };
}

/** The calls of a member in the steps to a value. */
export function callsOf(steps: readonly Step[], name: string): readonly Place<CallNode>[] {
  return steps.flatMap((step, index) => {
    const before = steps[index - 1];
    return step.kind === 'call' && before?.kind === 'member' && before.name === name ? step.place : [];
  });
}
