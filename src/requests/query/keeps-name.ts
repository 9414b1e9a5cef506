import type * as t from '@babel/types';
import { withoutCasts } from '../../source/node-kinds.ts';
import { holdsSuch, walk } from '../../source/walk.ts';
import { inlineFunction, returnsOf } from '../response/shape/syntax.ts';
import { isName, leading, startsWithName } from './query-fills.ts';

/** Methods that call a function for each parameter of a query. */
export const goesThrough = /^(map|flatMap|forEach)$/;

/** Whether a callback over parameters keeps the name of each. */
export function keepsName(node: t.Node | undefined): boolean {
  const fn = inlineFunction(node);
  const [param] = fn?.params ?? [];
  const name = param?.type === 'ArrayPattern' ? param.elements[0] : param;
  return fn !== undefined && name?.type === 'Identifier' && areNamed(returnsOf(fn), name.name);
}

/** Whether a callback over parameters makes other names of theirs: `([key, value]) => `${snakeCase(key)}=${value}``. */
export function makesNames(node: t.Node | undefined): boolean {
  const fn = inlineFunction(node);
  const [param] = fn?.params ?? [];
  const name = param?.type === 'ArrayPattern' ? param.elements[0] : param;
  if (fn === undefined || name?.type !== 'Identifier') return false;
  const isMade = (one: t.Node): boolean => {
    const start = leading(one);
    return (
      start !== undefined &&
      start.type === 'CallExpression' &&
      holdsSuch(start, (inner) => isName(inner, /./) && (inner as t.Identifier).name === name.name)
    );
  };
  return returnsOf(fn).some((one) => isMade(withoutCasts(one)));
}

function areNamed(nodes: readonly (t.Node | null)[], name: string): boolean {
  return nodes.length > 0 && nodes.every((one) => one !== null && isNamed(one, name));
}

/**
 * Whether an expression is a pair or a string that starts with a name, a list of these, or one for each item of a list.
 */
function isNamed(node: t.Node, name: string): boolean {
  const inner = withoutCasts(node);
  if (startsWithName(inner, name)) return true;
  if (inner.type === 'ConditionalExpression') return areNamed([inner.consequent, inner.alternate], name);
  if (inner.type === 'ArrayExpression') return inner.elements.length === 0 || areNamed(inner.elements, name);
  if (inner.type !== 'CallExpression' || inner.callee.type !== 'MemberExpression') return false;
  const { object, property } = inner.callee;
  // Example: `values.map((value) => `${name}=${value}`).join('&')`
  if (isName(property, /^(join|filter)$/)) return isNamed(object, name);
  const fn = inlineFunction(inner.arguments[0]);
  return isName(property, goesThrough) && fn !== undefined && areNamed(returnsOf(fn), name);
}

/**
 * Whether a `reduce` over parameters collects them under their names: `[...all, `${name}=${value}`]`,
 * `{ ...all, [name]: value }`, or `all[name] = value` and `return all`.
 */
export function collectsNames([callback, initial]: readonly t.Node[]): boolean {
  const fn = inlineFunction(callback);
  const [all, item] = fn?.params ?? [];
  const name = item?.type === 'ArrayPattern' ? item.elements[0] : item;
  if (fn === undefined || all?.type !== 'Identifier' || name?.type !== 'Identifier' || !isEmpty(initial)) return false;
  const returned = returnsOf(fn);
  return returned.every((one) => isCollected(one, all.name, name.name)) && isFilledByName(fn, all.name, name.name);
}

function isEmpty(node: t.Node | undefined): boolean {
  if (node?.type === 'ObjectExpression') return node.properties.length === 0;
  if (node?.type === 'ArrayExpression') return node.elements.length === 0;
  return (
    node?.type === 'NewExpression' &&
    isName(node.callee, /^(URLSearchParams|HttpParams)$/) &&
    node.arguments.length === 0
  );
}

function isCollected(node: t.Node, all: string, name: string): boolean {
  const inner = withoutCasts(node);
  const isAll = (one: t.Node) => one.type === 'Identifier' && one.name === all;
  const isSpread = (one: t.Node | null) => one?.type === 'SpreadElement' && isAll(one.argument);
  switch (inner.type) {
    case 'Identifier':
      return isAll(inner);
    case 'ConditionalExpression':
      return [inner.consequent, inner.alternate].every((one) => isCollected(one, all, name));
    case 'ArrayExpression':
      return inner.elements.every((one) => isSpread(one) || (one !== null && isNamed(one, name)));
    case 'ObjectExpression':
      return inner.properties.every((one) => isSpread(one) || isUnderName(one, name));
    case 'CallExpression':
      // Example: `all.set(name, value)` of Angular, which returns another one
      return isMemberOf(inner.callee, all) && isName(inner.callee.property, /^(set|append)$/);
    default:
      return false;
  }
}

/** `[name]: value` */
function isUnderName(node: t.Node, name: string): boolean {
  return node.type === 'ObjectProperty' && node.computed && node.key.type === 'Identifier' && node.key.name === name;
}

/** Whether a function writes to a collection only under a name: `all[name] = x`, `all.push([name, x])`, `all.set(name, x)`. */
function isFilledByName(fn: t.Node, all: string, name: string): boolean {
  let isKept = true;
  walk(fn, (node) => {
    if (node.type === 'AssignmentExpression' && isMemberOf(node.left, all))
      isKept &&= node.left.computed && node.left.property.type === 'Identifier' && node.left.property.name === name;
    if (node.type === 'CallExpression' && isMemberOf(node.callee, all)) {
      const [first] = node.arguments;
      const isSet =
        isName(node.callee.property, /^(set|append)$/) && first?.type === 'Identifier' && first.name === name;
      isKept &&= isSet || (isName(node.callee.property, /^push$/) && first !== undefined && isNamed(first, name));
    }
    return isKept;
  });
  return isKept;
}

function isMemberOf(node: t.Node, name: string): node is t.MemberExpression {
  return node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name === name;
}
