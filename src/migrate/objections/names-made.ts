import type * as t from '@babel/types';
import { isCall, isMember, withoutCasts } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { keyName, memberName, requiredBy } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';

export function writtenName(written: t.Node): string | undefined {
  const node = withoutCasts(written);
  if (node.type === 'Identifier') return node.name;
  return isMember(node) ? memberName(node) : undefined;
}

export function heldName(holder: t.Node): string | undefined {
  if ('key' in holder) return keyName(holder as { key: t.Node });
  if (holder.type === 'AssignmentExpression') return writtenName(holder.left);
  return 'id' in holder && holder.id?.type === 'Identifier' ? holder.id.name : undefined;
}

/** The names of what a function returns, `const get = getJson(config)`; none unless each of its uses gives it one. */
export function namesMade(files: readonly SourceFile[], maker: string): readonly string[] {
  const names = new Set<string>();
  for (const [index, file] of files.entries()) {
    for (const node of nodesOf(file, 'Identifier')) {
      const isOther = node.name !== maker || (index > 0 && !isImported(file, node));
      const parent = isOther ? undefined : file.names.parentOf(node);
      if (parent === undefined || /^(Im|Ex)portSpecifier$|^TSTypeQuery$/.test(parent.type)) continue;
      if (isHandedOver(file, parent)) continue;
      if ('id' in parent && parent.id === node) continue;
      const held = isCall(parent) && parent.callee === node ? file.names.parentOf(parent) : undefined;
      const name = held && /^(VariableDeclarator|ObjectProperty|ClassProperty)$/.test(held.type) && heldName(held);
      if (!name) return [];
      names.add(name);
    }
  }
  return [...names];
}

/** Whether a name is imported: by `import`, or as `const { load } = require('./load')`. */
function isImported(file: SourceFile, node: t.Identifier): boolean {
  const binding = file.names.bindingOf(node);
  const { declaration } = binding ?? {};
  const init =
    declaration?.type === 'VariableDeclarator' && declaration.id.type === 'ObjectPattern' && declaration.init;
  return binding?.kind === 'import' || (init ? requiredBy(init) !== undefined : false);
}

/** Whether a property only exports or imports a name as it is: `module.exports = { load }`, `const { load } = require('./load')`. */
function isHandedOver(file: SourceFile, property: t.Node): boolean {
  if (property.type !== 'ObjectProperty' || !property.shorthand) return false;
  const around = file.names.parentOf(property);
  const outer = around && file.names.parentOf(around);
  if (outer?.type === 'VariableDeclarator' && outer.id === around)
    return outer.init ? requiredBy(outer.init) !== undefined : false;
  return (
    outer?.type === 'AssignmentExpression' && outer.right === around && file.textOf(outer.left) === 'module.exports'
  );
}
