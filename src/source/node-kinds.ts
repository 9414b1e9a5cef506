import type * as t from '@babel/types';
import type { SourceFile } from './source-file.ts';

export type CallNode = t.CallExpression | t.OptionalCallExpression | t.NewExpression;
export type AnyMember = t.MemberExpression | t.OptionalMemberExpression;

/** Whether an expression calls something or creates an object: `f()`, `f?.()`, `new F()`. */
export function isCall(node: t.Node): node is CallNode {
  return node.type === 'CallExpression' || node.type === 'OptionalCallExpression' || node.type === 'NewExpression';
}

/** Whether an expression reads a member: `x.name`, `x[name]`, `x?.name`. */
export function isMember(node: t.Node | null | undefined): node is AnyMember {
  return node?.type === 'MemberExpression' || node?.type === 'OptionalMemberExpression';
}

/** Whether a node is a function of any kind, including methods. */
export function isFunction(node: t.Node): boolean {
  return functions.has(node.type);
}

const functions: ReadonlySet<string> = new Set([
  ...['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'],
  ...['ObjectMethod', 'ClassMethod', 'ClassPrivateMethod'],
]);

/** The innermost function around a node, including callbacks. */
export function functionOf({ names }: SourceFile, node: t.Node): t.Node | undefined {
  let outer = names.parentOf(node);
  while (outer !== undefined && !isFunction(outer)) outer = names.parentOf(outer);
  return outer;
}

/** The constructor in the body of a class, if one is written. */
export function constructorOf({ body }: t.ClassBody | t.BlockStatement): t.ClassMethod | undefined {
  const members: readonly t.Node[] = body;
  return members.find((one): one is t.ClassMethod => one.type === 'ClassMethod' && one.kind === 'constructor');
}

/** The call that a node is an argument of. */
export function callTaking({ names }: SourceFile, node: t.Node): CallNode | undefined {
  const call = names.parentOf(node);
  return call !== undefined && isCall(call) && call.callee !== node ? call : undefined;
}

/** The call of a function that is called where it is made: `(function ($) { … })(jQuery)`. */
export function callAtOnce({ names }: Pick<SourceFile, 'names'>, node: t.Node): t.CallExpression | undefined {
  let outer = names.parentOf(node);
  while (isCast(outer)) outer = names.parentOf(outer);
  return outer?.type === 'CallExpression' && withoutCasts(outer.callee) === node ? outer : undefined;
}

/** The calls of what an identifier in its scope names: all `load(…)` of `load`. */
export function callsNamed({ names }: SourceFile, id: t.Node | null | undefined): readonly CallNode[] {
  const binding = id?.type === 'Identifier' ? names.bindingOf(id) : undefined;
  return (binding?.references ?? []).flatMap((reference) => {
    const call = names.parentOf(reference);
    return call !== undefined && isCall(call) && call.callee === reference ? [call] : [];
  });
}

/** The body of the class around a node. */
export function classBodyAround({ names }: SourceFile, node: t.Node): t.ClassBody | undefined {
  let outer: t.Node | undefined = node;
  while (outer !== undefined && outer.type !== 'ClassBody') outer = names.parentOf(outer);
  return outer;
}

const casts = /^(ParenthesizedExpression|TS(As|Satisfies|NonNull|TypeAssertion)(Expression)?|TypeCastExpression)$/;

/** Whether a node only asserts the type of the expression in it. */
export function isCast(node: t.Node | undefined): node is t.TSAsExpression | t.TSNonNullExpression {
  return node !== undefined && casts.test(node.type);
}

/** An expression without its casts. */
export function withoutCasts(node: t.Node): t.Node {
  return isCast(node) ? withoutCasts(node.expression) : node;
}

/** The first expression of a chain of members: `a` of `a.b[c]`. */
export function rootOf(node: t.Node): t.Node {
  return isMember(node) ? rootOf(node.object) : node;
}

/** Methods that change the array or other object that they are called on. */
export const mutators: ReadonlySet<string> = new Set([
  ...['push', 'unshift', 'splice', 'pop', 'shift', 'reverse', 'sort', 'fill', 'copyWithin'],
  ...['set', 'append', 'delete', 'clear', 'add'],
]);

/** `this.client`; not `this?.client`, nor a member of a member. */
export function isMemberOfThis(node: t.Node): node is t.MemberExpression {
  return node.type === 'MemberExpression' && node.object.type === 'ThisExpression';
}

/** `{}` */
export function isEmptyObject(node: t.Node): boolean {
  return node.type === 'ObjectExpression' && node.properties.length === 0;
}

/** `[]` */
export function isEmptyList(node: t.Node): boolean {
  return node.type === 'ArrayExpression' && node.elements.length === 0;
}

/** The expression in front of `?? []` or `|| []`; undefined if a node is none. */
export function orEmpty(node: t.Node, operators = /^(\?\?|\|\|)$/): t.Expression | undefined {
  const isOr = node.type === 'LogicalExpression' && operators.test(node.operator) && isEmptyList(node.right);
  return isOr ? node.left : undefined;
}
