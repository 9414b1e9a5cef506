import type * as t from '@babel/types';
import { type CallNode, isCall } from './node-kinds.ts';
import { lastName } from './pattern.ts';
import type { SourceFile } from './source-file.ts';
import { walk } from './walk.ts';

type NodeOf<K extends t.Node['type']> = Extract<t.Node, { type: K }>;

/** The nodes of a file by type, in source order, parents before their children. */
interface Nodes {
  readonly byType: ReadonlyMap<string, readonly t.Node[]>;
  readonly calls: readonly CallNode[];
}

const known = new WeakMap<t.File, Nodes>();

/** All nodes of a type in a file, in source order, parents first. The file is walked once for all types. */
export function nodesOf<K extends t.Node['type']>(file: Pick<SourceFile, 'tree'>, type: K): readonly NodeOf<K>[] {
  return (inFile(file).byType.get(type) ?? []) as readonly NodeOf<K>[];
}

/** All calls and `new` expressions in a file, in source order, parents first. */
export function callsIn(file: Pick<SourceFile, 'tree'>): readonly CallNode[] {
  return inFile(file).calls;
}

const named = new WeakMap<t.File, ReadonlyMap<string, readonly CallNode[]>>();

/** The calls in a file by the last name of their callee. */
export function callsByName(file: Pick<SourceFile, 'tree'>): ReadonlyMap<string, readonly CallNode[]> {
  const found = named.get(file.tree);
  if (found !== undefined) return found;
  const calls = new Map<string, CallNode[]>();
  for (const call of callsIn(file)) {
    const name = calledName(call);
    const same = name === undefined ? undefined : calls.get(name);
    if (same !== undefined) same.push(call);
    else if (name !== undefined) calls.set(name, [call]);
  }
  named.set(file.tree, calls);
  return calls;
}

/** The last name of a callee: `get` of `client.get(…)`. */
export function calledName({ callee }: { readonly callee: t.Node }): string | undefined {
  return lastName(callee);
}

function inFile({ tree }: Pick<SourceFile, 'tree'>): Nodes {
  const found = known.get(tree) ?? readNodes(tree.program);
  known.set(tree, found);
  return found;
}

function readNodes(program: t.Program): Nodes {
  const byType = new Map<string, t.Node[]>();
  const calls: CallNode[] = [];
  walk(program, (node) => {
    const same = byType.get(node.type);
    if (same === undefined) byType.set(node.type, [node]);
    else same.push(node);
    if (isCall(node)) calls.push(node);
  });
  return { byType, calls };
}
