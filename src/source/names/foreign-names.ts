import type * as t from '@babel/types';
import { isFunction } from '../node-kinds.ts';
import { keyName } from '../pattern.ts';
import type { SourceFile } from '../source-file.ts';
import { walk } from '../walk.ts';

/**
 * The names under which code may use a function or class that it does not declare itself: members that it reads, and names
 * that are imported, declared nowhere, or hold any other value. A name that stands only for functions and classes of the
 * file itself is not one of them.
 */
export function foreignNames({ tree, names }: Pick<SourceFile, 'tree' | 'names'>): ReadonlySet<string> {
  const found = new Set<string>();
  walk(tree.program, (node) => {
    for (const name of namesAt(node, names)) if (name !== undefined) found.add(name);
  });
  return found;
}

function namesAt(node: t.Node, names: SourceFile['names']): readonly (string | undefined)[] {
  switch (node.type) {
    case 'Identifier':
    case 'JSXIdentifier':
      return isOwn(node, names) ? [] : [node.name];
    case 'ImportSpecifier':
      return [keyName({ key: node.imported })];
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return [keyName({ key: node.property, computed: node.computed })];
    case 'ObjectPattern':
      return node.properties.map((one) => (one.type === 'ObjectProperty' ? keyName(one) : undefined));
    default:
      return [];
  }
}

/** Whether an identifier stands for a function or class of the file, or is no more than the name of a member in it. */
function isOwn(node: t.Identifier | t.JSXIdentifier, names: SourceFile['names']): boolean {
  const binding = names.bindingOf(node);
  if (binding === undefined) return !names.isGlobal(node) && node.type === 'Identifier';
  const { declaration, kind, writes } = binding;
  const made = declaration.type === 'VariableDeclarator' ? declaration.init : declaration;
  const isMade = made != null && (isFunction(made) || /^Class(Declaration|Expression)$/.test(made.type));
  return isMade && kind !== 'param' && writes.length === 0;
}
