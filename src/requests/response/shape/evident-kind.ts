import type * as t from '@babel/types';
import type { CallNode, Place } from '../../../values/value.ts';
import type { ResultKind } from './result-kind.ts';

/**
 * What a call gives, as its caller shows: what is awaited and parsed as JSON is the text of the answer. Undefined where it
 * is used in another way as well.
 */
export function evidentKind({ node, file }: Place<CallNode>): ResultKind | undefined {
  const { names } = file;
  const awaited = names.parentOf(node);
  if (awaited?.type !== 'AwaitExpression') return undefined;
  const isParsed = (text: t.Node): boolean => {
    const parent = names.parentOf(text);
    return parent?.type === 'CallExpression' && file.textOf(parent.callee) === 'JSON.parse';
  };
  const parent = names.parentOf(awaited);
  const text = parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id : undefined;
  const binding = text && names.bindingOf(text);
  const isAllParsed =
    binding !== undefined && binding.writes.length === 0 && binding.references.length > 0
      ? binding.references.every(isParsed)
      : isParsed(awaited);
  return isAllParsed ? { value: 'text', arrives: 'promise' } : undefined;
}
