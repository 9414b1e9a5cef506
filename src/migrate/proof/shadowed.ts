import type * as t from '@babel/types';
import { isFunction } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { contains, type SourceFile, startOf } from '../../source/source-file.ts';

/** Names of the platform that edits may write. */
const written: ReadonlySet<string> = new Set([
  ...['String', 'Number', 'Boolean', 'Object', 'Array', 'JSON', 'Set', 'Map', 'Promise', 'RegExp'],
  ...['Headers', 'Response', 'URL', 'URLSearchParams', 'encodeURIComponent', 'undefined'],
]);

/**
 * Whether an edit writes a name of the platform that the file declares itself, `const Headers = Map`, leaves a use of a name
 * whose declaration it removes, or uses a variable before it is declared.
 */
export function meansAnother(before: SourceFile, after: SourceFile): boolean {
  const [old, now] = [usesIn(before), usesIn(after)];
  const isShadowed = [...now.own].some(([name, count]) => written.has(name) && count > (old.own.get(name) ?? 0));
  const isEarly = [...now.early].some(([name, count]) => count > (old.early.get(name) ?? 0));
  return isShadowed || isEarly || [...now.global].some((name) => !old.global.has(name) && old.own.has(name));
}

/** How often each name refers to a declaration of the file, and to one behind it; and the names that refer to none. */
interface Uses {
  readonly own: ReadonlyMap<string, number>;
  readonly early: ReadonlyMap<string, number>;
  readonly global: ReadonlySet<string>;
}

const known = new WeakMap<SourceFile, Uses>();

function usesIn(file: SourceFile): Uses {
  const found = known.get(file) ?? findUses(file);
  known.set(file, found);
  return found;
}

function findUses(file: SourceFile): Uses {
  const own = new Map<string, number>();
  const early = new Map<string, number>();
  const global = new Set<string>();
  for (const node of nodesOf(file, 'Identifier')) {
    if (file.names.isGlobal(node)) global.add(node.name);
    else if (file.names.bindingOf(node) !== undefined) own.set(node.name, (own.get(node.name) ?? 0) + 1);
    if (isEarly(file, node)) early.set(node.name, (early.get(node.name) ?? 0) + 1);
  }
  return { own, early, global };
}

/** Whether a use comes before the declaration of its variable, and no function around it runs later. */
function isEarly({ names }: SourceFile, use: t.Identifier): boolean {
  const { kind, identifier } = names.bindingOf(use) ?? {};
  if (identifier === undefined || !/^(const|let|class)$/.test(kind ?? '') || startOf(use) >= startOf(identifier))
    return false;
  let outer = names.parentOf(use);
  while (outer !== undefined && !isFunction(outer)) outer = names.parentOf(outer);
  return outer === undefined || contains(outer, identifier);
}
