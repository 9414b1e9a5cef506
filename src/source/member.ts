import type * as t from '@babel/types';
import type { SourceFile } from './source-file.ts';

export type AnyMember = t.MemberExpression | t.OptionalMemberExpression;

/** Whether an expression reads a member: `x.name`, `x[name]`, `x?.name`. */
export function isMember(node: t.Node | null | undefined): node is AnyMember {
  return node?.type === 'MemberExpression' || node?.type === 'OptionalMemberExpression';
}

/** The body of the class around a node. */
export function classBodyAround({ names }: SourceFile, node: t.Node): t.ClassBody | undefined {
  let outer: t.Node | undefined = node;
  while (outer !== undefined && outer.type !== 'ClassBody') outer = names.parentOf(outer);
  return outer;
}
