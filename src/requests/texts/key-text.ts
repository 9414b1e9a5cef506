import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import { functionOf, isMember } from '../../source/node-kinds.ts';
import { assignedTo, keyName, memberName, parametersOf } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import { holdsSuch, walk } from '../../source/walk.ts';
import type { FunctionNode } from '../../values/value.ts';

/** What a store may keep something under. */
export interface KeyText {
  /** The expression of the key. */
  readonly text: t.Node;
  /** Whether code makes the key of the URL, so that it need not contain it: `md5(path)`, `this.endpoint(path, params)`. */
  readonly isMade: boolean;
}

const textual = /^(TemplateLiteral|BinaryExpression|LogicalExpression|TSAsExpression|TSNonNullExpression)$/;

/** The largest expression around a node that is a string containing it. */
export function textAround(file: SourceFile, node: t.Node): t.Node {
  const { names } = file;
  let whole = node;
  for (let outer = names.parentOf(whole); outer !== undefined; outer = names.parentOf(whole)) {
    const isConverted =
      outer.type === 'CallExpression' && isOutside(file, outer.callee, /^(String|encodeURIComponent)$/);
    const isJoined = textual.test(outer.type) && !(outer.type === 'BinaryExpression' && outer.operator !== '+');
    if (!isConverted && !isJoined && !isWritten(names, outer, whole)) break;
    whole = outer;
  }
  return whole;
}

/** `url.href`, `url.pathname`, and the two nodes of `url.toString()`. */
function isWritten(names: SourceFile['names'], outer: t.Node, inner: t.Node): boolean {
  if (outer.type === 'CallExpression') return outer.callee === inner && inner.type === 'MemberExpression';
  if (outer.type !== 'MemberExpression' || outer.object !== inner || outer.computed) return false;
  const name = keyName({ key: outer.property }) ?? '';
  const call = names.parentOf(outer);
  return /^(toString|toJSON)$/.test(name)
    ? call?.type === 'CallExpression' && call.callee === outer
    : /^(href|pathname)$/.test(name);
}

/** The largest string around a node, or what chooses between such a string and another one, or what is made of it, up to where a store takes it. */
export function keyAround(file: SourceFile, node: t.Node, isStored: (text: t.Node) => boolean): KeyText {
  const written = textAround(file, node);
  const outer = file.names.parentOf(written);
  if (outer?.type === 'ConditionalExpression' && outer.test !== written) return keyAround(file, outer, isStored);
  const made = isStored(written) ? undefined : madeOf(file, written);
  return made === undefined ? { text: written, isMade: false } : { ...keyAround(file, made, isStored), isMade: true };
}

/** The call or the creation that takes a value, maybe as a part of an object or array, or whose method is called. */
function madeOf({ names }: SourceFile, value: t.Node): t.Node | undefined {
  let inner = value;
  for (let outer = names.parentOf(inner); outer !== undefined; outer = names.parentOf(inner)) {
    const isPart = outer.type === 'ObjectProperty' && outer.value === inner;
    if (isPart || /^(ArrayExpression|ObjectExpression|SpreadElement|AwaitExpression)$/.test(outer.type)) inner = outer;
    else if (outer.type === 'CallExpression' || outer.type === 'NewExpression')
      return outer.callee === inner ? undefined : outer;
    else break;
  }
  const outer = names.parentOf(inner);
  if (!isMember(outer) || outer.object !== inner || outer.computed)
    // Example: `const key = await digest(path)`
    return inner.type === 'AwaitExpression' && inner !== value ? inner : undefined;
  const call = names.parentOf(outer);
  return call?.type === 'CallExpression' && call.callee === outer ? call : undefined;
}

/** Whether the function around a key keeps under it, in the store that uses it, what it requests with a URL. */
export function keepsRequested(file: SourceFile, key: t.Node, url: t.Node): boolean {
  const fn = functionOf(file, url);
  const access = file.names.parentOf(key);
  if (fn === undefined || access === undefined) return false;
  if (access.type === 'CallExpression' && access.arguments[0] !== key) return false;
  const store = storeOf(access);
  let isFound = false;
  walk(fn, (node) => {
    const isSame = node === access || (store !== undefined && isSameText(file, storeOf(node), store));
    isFound ||= isSame && valuesIn(file, node).some((one) => requests(file, { fn, url }, one));
  });
  return isFound;
}

/** `kept` for `kept.get(key)` and `kept[key]`. */
function storeOf(access: t.Node): t.Node | undefined {
  if (isMember(access)) return access.computed ? access.object : undefined;
  return access.type === 'CallExpression' && isMember(access.callee) ? access.callee.object : undefined;
}

function isSameText(file: SourceFile, one: t.Node | undefined, other: t.Node): boolean {
  return one !== undefined && file.textOf(one) === file.textOf(other);
}

/** What an access puts into the store: each argument behind the key, or what is assigned. */
function valuesIn({ names }: SourceFile, access: t.Node): readonly t.Node[] {
  if (access.type === 'CallExpression') return access.arguments.slice(1);
  const outer = names.parentOf(access);
  return outer?.type === 'AssignmentExpression' && outer.left === access ? [outer.right] : [];
}

interface Requested {
  readonly fn: t.Node;
  readonly url: t.Node;
}

/** Whether a value comes from a call that is given the URL, maybe through variables of the function. */
function requests(file: SourceFile, { fn, url }: Requested, value: t.Node, seen = new Set<t.Node>()): boolean {
  return holdsSuch(value, (node) => {
    if (isSameText(file, node, url)) return takes(file, value, node);
    const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
    if (binding === undefined || seen.has(binding.identifier) || !contains(fn, binding.declaration)) return false;
    seen.add(binding.identifier);
    const { declaration } = binding;
    const init = declaration.type === 'VariableDeclarator' && declaration.init ? [declaration.init] : [];
    return [...init, ...assignedTo(binding)].some((one) => requests(file, { fn, url }, one, seen));
  });
}

/** Whether a call inside of a value is given a node. */
function takes({ names }: SourceFile, value: t.Node, node: t.Node): boolean {
  for (let inner = node; inner !== value; ) {
    const outer = names.parentOf(inner);
    if (outer === undefined) return false;
    if (outer.type === 'CallExpression' && outer.callee !== inner) return true;
    inner = outer;
  }
  return false;
}

/** What code takes from all arguments of a function, or makes of them: `given[0]`, `[path] = given`, `key = keyOf(...given)`. */
export function takenFromRest({ names }: SourceFile, fn: FunctionNode): readonly t.Node[] {
  const last = parametersOf<t.Node>(fn).at(-1);
  const id = last?.type === 'RestElement' ? last.argument : undefined;
  const rest = id?.type === 'Identifier' ? names.bindingOf(id) : undefined;
  return (rest?.references ?? []).flatMap((one): readonly t.Node[] => {
    const parent = names.parentOf(one);
    const outer = parent && names.parentOf(parent);
    if (parent?.type === 'VariableDeclarator') {
      const [first] = parent.id.type === 'ArrayPattern' ? parent.id.elements : [];
      return (first?.type === 'Identifier' && names.bindingOf(first)?.references) || [];
    }
    if (parent?.type === 'SpreadElement' && outer?.type === 'CallExpression')
      return names.parentOf(outer)?.type === 'VariableDeclarator' && !isGiven(names, outer.callee) ? [outer] : [];
    if (!isMember(parent) || parent.object !== one) return [];
    if (parent.computed) return [parent];
    return outer !== undefined && /^(at|join)$/.test(memberName(parent) ?? '') ? [outer] : [];
  });
}

/** Example: `run(...given)`, of the function that is wrapped */
function isGiven({ bindingOf }: SourceFile['names'], callee: t.Node): boolean {
  return callee.type === 'Identifier' && bindingOf(callee)?.kind === 'param';
}
