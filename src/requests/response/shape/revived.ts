import type * as t from '@babel/types';
import type { CallNode } from '../../../source/node-kinds.ts';
import { inlineFunction } from './syntax.ts';

/** Whether a text is decoded by a function of the code that also changes lists: `JSON.parse(text, (key, value) => …)`. */
export function isRevised({ arguments: [, reviver] }: CallNode): boolean {
  return reviver !== undefined && !isForTexts(reviver);
}

/**
 * Whether a function for the values of a text changes only strings, or what has a name of its own: a page has the strings of
 * its list. Example: `(key, value) => (typeof value === 'string' ? … : value)`, `key === 'created'`
 */
export function isForTexts(reviver: t.Node): boolean {
  const fn = inlineFunction(reviver);
  const [key, value] = fn?.params ?? [];
  const [test, otherwise] = choiceOf(fn?.body);
  const isKept = otherwise?.type === 'Identifier' && value?.type === 'Identifier' && otherwise.name === value.name;
  return isKept && test != null && conjunctsOf(test).some((one) => isOfText(one, key));
}

/** The test that a function makes first, and what it returns if that fails. */
function choiceOf(body: t.Node | undefined): readonly (t.Node | null | undefined)[] {
  if (body?.type === 'ConditionalExpression') return [body.test, body.alternate];
  const [first, last] = body?.type === 'BlockStatement' ? body.body : [];
  if (first?.type === 'ReturnStatement' && first.argument) return choiceOf(first.argument);
  const isChoice = first?.type === 'IfStatement' && !first.alternate && last?.type === 'ReturnStatement';
  return isChoice ? [first.test, last.argument] : [];
}

function conjunctsOf(test: t.Node): readonly t.Node[] {
  return test.type === 'LogicalExpression' && test.operator === '&&'
    ? [test.left, test.right].flatMap(conjunctsOf)
    : [test];
}

/** `typeof value === 'string'`, `key === 'created'` */
function isOfText(test: t.Node, key: t.Node | undefined): boolean {
  if (test.type !== 'BinaryExpression' || !/^===?$/.test(test.operator) || test.right.type !== 'StringLiteral')
    return false;
  const { left, right } = test;
  if (left.type === 'UnaryExpression') return left.operator === 'typeof' && right.value === 'string';
  const isKey = left.type === 'Identifier' && key?.type === 'Identifier' && left.name === key.name;
  return isKey && /^[a-z]/i.test(right.value) && right.value !== 'content';
}
