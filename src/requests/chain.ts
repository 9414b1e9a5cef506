import type * as t from '@babel/types';
import type { Call } from './form.ts';

/** The calls chained on a call: `.query({…}).set(…)`, in order. */
export function* chainOf({ place }: Pick<Call, 'place'>): Generator<{ name: string; call: t.CallExpression }> {
  const { names } = place.file;
  let node: t.Node = place.node;
  for (;;) {
    const member = names.parentOf(node);
    if (member?.type !== 'MemberExpression' || member.object !== node || member.property.type !== 'Identifier') return;
    const call = names.parentOf(member);
    if (call?.type !== 'CallExpression' || call.callee !== member) return;
    yield { name: member.property.name, call };
    node = call;
  }
}
