import type * as t from '@babel/types';
import { memberName } from '../../source/pattern.ts';
import type { Place } from '../value.ts';

/** Whether entries are added to a set or a map after its creation. */
export function isAddedTo({ node, file }: Place<t.Identifier>): boolean {
  const { names } = file;
  return (names.bindingOf(node)?.references ?? []).some((reference) => {
    const use = names.parentOf(reference);
    const name = use?.type === 'MemberExpression' ? memberName(use) : undefined;
    return /^(add|set|delete|clear)$/.test(name ?? '');
  });
}
