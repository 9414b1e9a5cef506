import { nodesOf } from '../../source/nodes.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** Names of the platform that edits may write. */
const written: ReadonlySet<string> = new Set([
  ...['String', 'Number', 'Boolean', 'Object', 'Array', 'JSON', 'Set', 'Map', 'Promise', 'RegExp'],
  ...['Headers', 'Response', 'URL', 'URLSearchParams', 'encodeURIComponent', 'undefined'],
]);

/**
 * Whether an edit writes a name of the platform that the file declares itself, `const Headers = Map`, or leaves a use of a name
 * whose declaration it removes.
 */
export function meansAnother(before: SourceFile, after: SourceFile): boolean {
  const [old, now] = [usesIn(before), usesIn(after)];
  const isShadowed = [...now.own].some(([name, count]) => written.has(name) && count > (old.own.get(name) ?? 0));
  return isShadowed || [...now.global].some((name) => !old.global.has(name) && old.own.has(name));
}

/** How often each name refers to a declaration of the file, and the names that refer to none. */
interface Uses {
  readonly own: ReadonlyMap<string, number>;
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
  const global = new Set<string>();
  for (const node of nodesOf(file, 'Identifier')) {
    if (file.names.isGlobal(node)) global.add(node.name);
    else if (file.names.bindingOf(node) !== undefined) own.set(node.name, (own.get(node.name) ?? 0) + 1);
  }
  return { own, global };
}
