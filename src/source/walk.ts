import type * as t from '@babel/types';

/** Properties of a node that never lead to child nodes. */
const NOT_CHILDREN = new Set([
  ...['type', 'start', 'end', 'loc', 'range', 'extra', 'tokens', 'comments', 'errors'],
  ...['leadingComments', 'trailingComments', 'innerComments'],
]);

/** The key under which a node caches its children: trees are walked again and again, and never change. */
const kept = Symbol('children');
const none: readonly t.Node[] = [];

/** Returns the direct children of a node, in source order. */
export function childrenOf(node: t.Node & { [kept]?: readonly t.Node[] }): readonly t.Node[] {
  // Half of all nodes; to remember that they have no children would cost more than to see it.
  if (isLeaf(node)) return none;
  const known = node[kept];
  if (known !== undefined) return known;
  const read = readChildren(node);
  const children = read.length === 0 ? none : read;
  // Not enumerable, so that a copy of the node with other children does not inherit the cache.
  Object.defineProperty(node, kept, { value: children });
  return children;
}

/**
 * Visits a node and everything below it in source order, parents first; if `enter` returns `false`, the children of
 * that node are skipped. The parent of the node where the walk starts is `undefined`.
 */
export function walk(node: t.Node, enter: (node: t.Node, parent: t.Node | undefined) => unknown): void {
  step(node, undefined, enter);
}

/** Whether a node is, or contains, one of some nodes. */
export function holdsAny(node: t.Node, nodes: ReadonlySet<t.Node>): boolean {
  return holdsSuch(node, (inner) => nodes.has(inner));
}

/** Whether code uses a name that matches a pattern, alone or as a member; comments and strings do not count. */
export function usesName(node: t.Node, name: RegExp): boolean {
  return holdsSuch(node, (inner) => inner.type === 'Identifier' && name.test(inner.name));
}

/** Whether a node is, or contains, one that passes a test. */
export function holdsSuch(node: t.Node, test: (node: t.Node) => boolean): boolean {
  let isFound = false;
  walk(node, (inner) => {
    isFound ||= test(inner);
    return !isFound;
  });
  return isFound;
}

function step(
  node: t.Node,
  parent: t.Node | undefined,
  enter: (node: t.Node, parent: t.Node | undefined) => unknown,
): void {
  if (enter(node, parent) === false) return;
  for (const child of childrenOf(node)) step(child, node, enter);
}

/** Whether a node is a plain name, or a literal of a kind that never has children. */
function isLeaf(node: t.Node): boolean {
  if (node.type === 'Identifier') return node.typeAnnotation == null && node.decorators == null;
  return node.type === 'StringLiteral' || node.type === 'TemplateElement' || node.type === 'NumericLiteral';
}

function readChildren(node: t.Node): t.Node[] {
  const children: t.Node[] = [];
  for (const key of Object.keys(node)) {
    const value: unknown = (node as unknown as Record<string, unknown>)[key];
    if (typeof value !== 'object' || value === null || NOT_CHILDREN.has(key)) continue;
    if (Array.isArray(value)) {
      for (const item of value) if (isNode(item)) children.push(item);
    } else if (isNode(value)) children.push(value);
  }
  sort(children);
  return children;
}

/** Babel keeps decorators, type annotations and the parts of a template out of source order; few nodes are affected. */
function sort(nodes: t.Node[]): void {
  for (let index = 1; index < nodes.length; index++) {
    const node = nodes[index] as t.Node;
    let to = index;
    for (; to > 0 && startOf(nodes[to - 1]) > startOf(node); to--) nodes[to] = nodes[to - 1] as t.Node;
    nodes[to] = node;
  }
}

function startOf(node: t.Node | undefined): number {
  return node?.start ?? 0;
}

function isNode(value: unknown): value is t.Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}
