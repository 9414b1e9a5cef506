import type * as t from '@babel/types';
import type { Binding } from '../source/names/bind.ts';
import { isOutside } from '../source/names/outside-name.ts';
import { classBodyAround, isMemberOfThis } from '../source/node-kinds.ts';
import { declaredWith, keyName, memberName } from '../source/pattern.ts';
import { contains, type SourceFile } from '../source/source-file.ts';
import { usesName, walk } from '../source/walk.ts';
import type { CallSite } from './call-site.ts';

/**
 * How the called functions store something under a parameter that is part of the URL: the parameter itself, or a named
 * string that contains it. What only happens for a GET does not count.
 */
export function urlUse(functions: CallSite['functions'], inner: CallSite): CallSite['urlUse'] {
  const entered = new Set<t.Node>(functions.map(({ node }) => node));
  const sent = new Map<Binding, SourceFile>();
  for (const { node, file } of [...inner.pieces.flatMap((piece) => piece.via), inner.url]) {
    const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
    if (binding === undefined) continue;
    const isParam = binding.kind === 'param' && entered.has(binding.declaration);
    // Example: `const url = new URL(path, base); … cache.get(url.href)`
    if (isParam || (binding.declaration.type === 'VariableDeclarator' && isInside(entered, binding)))
      sent.set(binding, file);
  }
  const uses = [...sent].flatMap(([{ references }, file]) => references.map((one) => keyUse(file, one, new Set())));
  return (['key', 'whole'] as const).find((use) => uses.includes(use));
}

/** Whether something is stored under the URL of an expression, even if only for a GET. */
export function isKept(file: SourceFile, reference: t.Node): boolean {
  return storesUnder(file, reference).length > 0 || keyUse(file, reference, new Set()) !== undefined;
}

/** Whether something is stored under the value of an expression, whatever the method of the request. */
export function isKeptAlways(file: SourceFile, reference: t.Node): boolean {
  return keyUse(file, reference, new Set()) !== undefined;
}

function isInside(functions: ReadonlySet<t.Node>, { declaration }: Binding): boolean {
  return [...functions].some((one) => contains(one, declaration));
}

const tests = /^(startsWith|endsWith|includes|match|test|indexOf|search)$/;
const keyed = /^(has|get|set|delete|add|put|match|wrap|remember)$/;
const stored = /^(getItem|setItem|removeItem)$/;
const store = /cache|store|storage|memo|map|pending|inflight|in_flight|seen|lru|etag/i;
const keeping = /cache|memo|dedupe|remember/i;

/** The test that contains a reference to the URL: `path === '…'`, `path.startsWith('…')`. */
export function testOfUrl(file: SourceFile, reference: t.Node): t.Node | undefined {
  const parent = file.names.parentOf(reference);
  if (parent?.type === 'BinaryExpression' && /^[!=]==?$/.test(parent.operator)) return parent;
  if (parent?.type !== 'MemberExpression' || parent.object !== reference) return undefined;
  const isTest = parent.property.type === 'Identifier' && tests.test(parent.property.name);
  return isTest ? (file.names.parentOf(parent) ?? parent) : undefined;
}

/**
 * Whether a test only chooses a part of a string that also contains the URL: `(path.startsWith('/') ? '' : '/') +
 * path`. The result for that string is known, whatever is chosen.
 */
export function isForText(file: SourceFile, test: t.Node, reference: t.Node): boolean {
  let asked = test;
  let choice = file.names.parentOf(asked);
  while (choice?.type === 'UnaryExpression' && choice.operator === '!') {
    asked = choice;
    choice = file.names.parentOf(choice);
  }
  const binding = reference.type === 'Identifier' ? file.names.bindingOf(reference) : undefined;
  if (choice?.type === 'IfStatement') return choice.test === asked && onlyChanges(file, choice, binding);
  if (choice?.type !== 'ConditionalExpression' || choice.test !== asked) return false;
  const whole = textAround(file, choice);
  // Example: `` url += `${url.includes('?') ? '&' : '?'}page=${page}` ``
  const outer = file.names.parentOf(whole);
  const isAppended = outer?.type === 'AssignmentExpression' && outer.operator === '+=' && outer.right === whole;
  if (isAppended && file.textOf(outer.left) === file.textOf(reference)) return true;
  if (outer?.type === 'VariableDeclarator' && outer.init === whole)
    return binding !== undefined && isOnlyBeside(file, outer.id, binding);
  const branches: readonly t.Node[] = [choice.consequent, choice.alternate];
  const isPart = (one: t.Node) =>
    one !== reference && (contains(choice, one) ? branches.includes(textAround(file, one)) : contains(whole, one));
  return binding?.references.some(isPart) === true;
}

/** Whether a statement under a test only changes the URL itself: `if (!path.startsWith('/')) path = '/' + path`. */
function onlyChanges(file: SourceFile, { consequent, alternate }: t.IfStatement, url: Binding | undefined): boolean {
  const [only, ...others] = consequent.type === 'BlockStatement' ? consequent.body : [consequent];
  const change =
    only?.type === 'ExpressionStatement' && others.length === 0 && !alternate ? only.expression : undefined;
  if (change?.type !== 'AssignmentExpression' || change.left.type !== 'Identifier') return false;
  return file.names.bindingOf(change.left) === url && /^\+?=$/.test(change.operator);
}

/** Whether a variable is only a part of strings that also contain the URL: `${path}${mark}page=${page}`. */
function isOnlyBeside(file: SourceFile, id: t.Node, url: Binding): boolean {
  const part = id.type === 'Identifier' ? file.names.bindingOf(id) : undefined;
  if (part === undefined || part.writes.length > 0) return false;
  return part.references.every((use) => {
    const text = textAround(file, use);
    return url.references.some((one) => contains(text, one));
  });
}

/** How responses are stored under a string, or under one that contains it. */
function keyUse(file: SourceFile, reference: t.Node, seen: Set<Binding>): 'key' | 'whole' | undefined {
  const text = textAround(file, reference);
  const parent = file.names.parentOf(text);
  const use = text !== reference && usesName(text, namesBody) ? 'whole' : 'key';
  if (parent?.type !== 'VariableDeclarator' || parent.init !== text || parent.id.type !== 'Identifier')
    return keepsUnder(file, text, parent) && !isForGetOnly(file, text) ? use : undefined;
  const binding = file.names.bindingOf(parent.id);
  if (binding === undefined || seen.has(binding)) return undefined;
  seen.add(binding);
  const uses = binding.references.map((one) => keyUse(file, one, seen));
  if (uses.every((one) => one === undefined)) return undefined;
  return uses.includes('key') ? use : 'whole';
}

/** The stores that use a string, or one that contains it, as a key, and the lists that it is added to. */
export function storesUnder(file: SourceFile, reference: t.Node, seen = new Set<Binding>()): readonly t.Node[] {
  const text = textAround(file, pathOf(file, reference));
  const parent = file.names.parentOf(text);
  if (parent?.type === 'VariableDeclarator' && parent.init === text && parent.id.type === 'Identifier') {
    const binding = file.names.bindingOf(parent.id);
    if (binding === undefined || seen.has(binding)) return [];
    seen.add(binding);
    return binding.references.flatMap((one) => storesUnder(file, one, seen));
  }
  if (parent?.type === 'MemberExpression') return parent.computed && parent.property === text ? [parent.object] : [];
  if (parent?.type !== 'CallExpression' || parent.callee.type !== 'MemberExpression') return [];
  const name = memberName(parent.callee) ?? '';
  const isAdded = /^(push|unshift)$/.test(name) && parent.arguments.includes(text as t.Expression);
  return isAdded || keepsUnder(file, text, parent) ? [parent.callee.object] : [];
}

/** `url.pathname` for `url`, if that is read. */
function pathOf({ names }: SourceFile, reference: t.Node): t.Node {
  const parent = names.parentOf(reference);
  const isRead = parent?.type === 'MemberExpression' && parent.object === reference;
  return isRead && memberName(parent) === 'pathname' ? parent : reference;
}

/** A key that contains the body distinguishes bodies. */
const namesBody = /^(body|stringify)$/;

const textual = /^(TemplateLiteral|BinaryExpression|LogicalExpression|TSAsExpression|TSNonNullExpression)$/;

/** The largest expression around a node that is a string containing it. */
function textAround(file: SourceFile, node: t.Node): t.Node {
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

/** `url.href`, and the two nodes of `url.toString()`. */
function isWritten(names: SourceFile['names'], outer: t.Node, inner: t.Node): boolean {
  if (outer.type === 'CallExpression') return outer.callee === inner && inner.type === 'MemberExpression';
  if (outer.type !== 'MemberExpression' || outer.object !== inner || outer.computed) return false;
  const name = keyName({ key: outer.property }) ?? '';
  const call = names.parentOf(outer);
  return /^(toString|toJSON)$/.test(name) ? call?.type === 'CallExpression' && call.callee === outer : name === 'href';
}

/** `kept[key]`, `cache.get(key)`, `localStorage.setItem(key, …)`, `memoize(key, …)`. */
function keepsUnder(file: SourceFile, key: t.Node, parent: t.Node | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.computed && parent.property === key;
  if (parent?.type !== 'CallExpression' || !parent.arguments.includes(key as t.Expression)) return false;
  const { callee } = parent;
  if (callee.type === 'Identifier') return keeping.test(callee.name);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  const { name } = callee.property;
  return stored.test(name) || (keyed.test(name) && isStore(file, callee.object));
}

/** Whether something is a store, judged by its name or by its initial value. */
function isStore(file: SourceFile, node: t.Node): boolean {
  if (usesName(node, store)) return true;
  const init = isMemberOfThis(node) ? fieldInit(file, node) : declaredWith(file.names, node);
  return init?.type === 'NewExpression' && usesName(init.callee, /(Map|Set|Cache)$/);
}

/** The initial value of a field of the class around a node. */
function fieldInit(file: SourceFile, node: t.MemberExpression): t.Node | null | undefined {
  const owner = classBodyAround(file, node);
  const name = memberName(node);
  const field = owner?.body.find(
    (one): one is t.ClassProperty | t.ClassPrivateProperty =>
      /^Class(Private)?Property$/.test(one.type) && keyName(one as t.ClassProperty) === name,
  );
  return field?.value;
}

/** Whether code runs only for a GET. */
function isForGetOnly(file: SourceFile, node: t.Node): boolean {
  for (let inner = node, outer = file.names.parentOf(node); outer !== undefined; outer = file.names.parentOf(inner)) {
    const test = testOf(outer, inner);
    if (test !== undefined && comparesMethod(file, test)) return true;
    inner = outer;
  }
  return false;
}

/** Whether a test compares a method with `GET`, itself or as a constant: `const isRead = method === 'GET'`. */
function comparesMethod(file: SourceFile, test: t.Node, isConstant = false): boolean {
  let isFound = false;
  walk(test, (node) => {
    const init = node.type === 'Identifier' && !isConstant ? constantInit(file, node) : undefined;
    isFound ||= init !== undefined && comparesMethod(file, init, true);
    if (node.type !== 'BinaryExpression' || !/^===?$/.test(node.operator)) return;
    const isGet = node.right.type === 'StringLiteral' && /^get$/i.test(node.right.value);
    isFound ||= isGet && usesName(node.left, /^method$/i);
  });
  return isFound;
}

function constantInit({ names }: SourceFile, name: t.Identifier): t.Node | undefined {
  const binding = names.bindingOf(name);
  const { declaration } = binding ?? {};
  const isConstant = declaration?.type === 'VariableDeclarator' && binding?.writes.length === 0;
  return isConstant && declaration.id === binding?.identifier ? (declaration.init ?? undefined) : undefined;
}

/** The test that decides whether a part of a node is evaluated. */
function testOf(outer: t.Node, inner: t.Node): t.Node | undefined {
  if (outer.type === 'IfStatement' || outer.type === 'ConditionalExpression')
    return outer.consequent === inner ? outer.test : undefined;
  const isAnd = outer.type === 'LogicalExpression' && outer.operator === '&&' && outer.right === inner;
  return isAnd ? outer.left : undefined;
}
