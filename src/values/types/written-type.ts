import type * as t from '@babel/types';
import { keyName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** A type as it is written; with `isOptional`, the value may be absent. */
export interface Typed {
  readonly node: t.Node;
  readonly file: SourceFile;
  readonly isOptional: boolean;
}

/** The type annotation of a name, a pattern or a parameter. */
export function annotationOf(node: t.Node, file: SourceFile): Typed | undefined {
  if (node.type === 'TSParameterProperty') return annotationOf(node.parameter, file);
  if (node.type === 'AssignmentPattern') return annotationOf(node.left, file);
  const annotation = 'typeAnnotation' in node ? (node.typeAnnotation as t.Node | null | undefined) : undefined;
  if (annotation?.type !== 'TSTypeAnnotation') return undefined;
  return { node: annotation.typeAnnotation, file, isOptional: 'optional' in node && node.optional === true };
}

/** A parameter with a default is never absent. */
export function besideDefault(type: Typed, file: SourceFile, identifier: t.Identifier): Typed {
  return file.names.parentOf(identifier)?.type === 'AssignmentPattern' ? { ...type, isOptional: false } : type;
}

/** The type of a member of an object type. */
export function signature(members: readonly t.TSTypeElement[], name: string, file: SourceFile): Typed | undefined {
  const member = members.find((one) => one.type === 'TSPropertySignature' && keyName(one) === name);
  const type = member?.type === 'TSPropertySignature' ? member.typeAnnotation?.typeAnnotation : undefined;
  return type && { node: type, file, isOptional: (member as t.TSPropertySignature).optional === true };
}

/** `Promise<T>` */
export function isPromise(type: t.Node | null | undefined): type is t.TSTypeReference {
  return type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'Promise';
}

/** Methods that return a string, whatever they are called on. */
const textMethods = new Set(['toString', 'toISOString', 'trim', 'toLowerCase', 'toUpperCase', 'join', 'toFixed']);

/** `String(x)`, `x.trim()` */
export function givesText({ callee }: t.CallExpression): boolean {
  if (callee.type === 'Identifier') return callee.name === 'String';
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && !callee.computed
    ? textMethods.has(callee.property.name)
    : false;
}
