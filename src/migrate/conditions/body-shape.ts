import type * as t from '@babel/types';
import { type JsonShape, unknownShape } from '../../contract/json-shape.ts';
import { keyName } from '../../source/pattern.ts';
import { openSource } from '../../source/source-file.ts';

/** The shape of the JSON value of an expression, given as source. */
export function shapeOfSource(source: string): JsonShape {
  const opened = openSource('body.ts', `(${source})`);
  const [statement] = 'failure' in opened ? [] : opened.tree.program.body;
  return statement?.type === 'ExpressionStatement' ? shapeOfNode(statement.expression) : unknownShape;
}

/** The shape of the JSON value of an expression, as far as it is written out. */
function shapeOfNode(node: t.Node): JsonShape {
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return { kind: 'value', value: node.value };
    case 'NullLiteral':
      return { kind: 'value', value: null };
    case 'TemplateLiteral':
      return { kind: 'text' };
    case 'ObjectExpression':
      return objectShape(node);
    case 'ArrayExpression':
      return { kind: 'list', items: node.elements.flatMap((element) => (element === null ? [] : itemShapes(element))) };
    case 'ConditionalExpression':
      return { kind: 'choice', of: [node.consequent, node.alternate].map(shapeOfNode) };
    case 'CallExpression':
      return mappedShape(node);
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return shapeOfNode(node.expression);
    default:
      return unknownShape;
  }
}

function objectShape({ properties }: t.ObjectExpression): JsonShape {
  const known = new Map<string, JsonShape>();
  let isOpen = false;
  for (const property of properties) {
    const name = property.type === 'ObjectProperty' ? keyName(property) : undefined;
    if (name === undefined || property.type !== 'ObjectProperty') isOpen = true;
    else known.set(name, shapeOfNode(property.value));
  }
  return { kind: 'object', properties: known, isOpen };
}

/** The items that an element of a list adds: `...(x ? [a] : [])` adds `a`. */
function itemShapes(element: t.Node): readonly JsonShape[] {
  if (element.type !== 'SpreadElement') return [shapeOfNode(element)];
  const spread = shapeOfNode(element.argument);
  const lists = spread.kind === 'choice' ? spread.of : [spread];
  return lists.flatMap((list) => (list.kind === 'list' ? list.items : [unknownShape]));
}

/** `values.map((value) => ({…}))` */
function mappedShape({ callee, arguments: [given] }: t.CallExpression): JsonShape {
  const isMap =
    callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'map';
  if (!isMap || given?.type !== 'ArrowFunctionExpression' || given.body.type === 'BlockStatement') return unknownShape;
  return { kind: 'list', items: [shapeOfNode(given.body)] };
}
