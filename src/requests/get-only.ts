import type * as t from '@babel/types';
import type { SourceFile } from '../source/source-file.ts';
import { usesName, walk } from '../source/walk.ts';

/** Whether code runs only for a GET. */
export function isForGetOnly(file: SourceFile, node: t.Node): boolean {
  for (let inner = node, outer = file.names.parentOf(node); outer !== undefined; outer = file.names.parentOf(inner)) {
    const test = testOf(outer, inner);
    if (test !== undefined && comparesMethod(file, test)) return true;
    inner = outer;
  }
  return false;
}

/** Whether a test compares a method with `GET`, itself or as a constant: `const isRead = method === 'GET'`. */
function comparesMethod(file: SourceFile, test: t.Node, isConstant = false): boolean {
  let isFound = false;
  walk(test, (node) => {
    const init = node.type === 'Identifier' && !isConstant ? constantInit(file, node) : undefined;
    isFound ||= init !== undefined && comparesMethod(file, init, true);
    if (node.type !== 'BinaryExpression' || !/^===?$/.test(node.operator)) return;
    const isGet = node.right.type === 'StringLiteral' && /^get$/i.test(node.right.value);
    isFound ||= isGet && usesName(node.left, /^method$/i);
  });
  return isFound;
}

function constantInit({ names }: SourceFile, name: t.Identifier): t.Node | undefined {
  const binding = names.bindingOf(name);
  const { declaration } = binding ?? {};
  const isConstant = declaration?.type === 'VariableDeclarator' && binding?.writes.length === 0;
  return isConstant && declaration.id === binding?.identifier ? (declaration.init ?? undefined) : undefined;
}

/** The test that decides whether a part of a node is evaluated. */
function testOf(outer: t.Node, inner: t.Node): t.Node | undefined {
  if (outer.type === 'IfStatement' || outer.type === 'ConditionalExpression')
    return outer.consequent === inner ? outer.test : undefined;
  const isAnd = outer.type === 'LogicalExpression' && outer.operator === '&&' && outer.right === inner;
  return isAnd ? outer.left : undefined;
}
