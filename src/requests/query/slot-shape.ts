import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { isMember } from '../../source/node-kinds.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** How a function takes query parameters: as an object, or as a `URLSearchParams`. */
export type SlotShape = 'object' | 'params';

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
