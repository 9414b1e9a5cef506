import type * as t from '@babel/types';
import { isMember } from '../../source/node-kinds.ts';
import { declaredWith, keyName, memberName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';

/** `text.split(',')`, `form.getAll('status')` */
export function givesTexts({ callee }: t.CallExpression): boolean {
  return callee.type === 'MemberExpression' && /^(getAll|split)$/.test(keyName({ key: callee.property }) ?? '');
}

/** `text.split(',')`, `Object.keys(x)`, `ids.filter(Boolean)`, `[].concat(ids)` */
export function givesList(node: t.CallExpression): boolean {
  const { callee } = node;
  if (callee.type !== 'MemberExpression') return false;
  const name = memberName(callee) ?? '';
  if (callee.object.type === 'ArrayExpression') return /^(concat|filter|flat|flatMap)$/.test(name);
  const owner = callee.object.type === 'Identifier' ? callee.object.name : '';
  if (owner === 'Object' || owner === 'Array') return /^(keys|values|from|of)$/.test(name);
  return name === 'getAll' ? node.arguments[0]?.type === 'StringLiteral' : /^(split|filter|flatMap)$/.test(name);
}

/** `date.toISOString()`, which is never blank, or its start: `.slice(0, 10)`. */
export function isOfDate({ callee, arguments: [from, to] }: t.CallExpression): boolean {
  if (callee.type !== 'MemberExpression') return false;
  const name = keyName({ key: callee.property }) ?? '';
  if (name === 'toISOString') return true;
  const isStart = from?.type === 'NumericLiteral' && from.value === 0 && to?.type === 'NumericLiteral' && to.value > 0;
  return isStart && /^(slice|substr(ing)?)$/.test(name) && callee.object.type === 'CallExpression'
    ? isOfDate(callee.object)
    : false;
}

/** `url.searchParams.get('tag')`, and the same for `new URLSearchParams(text)` in a constant. */
export function isOfSearchParams({ callee, arguments: args }: t.CallExpression, { names }: SourceFile): boolean {
  if (callee.type !== 'MemberExpression' || memberName(callee) !== 'get' || args[0]?.type !== 'StringLiteral')
    return false;
  const { object } = callee;
  if (isMember(object)) return memberName(object) === 'searchParams';
  const made = object.type === 'Identifier' ? declaredWith(names, object) : object;
  return made?.type === 'NewExpression' && made.callee.type === 'Identifier' && made.callee.name === 'URLSearchParams';
}

/** `date.toISOString().split('T')[0]` */
export function isDayOfDate({ object, property, computed }: t.MemberExpression): boolean {
  if (!computed || property.type !== 'NumericLiteral' || property.value !== 0) return false;
  if (object.type !== 'CallExpression' || object.callee.type !== 'MemberExpression') return false;
  const { object: whole } = object.callee;
  const [at] = object.arguments;
  const isSplit = memberName(object.callee) === 'split' && at?.type === 'StringLiteral' && at.value === 'T';
  return isSplit && whole.type === 'CallExpression' && isOfDate(whole);
}
