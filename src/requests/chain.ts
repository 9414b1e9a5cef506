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

/** A link of a chain, which may be that of a choice: `(body ? post(path) : get(path)).query(…)`. */
export interface JoinedLink extends Link {
  /** Whether other branches of the choice have it too. */
  readonly isShared: boolean;
}

/** The calls chained on a call, and on the choices of which it is a branch. */
export function* chainBeyondChoices({ place }: Pick<Call, 'place'>): Generator<JoinedLink> {
  const { names } = place.file;
  let node: t.Node = place.node;
  for (let isShared = false; ; isShared = true) {
    for (const link of chainOf({ place: { ...place, node: node as t.CallExpression } })) {
      yield { ...link, isShared };
      node = link.call;
    }
    const choice = names.parentOf(node);
    if (choice?.type !== 'ConditionalExpression' || choice.test === node) return;
    node = choice;
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
