import type * as t from '@babel/types';
import { keyName } from '../../source/pattern.ts';
import type { Place } from '../value.ts';

/** Whether a set or a map is given more after it was made. */
export function isFilled({ node, file }: Place<t.Identifier>): boolean {
  const { names } = file;
  return (names.bindingOf(node)?.references ?? []).some((reference) => {
    const use = names.parentOf(reference);
    const name = use?.type === 'MemberExpression' ? keyName({ key: use.property, computed: use.computed }) : undefined;
    return /^(add|set|delete|clear)$/.test(name ?? '');
  });
}
