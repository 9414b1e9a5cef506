import type { Binding } from '../../source/names/bind.ts';
import { choiceOf, type Place, type Value } from '../value.ts';

/**
 * Whether a variable that is declared without a value has one where it is read: its type says so, which TypeScript checks, or
 * it is a part of a text, where nobody means the word `undefined`: `let path; switch (kind) { case 'tags': path = '/tags'; }`.
 */
export function isAlwaysSet({ declaration, identifier }: Binding, { node, file }: Place): boolean {
  if (declaration.type !== 'VariableDeclarator' || declaration.init) return false;
  const annotation = identifier.typeAnnotation?.type === 'TSTypeAnnotation' ? identifier.typeAnnotation : undefined;
  if (annotation?.typeAnnotation.type === 'TSStringKeyword') return true;
  const parent = file.names.parentOf(node);
  return parent?.type === 'TemplateLiteral' || (parent?.type === 'BinaryExpression' && parent.operator === '+');
}

/** A value without the way in which there is none. */
export function withoutAbsent(value: Value, place: Place): Value {
  if (value.kind !== 'choice') return value;
  const branches = value.branches.filter(({ kind }) => kind !== 'undefined').map((one) => withoutAbsent(one, place));
  const isSame = branches.length === value.branches.length && branches.every((one, at) => one === value.branches[at]);
  return isSame || branches.length === 0 ? value : choiceOf(branches, { ...place, node: value.place.node });
}
