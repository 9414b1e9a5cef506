import { nodesOf } from '../nodes.ts';
import type { SourceFile } from '../source-file.ts';

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
