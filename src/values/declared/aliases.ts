import type * as t from '@babel/types';
import type { SourceFile } from '../../source/source-file.ts';

/** The source of a type, and of the aliases of its file that it names. */
export function withAliases(file: SourceFile, type: t.Node): string {
  const named = new Map<string, t.Node>();
  for (const one of file.tree.program.body) {
    const declared = one.type === 'ExportNamedDeclaration' ? one.declaration : one;
    if (declared?.type === 'TSTypeAliasDeclaration') named.set(declared.id.name, declared);
  }
  const found = new Set([type]);
  for (const node of found) {
    for (const [name] of file.textOf(node).matchAll(/\b[A-Z]\w*/g)) {
      const alias = named.get(name);
      if (alias !== undefined) found.add(alias);
    }
  }
  return [...found].map((node) => file.textOf(node)).join('\n');
}
