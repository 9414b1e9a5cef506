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

/** The calls that a call is chained on: `.query({…})` before `.get(path)`, the last one first. */
export function* chainBefore({ place }: Pick<Call, 'place'>): Generator<{ name: string; call: t.CallExpression }> {
  let node: t.Node = place.node;
  for (;;) {
    const callee: t.Node | undefined = node.type === 'CallExpression' ? node.callee : undefined;
    if (callee?.type !== 'MemberExpression' || callee.object.type !== 'CallExpression') return;
    node = callee.object;
    const { callee: before } = callee.object;
    if (before.type !== 'MemberExpression' || before.property.type !== 'Identifier') return;
    yield { name: before.property.name, call: callee.object };
  }
}
