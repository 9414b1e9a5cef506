import type * as t from '@babel/types';
import type { Call } from './form.ts';

/** A call chained on another one, and the name of the member that it calls. */
export interface Link {
  readonly name: string;
  readonly call: t.CallExpression;
}

/** The calls chained on a call: `.query({…}).set(…)`, in order. */
export function* chainOf({ place }: Pick<Call, 'place'>): Generator<Link> {
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

/** The calls before a call in its chain: `.query({…})` before `.get(path)`, last one first. */
export function* chainBefore({ place }: Pick<Call, 'place'>): Generator<Link> {
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
