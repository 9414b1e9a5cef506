import type * as t from '@babel/types';
import { isMember, withoutCasts } from '../../../source/node-kinds.ts';
import { declaredWith, memberName } from '../../../source/pattern.ts';
import type { SourceFile } from '../../../source/source-file.ts';
import { holdsSuch } from '../../../source/walk.ts';
import { isCallOf } from '../shape/syntax.ts';

/**
 * Whether a response is JSON only if a test holds, or only if it does not; undefined if it asks for something else. A
 * response without a content type is not JSON.
 */
export function saysJson(file: SourceFile, test: t.Expression): boolean | undefined {
  if (test.type === 'Identifier') return isContentType(file, test) ? true : undefined;
  if (isCallOf(test)) return isAsked(file, test) ? true : undefined;
  if (test.type !== 'BinaryExpression') return undefined;
  const left = withoutCasts(test.left);
  const isEqual = /^={2,3}$/.test(test.operator);
  const isUnequal = /^!={1,2}$/.test(test.operator);
  if (isContentType(file, left) && isJsonType(test.right)) return isEqual ? true : isUnequal ? false : undefined;
  if (!isCallOf(left) || !isMember(left.callee) || memberName(left.callee) !== 'indexOf' || !isAsked(file, left))
    return undefined;
  const compared = file.textOf(test.right);
  if (compared === '-1') return isEqual ? false : isUnequal || test.operator === '>' ? true : undefined;
  if (compared !== '0') return undefined;
  return isEqual || test.operator === '>=' ? true : test.operator === '<' ? false : undefined;
}

const asks = /^(includes|startsWith|indexOf|match|search)$/;

/** `type.includes('json')`, `/json/.test(type)` */
function isAsked(
  file: SourceFile,
  { callee, arguments: given }: t.CallExpression | t.OptionalCallExpression | t.NewExpression,
): boolean {
  const [first] = given;
  if (!isMember(callee) || first === undefined) return false;
  const name = memberName(callee) ?? '';
  if (name === 'test') return isJsonType(callee.object) && isContentType(file, first);
  return asks.test(name) && isJsonType(first) && isContentType(file, callee.object);
}

function isJsonType(node: t.Node): boolean {
  const inner = withoutCasts(node);
  return /json/i.test(
    inner.type === 'StringLiteral' ? inner.value : inner.type === 'RegExpLiteral' ? inner.pattern : '',
  );
}

/** `res.headers.get('content-type') ?? ''`, or a constant for it */
function isContentType({ names }: SourceFile, node: t.Node): boolean {
  const inner = withoutCasts(node);
  return holdsSuch(
    declaredWith(names, inner) ?? inner,
    (one) => one.type === 'StringLiteral' && /^content-type$/i.test(one.value),
  );
}
