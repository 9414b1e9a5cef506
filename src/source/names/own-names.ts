import type * as t from '@babel/types';
import { nodesOf } from '../nodes.ts';
import { endOf, type SourceFile, startOf } from '../source-file.ts';

/**
 * Whether what a file declares at its top is its own: it imports, exports, requires, or assigns to `exports`. What another script
 * declares there is also there for the other scripts of a page, even if it exports where it can: `if (typeof module === 'object')`.
 */
export function hasOwnNames(file: SourceFile): boolean {
  if (file.block !== undefined) return file.block.isModule;
  if (file.tree.program.body.some(({ type }) => /^(Im|Ex)port|^TSExport/.test(type))) return true;
  const uses = nodesOf(file, 'Identifier').filter((node) => ofNode.test(node.name) && file.names.isGlobal(node));
  const isTested = uses.some((node) => {
    const test = file.names.parentOf(node);
    return test?.type === 'UnaryExpression' && test.operator === 'typeof';
  });
  return uses.length > 0 && !isTested;
}

const ofNode = /^(require|module|exports)$/;

/** The uses of the names that are declared between two offsets of a file. */
export function usesOfDeclared(file: SourceFile, { start, end }: { readonly start: number; readonly end: number }) {
  const isInside = (node: t.Node): boolean => start <= startOf(node) && endOf(node) <= end;
  const bindings = nodesOf(file, 'Identifier').flatMap((node) =>
    isInside(node) ? (file.names.bindingOf(node) ?? []) : [],
  );
  return bindings.filter(({ identifier }) => isInside(identifier)).flatMap(({ references }) => references);
}
