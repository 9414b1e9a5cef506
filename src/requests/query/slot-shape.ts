import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { isEmptyObject, isMember } from '../../source/node-kinds.ts';
import { keyName, objectLiteral } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { isAbsentWord } from '../../values/flow/truth.ts';

/** How a function takes query parameters: as an object, as a `URLSearchParams`, or as a list of pairs. */
export type SlotShape = 'object' | 'params' | 'pairs';

/** How a parameter takes a query, by its type or by its uses; undefined for a string. */
export function slotShape(file: SourceFile, { identifier, references }: Binding): SlotShape | undefined {
  const annotation = identifier.typeAnnotation;
  if (annotation?.type === 'TSTypeAnnotation') return shapeOfType(annotation.typeAnnotation);
  const uses = references.map((reference) => useOf(file, reference));
  if (uses.includes('text')) return undefined;
  return uses.includes('params') ? 'params' : 'object';
}

function shapeOfType(type: t.Node): SlotShape | undefined {
  if (type.type === 'TSUnionType') {
    const shapes = type.types.filter((part) => !isNothing(part)).map(shapeOfType);
    return shapes.includes('object') ? 'object' : shapes[0];
  }
  if (type.type === 'TSStringKeyword') return undefined;
  const isParams =
    type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'URLSearchParams';
  return isParams ? 'params' : 'object';
}

function isNothing({ type }: t.Node): boolean {
  return type === 'TSUndefinedKeyword' || type === 'TSNullKeyword';
}

const methodsOfParams = new Set(['append', 'set', 'get', 'getAll', 'has', 'delete', 'toString', 'sort']);

/** `${query}` needs a string, or something that converts to one; `query.toString()` a `URLSearchParams`. */
function useOf(file: SourceFile, reference: t.Node): 'text' | 'params' | undefined {
  const parent = file.names.parentOf(reference);
  if (parent?.type === 'TemplateLiteral') return 'text';
  const isOfMember = isMember(parent);
  if (!isOfMember || parent.object !== reference || parent.property.type !== 'Identifier') return undefined;
  const call = file.names.parentOf(parent);
  const isCalled =
    (call?.type === 'CallExpression' || call?.type === 'OptionalCallExpression') && call.callee === parent;
  return isCalled && methodsOfParams.has(parent.property.name) ? 'params' : undefined;
}

/** The expression of a member of an object literal. */
export function memberNode(node: t.Node, names: readonly string[]): t.Node | undefined {
  const [name, ...rest] = names;
  if (name === undefined) return node;
  const property = objectLiteral(node)?.properties.find(
    (one): one is t.ObjectProperty => one.type === 'ObjectProperty' && keyName(one) === name,
  );
  return property && memberNode(property.value, rest);
}

/** Whether an argument omits the property at a path: it is `undefined`, or an object literal without it. */
export function isLeftOut(node: t.Node, names: readonly string[]): boolean {
  const [name, ...rest] = names;
  if (name === undefined || isAbsentWord(node)) return isAbsentWord(node);
  const literal = objectLiteral(node);
  if (literal === undefined || literal.properties.some(({ type }) => type === 'SpreadElement')) return false;
  const inner = memberNode(literal, [name]);
  if (inner !== undefined) return isLeftOut(inner, rest);
  return !literal.properties.some((one) => one.type !== 'SpreadElement' && keyName(one) === name);
}

/** Whether a default value is a query that is not empty. */
export function bringsQuery(node: t.Node, names: readonly string[]): boolean {
  const value = memberNode(node, names);
  if (value === undefined) return !isLeftOut(node, names);
  const isEmptyList = value.type === 'ArrayExpression' && value.elements.length === 0;
  return !isAbsentWord(value) && !isEmptyObject(value) && !isEmptyList;
}
