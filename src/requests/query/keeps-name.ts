import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import { isMember, withoutCasts } from '../../source/node-kinds.ts';
import { declaredWith, memberName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { holdsSuch, walk } from '../../source/walk.ts';
import type { FunctionNode } from '../../values/value.ts';
import { inlineFunction, returnsOf } from '../response/shape/syntax.ts';
import { isName, startsWithName } from './query-fills.ts';
import type { Renamed } from './sent-names.ts';

/** Functions and methods that keep the names of parameters. */
export const keepsNames =
  /^(Object\.(entries|keys|fromEntries|freeze)|((qs|querystring|query-string|queryString|QueryString)\.)?stringify|((_|lodash)\.)?(pickBy|omitBy)|Array\.from)$/;
export const keepsAll = /^Object\.(entries|fromEntries|freeze)$/;
export const keepsNamesAsMethod = /^(toString|entries|keys|filter|sort|join|concat)$/;

/** Whether a method takes the marks off the ends of a text that holds a query: `text.slice(0, -1)`, `parts.join('&').slice(1)`. */
export function trimsText({ names }: SourceFile, { callee, arguments: args }: t.CallExpression): boolean {
  if (!isMember(callee)) return false;
  const [first, second] = args;
  const inner = declaredWith(names, callee.object) ?? callee.object;
  const isText = /^(StringLiteral|TemplateLiteral|BinaryExpression)$/.test(inner.type) || isJoined(inner);
  const isPattern = first?.type === 'RegExpLiteral' && /^(\^\\?[?&]|\\?[?&]\$)$/.test(first.pattern);
  if (isPattern && second?.type === 'StringLiteral' && second.value === '') return memberName(callee) === 'replace';
  return isText && /^(slice|substr(ing)?|trim(Start|End)?)$/.test(memberName(callee) ?? '');
}

function isJoined(node: t.Node): boolean {
  return node.type === 'CallExpression' && isMember(node.callee) && memberName(node.callee) === 'join';
}

/** Methods that call a function for each parameter of a query. */
const goesThrough = /^(map|flatMap|forEach)$/;

/** Whether an expression is the name of a parameter. */
type IsName = (node: t.Node) => boolean;

/** The name that a callback over parameters gives each: its own, or one that is made of it. Undefined if unknown. */
function nameGiven(file: SourceFile, node: t.Node | undefined): Renamed | undefined {
  const fn = inlineFunction(node);
  return fn && nameIn(file, nameOf(fn.params[0]), (isOne) => areNamed(returnsOf(fn), isOne));
}

/** Whether a callback over parameters keeps the name of each. */
export function keepsName(file: SourceFile, node: t.Node | undefined): boolean {
  const given = nameGiven(file, node);
  return given !== undefined && file.names.bindingOf(given.name as t.Identifier)?.identifier === given.key;
}

/** The name that a callback returns for one that it receives second: `mapKeys(query, (_, key) => …)`. */
function nameReturned(file: SourceFile, node: t.Node | undefined): Renamed | undefined {
  const fn = inlineFunction(node);
  return fn && nameIn(file, fn.params[1], (isOne) => returnsOf(fn).every((one) => one !== null && isOne(one)));
}

function nameOf(param: t.Node | undefined): t.Node | null | undefined {
  return param?.type === 'ArrayPattern' ? param.elements[0] : param;
}

/** The only expression for a name that some code has in each place for one. */
function nameIn(
  file: SourceFile,
  key: t.Node | null | undefined,
  isNamedBy: (isOne: IsName) => boolean,
): Renamed | undefined {
  if (key?.type !== 'Identifier') return undefined;
  const found: t.Node[] = [];
  const isOne = (node: t.Node) => {
    const made = declaredWith(file.names, node) ?? node;
    const isOfKey = holdsSuch(
      made,
      (one) => one.type === 'Identifier' && file.names.bindingOf(one)?.identifier === key,
    );
    if (isOfKey) found.push(node);
    return isOfKey;
  };
  const isEach = isNamedBy(isOne);
  const [name] = found;
  return isEach && name && new Set(found.map(file.textOf)).size === 1 ? { name, key, places: found } : undefined;
}

function areNamed(nodes: readonly (t.Node | null)[], isOne: IsName): boolean {
  return nodes.length > 0 && nodes.every((one) => one !== null && isNamed(one, isOne));
}

/**
 * Whether an expression is a pair or a string that starts with a name, a list of these, or one for each item of a list.
 */
function isNamed(node: t.Node, isOne: IsName): boolean {
  const inner = withoutCasts(node);
  if (startsWithName(inner, isOne)) return true;
  if (inner.type === 'ConditionalExpression') return areNamed([inner.consequent, inner.alternate], isOne);
  if (inner.type === 'ArrayExpression') return inner.elements.length === 0 || areNamed(inner.elements, isOne);
  if (inner.type !== 'CallExpression' || inner.callee.type !== 'MemberExpression') return false;
  const { object, property } = inner.callee;
  // Example: `values.map((value) => `${name}=${value}`).join('&')`
  if (isName(property, /^(join|filter)$/)) return isNamed(object, isOne);
  const fn = inlineFunction(inner.arguments[0]);
  return isName(property, goesThrough) && fn !== undefined && areNamed(returnsOf(fn), isOne);
}

/**
 * The name under which a `reduce` over parameters collects them: `[...all, `${name}=${value}`]`,
 * `{ ...all, [name]: value }`, or `all[name] = value` and `return all`.
 */
function nameCollected(file: SourceFile, [callback, initial]: readonly t.Node[]): Renamed | undefined {
  const fn = inlineFunction(callback);
  const [all, item] = fn?.params ?? [];
  if (fn === undefined || all?.type !== 'Identifier' || !isEmpty(initial)) return undefined;
  return nameIn(file, nameOf(item), (isOne) => isCollecting(fn, all.name, isOne));
}

/** Whether a callback gives a collection on, and puts something into it only under a name. */
function isCollecting(fn: FunctionNode, all: string, isOne: IsName): boolean {
  return returnsOf(fn).every((one) => one !== null && isCollected(one, all, isOne)) && isFilledByName(fn, all, isOne);
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

function isCollected(node: t.Node, all: string, isOne: IsName): boolean {
  const inner = withoutCasts(node);
  const isAll = (one: t.Node) => one.type === 'Identifier' && one.name === all;
  const isSpread = (one: t.Node | null) => one?.type === 'SpreadElement' && isAll(one.argument);
  switch (inner.type) {
    case 'Identifier':
      return isAll(inner);
    case 'ConditionalExpression':
      return [inner.consequent, inner.alternate].every((one) => isCollected(one, all, isOne));
    case 'ArrayExpression':
      return inner.elements.every((one) => isSpread(one) || (one !== null && isNamed(one, isOne)));
    case 'ObjectExpression':
      return inner.properties.every((one) => isSpread(one) || isUnderName(one, isOne));
    case 'CallExpression':
      // Example: `all.set(name, value)` of Angular, which returns another one
      if (isMemberOf(inner.callee, all) && isName(inner.callee.property, /^(set|append)$/)) return true;
      return isOneByOne(inner, all, isOne);
    default:
      return false;
  }
}

/** `values.reduce((inner, value) => inner.append(name, value), all)` */
function isOneByOne({ callee, arguments: [callback, start] }: t.CallExpression, all: string, isOne: IsName): boolean {
  const fn = inlineFunction(callback);
  const [inner] = fn?.params ?? [];
  if (callee.type !== 'MemberExpression' || !isName(callee.property, /^reduce$/)) return false;
  if (fn === undefined || inner?.type !== 'Identifier' || start?.type !== 'Identifier' || start.name !== all)
    return false;
  return isCollecting(fn, inner.name, isOne);
}

/** `[name]: value` */
function isUnderName(node: t.Node, isOne: IsName): boolean {
  return node.type === 'ObjectProperty' && node.computed && isOne(node.key);
}

/** Whether a function writes to a collection only under a name: `all[name] = x`, `all.push([name, x])`, `all.set(name, x)`. */
function isFilledByName(fn: t.Node, all: string, isOne: IsName): boolean {
  let isKept = true;
  walk(fn, (node) => {
    if (node.type === 'AssignmentExpression' && isMemberOf(node.left, all))
      isKept &&= node.left.computed && isOne(node.left.property);
    if (node.type === 'CallExpression' && isMemberOf(node.callee, all)) {
      const [first] = node.arguments;
      const isSet = isName(node.callee.property, /^(set|append)$/) && first !== undefined && isOne(first);
      isKept &&= isSet || (isName(node.callee.property, /^push$/) && first !== undefined && isNamed(first, isOne));
    }
    return isKept;
  });
  return isKept;
}

function isMemberOf(node: t.Node, name: string): node is t.MemberExpression {
  return node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name === name;
}

/** The query whose parameters a method or a function passes on one by one, and the name that it gives each. */
export function givenName(
  file: SourceFile,
  { callee, arguments: args }: t.CallExpression,
): (Renamed & { readonly query: t.Node }) | undefined {
  const [first, second] = args;
  if (isOutside(file, callee, /^((_|lodash)\.)?mapKeys$/)) {
    const given = nameReturned(file, second);
    return given && first && { ...given, query: first };
  }
  if (callee.type !== 'MemberExpression') return undefined;
  const isReduced = isName(callee.property, /^reduce$/);
  const given = isReduced
    ? nameCollected(file, args)
    : isName(callee.property, goesThrough)
      ? nameGiven(file, first)
      : undefined;
  return given && { ...given, query: callee.object };
}
