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

/** A call on a request that a variable holds, in a later statement, and the tests that decide whether it is made. */
export interface LaterLink extends Link {
  readonly tests: readonly t.Expression[];
}

/** What takes the result of a chain of calls, which may be a branch of a choice: `const request = body ? post(path) : get(path)`. */
export function takerOfChain({ place }: Pick<Call, 'place'>, chain: readonly Link[]): t.Node | undefined {
  const { names } = place.file;
  let node: t.Node = chain.at(-1)?.call ?? place.node;
  for (;;) {
    const parent = names.parentOf(node);
    if (parent?.type !== 'ConditionalExpression' || parent.test === node) return parent;
    node = parent;
  }
}

/** The uses of the variable that holds what a chain of calls gives. */
export function usesOfHeld(call: Pick<Call, 'place'>, chain: readonly Link[]): readonly t.Node[] {
  const { names } = call.place.file;
  const parent = takerOfChain(call, chain);
  const held = parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id : undefined;
  return (held && names.bindingOf(held)?.references) ?? [];
}

/** The calls on a request in later statements: `if (body) request.send(body)`. */
export function* chainInStatements(call: Pick<Call, 'place'>): Generator<LaterLink> {
  const { names } = call.place.file;
  for (const use of usesOfHeld(call, [...chainOf(call)])) {
    const start = { place: { ...call.place, node: use as unknown as t.CallExpression } };
    for (const link of chainOf(start)) yield { ...link, tests: testsAround(link.call) };
  }

  function testsAround(node: t.Node): readonly t.Expression[] {
    const tests: t.Expression[] = [];
    for (
      let inner = node, outer = names.parentOf(node);
      outer !== undefined;
      inner = outer, outer = names.parentOf(outer)
    ) {
      if (/Function|Method|^Program$/.test(outer.type)) break;
      if (outer.type === 'IfStatement' && outer.test !== inner) tests.push(outer.test);
      if (outer.type === 'LogicalExpression' && outer.left !== inner) tests.push(outer.left);
    }
    return tests;
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
