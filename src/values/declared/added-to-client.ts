import { withoutCasts } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { memberName } from '../../source/pattern.ts';
import type { Evaluator } from '../evaluate.ts';
import type { External, Value } from '../value.ts';

/**
 * A function that the code base adds to a client which code from outside has made: `client.all = (path) => …`, where
 * `client` is `axios.create(…)`. Undefined if nothing, or more than one function, is added under that name.
 */
export function addedToClient(evaluator: Evaluator, client: External, name: string): Value | undefined {
  const made = client.steps.at(-1);
  if (made?.kind !== 'call' && made?.kind !== 'new') return undefined;
  const { file } = made.place;
  const added = nodesOf(file, 'AssignmentExpression').flatMap(({ left, right, operator }) => {
    const target = operator === '=' && left.type === 'MemberExpression' && memberName(left) === name ? left : undefined;
    if (target === undefined || !/Function/.test(withoutCasts(right).type)) return [];
    const holder = evaluator.evaluate({ node: target.object, file, env: undefined });
    const last = holder.kind === 'external' ? holder.steps.at(-1) : undefined;
    const isIt = last !== undefined && last.kind === made.kind && last.place.node === made.place.node;
    return isIt ? [evaluator.evaluate({ node: right, file, env: made.place.env })] : [];
  });
  return added.length === 1 ? added[0] : undefined;
}
