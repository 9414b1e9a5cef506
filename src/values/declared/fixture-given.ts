import type * as t from '@babel/types';
import { isCall } from '../../source/node-kinds.ts';
import { type PatternStep, parametersOf } from '../../source/pattern.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../evaluate.ts';
import { callsOf } from '../types/context-type.ts';
import type { FunctionNode, Place, Value } from '../value.ts';

/**
 * What a test gets as a fixture: `test.extend({ api: async ({}, use) => use(client) })` gives `api` in
 * `test('lists', async ({ api }) => …)`. The last `extend` that names it counts.
 */
export function fixtureGiven(
  evaluator: Evaluator,
  callback: t.Node,
  [first]: readonly PatternStep[],
  place: Place,
): Value | undefined {
  const { file } = place;
  const call = file.names.parentOf(callback);
  if (first?.name === undefined || call === undefined || !isCall(call) || call.arguments.at(-1) !== callback)
    return undefined;
  const test = evaluator.evaluate({ node: call.callee, file, env: undefined });
  if (test.kind !== 'external' || test.root.kind !== 'module') return undefined;
  for (const { node, ...at } of callsOf(test.steps, 'extend').toReversed()) {
    const [fixtures] = node.arguments;
    if (fixtures === undefined) return undefined;
    const maker = evaluator.member(evaluator.evaluate({ ...at, node: fixtures }), first.name, place);
    if (maker.kind !== 'undefined') return usedBy(evaluator, maker);
  }
  return undefined;
}

/** The only value that a fixture passes to `use`; it may stand in a list, before its options. */
function usedBy(evaluator: Evaluator, maker: Value): Value | undefined {
  if (maker.kind === 'array') {
    const [node] = maker.place.node.elements;
    const inner = node ? evaluator.evaluate({ ...maker.place, node }) : undefined;
    return inner?.kind === 'function' ? usedBy(evaluator, inner) : undefined;
  }
  if (maker.kind !== 'function') return undefined;
  const { node, file } = maker.place;
  const use = parametersOf(node as FunctionNode)[1];
  if (use?.type !== 'Identifier') return undefined;
  const given: t.Node[] = [];
  walk(node, (one) => {
    const isUse =
      isCall(one) && one.callee.type === 'Identifier' && file.names.bindingOf(one.callee)?.identifier === use;
    if (isUse && one.arguments[0]) given.push(one.arguments[0]);
  });
  const [only, ...others] = given;
  return only === undefined || others.length > 0 ? undefined : evaluator.evaluate({ ...maker.place, node: only });
}
