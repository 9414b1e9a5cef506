import type * as t from '@babel/types';

/** Properties of a node that never lead to a part of the program. */
const NOT_CHILDREN = new Set([
  ...['type', 'start', 'end', 'loc', 'range', 'extra', 'tokens', 'comments', 'errors'],
  ...['leadingComments', 'trailingComments', 'innerComments'],
]);

/** Gives the direct child nodes of a node, in source order. */
export function childrenOf(node: t.Node): t.Node[] {
  const children: t.Node[] = [];
  pushChildren(node, children);
  return children;
}

/**
 * Visits a node and everything below it in source order, parents first; `enter` returning `false` skips the children of
 * that node. The parent of the node the walk starts at is `undefined`.
 */
export function walk(node: t.Node, enter: (node: t.Node, parent: t.Node | undefined) => unknown): void {
  step(node, undefined, enter, []);
}

/** Whether a node or a part of it is one of some nodes. */
export function holdsAny(node: t.Node, nodes: ReadonlySet<t.Node>): boolean {
  let isFound = false;
  walk(node, (inner) => {
    isFound ||= nodes.has(inner);
    return !isFound;
  });
  return isFound;
}

function step(
  node: t.Node,
  parent: t.Node | undefined,
  enter: (node: t.Node, parent: t.Node | undefined) => unknown,
  stack: t.Node[],
): void {
  if (enter(node, parent) === false) return;
  const base = stack.length;
  pushChildren(node, stack);
  const end = stack.length;
  for (let index = base; index < end; index++) step(stack[index] as t.Node, node, enter, stack);
  stack.length = base;
}

/** Appends the direct child nodes of a node to a list that may already hold others, in source order. */
export function pushChildren(node: t.Node, into: t.Node[]): void {
  const base = into.length;
  for (const key of Object.keys(node)) {
    const value: unknown = (node as unknown as Record<string, unknown>)[key];
    if (typeof value !== 'object' || value === null || NOT_CHILDREN.has(key)) continue;
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) into.push(item);
    } else if (isNode(value)) into.push(value);
  }
  sortFrom(base, into);
}

/** Babel keeps decorators, type annotations and the halves of a template out of source order; few nodes are affected. */
function sortFrom(base: number, nodes: t.Node[]): void {
  for (let index = base + 1; index < nodes.length; index++) {
    const node = nodes[index] as t.Node;
    let to = index;
    for (; to > base && startOf(nodes[to - 1]) > startOf(node); to--) nodes[to] = nodes[to - 1] as t.Node;
    nodes[to] = node;
  }
}

function startOf(node: t.Node | undefined): number {
  return node?.start ?? 0;
}

function isNode(value: unknown): value is t.Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}
