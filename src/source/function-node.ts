import type * as t from '@babel/types';

/** Whether a node is a function of any kind, a method included. */
export function isFunction(node: t.Node): boolean {
  return /^(Function(Declaration|Expression)|ArrowFunctionExpression|ObjectMethod|Class(Private)?Method)$/.test(
    node.type,
  );
}
