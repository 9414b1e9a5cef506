import type * as t from '@babel/types';
import type { CallSite } from '../../requests/call-site.ts';
import { type AnyMember, type CallNode, isMember, withoutCasts } from '../../source/node-kinds.ts';
import { declaredWith, lastName, memberName } from '../../source/pattern.ts';
import { contains } from '../../source/source-file.ts';
import { returnsOf } from '../../values/returns.ts';
import { mappedTo } from './appended-in-loop.ts';
import { guardOf, noParameter, plainName, type QueryParameter, underTest } from './query-parameter.ts';
import { isOnlyRead } from './shared-query.ts';

/** The names in a list of pairs: `[['a', x], …]`, `ids.map((id) => ['a', id])`; undefined if they are not all known. */
function namesInPairs(node: t.Node | null): readonly string[] | undefined {
  const inner = node === null ? node : withoutCasts(node);
  switch (inner?.type) {
    case 'ArrayExpression':
      return together(inner.elements.map((one) => namesOfElement(one)));
    case 'ConditionalExpression':
      return together([inner.consequent, inner.alternate].map(namesInPairs));
    case 'LogicalExpression':
      return inner.operator === '&&' ? undefined : together([inner.left, inner.right].map(namesInPairs));
    case 'CallExpression':
    case 'OptionalCallExpression': {
      const fn = mapped(inner);
      const returned = fn === undefined ? [] : returnsOf(fn);
      return returned.length === 0 ? undefined : together(returned.map(namesOfElement));
    }
    default:
      return undefined;
  }
}

function namesOfElement(element: t.Node | null): readonly string[] | undefined {
  if (element?.type === 'SpreadElement') return namesInPairs(element.argument);
  const [name] = partsOfPair(element) ?? [];
  return name === undefined ? undefined : [name];
}

function together(all: readonly (readonly string[] | undefined)[]): readonly string[] | undefined {
  return all.every((one) => one !== undefined) ? [...new Set(all.flat())] : undefined;
}

/** A list of pairs, as far as its form says so. */
export function pairList(node: t.Node): t.ArrayExpression | undefined {
  const inner = withoutCasts(node);
  return inner.type === 'ArrayExpression' && inner.elements.every((one) => one !== null) ? inner : undefined;
}

/**
 * The parameters in a list of pairs: `['a', x]`, `...(x ? [['a', x]] : [])`, `...list.map((x) => ['a', x])`. Undefined if
 * it has anything else in it.
 */
export function pairParameters(
  site: CallSite,
  { elements }: t.ArrayExpression,
  isText: boolean,
): readonly QueryParameter[] | undefined {
  const all = elements.map((one) =>
    one?.type === 'SpreadElement' ? spreadPairs(site, one, isText) : ownPair(site, one, isText),
  );
  return all.every((one) => one !== undefined) ? all.flat() : undefined;
}

function ownPair(site: CallSite, element: t.Expression | null, isText: boolean): QueryParameter | undefined {
  const [name, value] = partsOfPair(element) ?? [];
  if (element === null || name === undefined || value === undefined) return undefined;
  const sent = isText ? { value: { ...site.url, node: value } } : underTest(site, value);
  return { ...noParameter, name: plainName(name), property: element, ...sent };
}

function partsOfPair(element: t.Node | null): readonly [name: string, value: t.Node] | undefined {
  const pair = element && withoutCasts(element);
  const [name, value, ...more] = pair?.type === 'ArrayExpression' ? pair.elements : [];
  const isPair = name?.type === 'StringLiteral' && value != null && value.type !== 'SpreadElement' && more.length === 0;
  return isPair ? [name.value, value] : undefined;
}

function spreadPairs(site: CallSite, element: t.SpreadElement, isText: boolean): readonly QueryParameter[] | undefined {
  const argument = withoutCasts(element.argument);
  const each = mappedPair(site, argument);
  if (each !== undefined) return [{ ...noParameter, ...each, property: element }];
  if (argument.type !== 'ConditionalExpression') return undefined;
  const [yes, no] = [pairList(argument.consequent), pairList(argument.alternate)];
  const list = no?.elements.length === 0 ? yes : yes?.elements.length === 0 ? no : undefined;
  const pairs = list?.elements.map((one) => (one?.type === 'SpreadElement' ? undefined : ownPair(site, one, isText)));
  const test = guardOf(site.file, argument.test, list === no);
  return pairs?.every((one) => one !== undefined && one.guard === undefined)
    ? pairs.flatMap((one) => (one === undefined ? [] : { ...one, ...test, property: element }))
    : undefined;
}

/** The function that a call of `map` applies to each item, if that is written in the call. */
function mapped({ callee, arguments: [given, ...others] }: CallNode): t.ArrowFunctionExpression | undefined {
  const isMap = isMember(callee) && memberName(callee) === 'map' && others.length === 0;
  return isMap && given?.type === 'ArrowFunctionExpression' ? given : undefined;
}

/** `list.map((x) => ['a', x])` */
function mappedPair({ file }: CallSite, node: t.Node): Pick<QueryParameter, 'name' | 'each'> | undefined {
  const fn = node.type === 'CallExpression' ? mapped(node) : undefined;
  const [pair, ...others] = fn === undefined ? [] : returnsOf(fn);
  const [name, value] = partsOfPair(pair ?? null) ?? [];
  if (fn === undefined || others.length > 0 || name === undefined || value === undefined) return undefined;
  const each = mappedTo(file, ((node as CallNode).callee as AnyMember).object as t.Expression, fn, value);
  return each && { name: plainName(name), each };
}

/** What is known of pairs that make up a query. */
export interface PairsShape {
  /** The names of all parameters; undefined if they are not all known. */
  readonly names: readonly string[] | undefined;
}

/** What a list of pairs holds, in place or in a variable that nothing else changes. */
export function pairsShape(site: CallSite, node: t.Node): PairsShape {
  const made = declaredWith(site.file.names, node) ?? node;
  return { names: isFixed(site, node) ? namesInPairs(made) : undefined };
}

/** What `new URLSearchParams(…)` holds, in place or in a variable; undefined if an expression is none. */
export function paramsShape(site: CallSite, node: t.Node): PairsShape | undefined {
  const made = declaredWith(site.file.names, node) ?? node;
  if (made.type !== 'NewExpression' || lastName(made.callee) !== 'URLSearchParams') return undefined;
  const [given] = made.arguments;
  return { names: given !== undefined && isFixed(site, node) ? namesInPairs(given) : undefined };
}

/** Whether an expression, or the variable that holds it, is only read, except by the call itself. */
function isFixed(site: CallSite, node: t.Node): boolean {
  const { names } = site.file;
  const holder = node.type === 'Identifier' ? node : names.parentOf(node);
  const name = holder?.type === 'VariableDeclarator' ? holder.id : holder;
  const binding = name?.type === 'Identifier' ? names.bindingOf(name) : undefined;
  const others = binding?.references.filter((one) => one !== node && !contains(site.url.node, one)) ?? [];
  return binding?.writes.length !== 0 ? binding === undefined : others.every((one) => isOnlyRead(site, one));
}
