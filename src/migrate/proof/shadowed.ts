import { nodesOf } from '../../source/nodes.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** Names of the platform that edits may write. */
const written: ReadonlySet<string> = new Set([
  ...['String', 'Number', 'Boolean', 'Object', 'Array', 'JSON', 'Set', 'Map', 'Promise', 'RegExp'],
  ...['Headers', 'Response', 'URL', 'URLSearchParams', 'encodeURIComponent', 'undefined'],
]);

/** Whether an edit writes a name of the platform that the file declares itself: `const Headers = Map`. */
export function meansAnother(before: SourceFile, after: SourceFile): boolean {
  const [old, now] = [ownUses(before), ownUses(after)];
  return [...now].some(([name, count]) => count > (old.get(name) ?? 0));
}

/** How often each of those names refers to a declaration of the file. */
function ownUses(file: SourceFile): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const node of nodesOf(file, 'Identifier')) {
    if (!written.has(node.name) || file.names.bindingOf(node) === undefined) continue;
    uses.set(node.name, (uses.get(node.name) ?? 0) + 1);
  }
  return uses;
}
