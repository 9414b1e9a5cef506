import type * as t from '@babel/types';
import { keyName } from '../../source/pattern.ts';
import { isTypeScript } from '../declared/holders.ts';
import type { Evaluator } from '../evaluate.ts';
import type { Place } from '../value.ts';
import { TypeFinder } from './type-of.ts';

/** A type as it is written, and the file of it. */
interface Written {
  readonly node: t.Node;
  readonly file: Parameters<TypeFinder['typeOf']>[1];
}

/** Whether a value of a type may have a member: unless all members of the type are known, and this is none of them. */
export function mayHaveMember(evaluator: Evaluator, type: Written | undefined, name: string): boolean {
  const types = new TypeFinder(evaluator);
  const mayHave = ({ node, file }: Written): boolean => {
    if (node.type === 'TSTypeLiteral') return holdsMember(node.members, name);
    if (node.type === 'TSInterfaceDeclaration')
      return (node.extends ?? []).length > 0 || holdsMember(node.body.body, name);
    if (node.type !== 'TSTypeReference' || node.typeName.type !== 'Identifier' || types.isTooFar()) return true;
    const names = node.typeParameters?.params[1];
    const listed = names === undefined ? [] : literalsOf(names).map(({ value }) => value);
    if (listed.length > 0 && node.typeName.name === 'Pick') return listed.includes(name);
    if (listed.length > 0 && node.typeName.name === 'Omit') return !listed.includes(name);
    const declared = types.declared(node.typeName, file);
    return declared === undefined || mayHave(declared);
  };
  return type === undefined || mayHave(type);
}

/** Whether the declared type of an expression, in TypeScript, shows that its value has no such member. */
export function hasNoMember(evaluator: Evaluator, { node, file }: Place, name: string): boolean {
  return isTypeScript(file) && !mayHaveMember(evaluator, new TypeFinder(evaluator).typeOf(node, file), name);
}

/** Whether one of the members has a name, or may have it. */
function holdsMember(members: readonly t.TSTypeElement[], name: string): boolean {
  return members.some((one) => !('key' in one) || (keyName(one) ?? name) === name);
}

/** The strings of `'GET' | 'POST'`. */
export function literalsOf(node: t.Node): readonly t.StringLiteral[] {
  if (node.type === 'TSUnionType') return node.types.flatMap(literalsOf);
  return node.type === 'TSLiteralType' && node.literal.type === 'StringLiteral' ? [node.literal] : [];
}
