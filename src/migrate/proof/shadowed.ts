import type { SourceFile } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';

/** Names of the platform that edits write. */
const written: ReadonlySet<string> = new Set([
  ...['String', 'Number', 'Boolean', 'Object', 'Array', 'JSON', 'Set', 'Map', 'Promise', 'RegExp'],
  ...['Headers', 'Response', 'URL', 'URLSearchParams', 'encodeURIComponent', 'undefined'],
]);

/** Whether an edit writes a name of the platform where the file means something of its own by it: `const Headers = Map`. */
export function meansAnother(before: SourceFile, after: SourceFile): boolean {
  const [old, now] = [ownUses(before), ownUses(after)];
  return [...now].some(([name, count]) => count > (old.get(name) ?? 0));
}

/** How often each of those names stands for something that the file declares. */
function ownUses({ tree, names, text }: SourceFile): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  if (![...written].some((name) => text.includes(name))) return uses;
  walk(tree.program, (node) => {
    if (node.type !== 'Identifier' || !written.has(node.name) || names.bindingOf(node) === undefined) return;
    uses.set(node.name, (uses.get(node.name) ?? 0) + 1);
  });
  return uses;
}
