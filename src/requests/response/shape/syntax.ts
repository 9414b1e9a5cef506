import type * as t from '@babel/types';
import { isCast, isMember, withoutCasts } from '../../../source/node-kinds.ts';
import { endOf, type SourceFile, startOf } from '../../../source/source-file.ts';
import { holdsSuch, walk } from '../../../source/walk.ts';
import type { FunctionNode } from '../../../values/value.ts';
import { skipComments } from '../../edits/object-edit.ts';

/** An expression with its casts. */
export function withCasts(file: SourceFile, node: t.Node): t.Node {
  const parent = file.names.parentOf(node);
  return isCast(parent) ? withCasts(file, parent) : node;
}

export type AnyCall = t.CallExpression | t.OptionalCallExpression;

export function isCallOf(node: t.Node | undefined): node is AnyCall {
  return node?.type === 'CallExpression' || node?.type === 'OptionalCallExpression';
}

/** The call `x.name(…)` of a member `x.name`. */
export function callOf(file: SourceFile, member: t.Node): AnyCall | undefined {
  const parent = file.names.parentOf(member);
  return isCallOf(parent) && parent.callee === member ? parent : undefined;
}

/** A function written where it is used. */
export function inlineFunction(
  node: t.Node | null | undefined,
): t.ArrowFunctionExpression | t.FunctionExpression | undefined {
  const inner = node ? withoutCasts(node) : undefined;
  return inner?.type === 'ArrowFunctionExpression' || inner?.type === 'FunctionExpression' ? inner : undefined;
}

/** Whether an expression is empty: null, undefined, or an empty literal. */
export function isEmpty(node: t.Node): boolean {
  const inner = withoutCasts(node);
  if (inner.type === 'Identifier') return inner.name === 'undefined';
  if (inner.type === 'ArrayExpression') return inner.elements.length === 0;
  if (inner.type === 'ObjectExpression') return inner.properties.length === 0;
  if (inner.type === 'StringLiteral') return inner.value === '';
  return (
    inner.type === 'NullLiteral' ||
    inner.type === 'BooleanLiteral' ||
    (inner.type === 'UnaryExpression' && inner.operator === 'void')
  );
}

function isParenthesized(node: t.Node): boolean {
  return node.extra?.parenthesized === true;
}

/** The end of an expression including the innermost parentheses around it, which are not part of its node. */
export function endWithParentheses(file: SourceFile, node: t.Node): number {
  if (!isParenthesized(node)) return endOf(node);
  const next = skipComments(file.text, endOf(node), file.text.length);
  return file.text[next] === ')' ? next + 1 : endOf(node);
}

/** Whether a member can be appended to an expression without parentheses. */
export function isPrimary(node: t.Node): boolean {
  return (
    isParenthesized(node) ||
    isMember(node) ||
    isCallOf(node) ||
    /^(Identifier|ThisExpression|NewExpression|TSNonNullExpression|ParenthesizedExpression)$/.test(node.type)
  );
}

/** Whether an expression contains a `?.` in a chain that another member would become part of. */
export function isOptional(node: t.Node): boolean {
  if (isParenthesized(node)) return false;
  return (
    node.type === 'OptionalMemberExpression' ||
    node.type === 'OptionalCallExpression' ||
    (node.type === 'TSNonNullExpression' && isOptional(node.expression))
  );
}

/** The text of an expression for a message, on one line and shortened. */
export function shortText(file: SourceFile, node: t.Node): string {
  const text = file.textOf(node).replace(/\s+/g, ' ');
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}

export function lineOf(file: SourceFile, node: t.Node): number {
  return file.positionOf(startOf(node)).line;
}

/** The expressions that a function returns, in source order, without those of nested functions. */
export function returnsOf({ body }: FunctionNode): readonly t.Expression[] {
  if (body.type !== 'BlockStatement') return [body];
  const returns: t.Expression[] = [];
  walk(body, (inner) => {
    if (/Function|Method|^Class/.test(inner.type)) return false;
    if (inner.type === 'ReturnStatement' && inner.argument) returns.push(inner.argument);
    return undefined;
  });
  return returns;
}

/** Members of a list; any other is read from the body of an error. */
export function isListMember(name: string | undefined): boolean {
  return name === undefined || /^\d+$/.test(name) || name in Array.prototype;
}

/** Whether execution never continues after a statement. */
export function leaves(node: t.Node | null | undefined): boolean {
  switch (node?.type) {
    case 'BlockStatement':
      return node.body.some(leaves);
    case 'IfStatement':
      return leaves(node.consequent) && leaves(node.alternate);
    case 'TryStatement':
      return leaves(node.finalizer) || (leaves(node.block) && (!node.handler || leaves(node.handler.body)));
    case 'SwitchStatement':
      return node.cases.some(({ test }) => !test) && node.cases.every(endsFunction);
    case 'WhileStatement':
      return node.test.type === 'BooleanLiteral' && node.test.value;
    case 'ForStatement':
      return !node.test;
    default:
      return /^(Return|Throw|Continue|Break)Statement$/.test(node?.type ?? '');
  }
}

/** Whether a case falls through to the next one, returns or throws. */
function endsFunction({ consequent }: t.SwitchCase): boolean {
  const last = consequent.at(-1);
  return last === undefined || (last.type !== 'BreakStatement' && leaves(last));
}

/** Whether a function that returns a value may also end without one. */
export function mayEndEmpty({ body, returnType }: FunctionNode): boolean {
  if (body.type !== 'BlockStatement') return false;
  const last = body.body.at(-1);
  const isCall = last?.type === 'ExpressionStatement' && last.expression.type === 'CallExpression';
  let isEmpty = !leaves(body) && !(isCall && mustReturn(returnType));
  walk(body, (inner) => {
    if (/Function|Method|^Class/.test(inner.type)) return false;
    if (inner.type === 'ReturnStatement' && !inner.argument) isEmpty = true;
    return undefined;
  });
  return isEmpty;
}

/**
 * Whether the declared result of a function leaves nothing out. The compiler then accepts a call at its end only if that
 * never returns: `error(502, 'refused')`.
 */
function mustReturn(declared: t.Node | null | undefined): boolean {
  return declared?.type === 'TSTypeAnnotation' && !holdsSuch(declared, ({ type }) => isOfNothing.test(type));
}

const isOfNothing = /^TS(Undefined|Void|Null|Any|Unknown)Keyword$/;
