import type * as t from '@babel/types';
import type { Binding } from '../source/names/bind.ts';
import { isFunction, isMember } from '../source/node-kinds.ts';
import { importOf, memberName, parametersOf, patternPath, withoutDefault } from '../source/pattern.ts';
import { contains, type SourceFile } from '../source/source-file.ts';
import { holdsSuch, usesName } from '../source/walk.ts';
import type { FunctionNode } from '../values/value.ts';
import type { CallSite } from './call-site.ts';
import { isForGetOnly } from './get-only.ts';
import { isOnlyShown } from './on-the-way/log-call.ts';
import { keepsRequested, keyAround, takenFromRest, textAround } from './texts/key-text.ts';
import { isStore, isTable } from './wrappers/store.ts';

/**
 * How the called functions store something under a parameter that is part of the URL: the parameter itself, or a named
 * string that contains it. What only happens for a GET does not count.
 */
export function urlUse(functions: CallSite['functions'], inner: CallSite): CallSite['urlUse'] {
  const uses = partsOfUrl(functions, inner).flatMap(({ references, file }) =>
    references.map((one) => keyUse(file, one, new Set(), inner)),
  );
  return (['key', 'whole'] as const).find((use) => uses.includes(use));
}

/** A text that contains the URL, and under which a store keeps something. */
export interface UrlKey {
  /** The text: the value of a constant, or what the only use of the store contains. */
  readonly text: t.Node;
  readonly isConstant: boolean;
  /** Whether other code reads the constant as well. */
  readonly isRead: boolean;
  /** The calls and members with the key. */
  readonly uses: readonly t.Node[];
}

/**
 * The keys in a function that contain a part of the URL. Those that are only used for a GET count, since a function that grows
 * may send another method than the one it tests.
 */
export function urlKeys(fn: CallSite['functions'][number], inner: CallSite): readonly UrlKey[] {
  const parts = partsOfUrl([fn], inner);
  const seen = new Set(parts.flatMap(({ binding }) => binding ?? []));
  return parts.flatMap(({ references, file }) => references.flatMap((one) => keysUnder(file, one, seen)));
}

/** A name that is a part of a URL, or a member of objects that is. */
interface UrlPart {
  readonly binding?: Binding;
  readonly references: readonly t.Node[];
  readonly file: SourceFile;
}

/** The parameters, members of parameters and variables of the called functions that are a part of the URL. */
function partsOfUrl(functions: CallSite['functions'], inner: CallSite): readonly UrlPart[] {
  const entered = new Set<t.Node>(functions.map(({ node }) => node));
  const sent = new Map<Binding, SourceFile>();
  const names = new Set<string>();
  for (const { node, file } of [...inner.pieces.flatMap((piece) => piece.via), inner.url]) {
    if (isMember(node)) names.add(memberName(node) ?? '');
    const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
    if (binding === undefined) continue;
    const isParam = binding.kind === 'param' && entered.has(binding.declaration);
    if (binding.kind === 'param') names.add(takenAs(binding));
    // Example: `const url = new URL(path, base); … cache.get(url.href)`
    if (isParam || (binding.declaration.type === 'VariableDeclarator' && isInside(functions, binding, file)))
      sent.set(binding, file);
  }
  const members = functions.flatMap((one) => membersOfParameters(one, names));
  const named = new Set([...sent.keys()].map(({ declaration }) => declaration));
  const rests = functions.flatMap(({ node, file }) =>
    named.has(node) ? [] : { references: takenFromRest(file, node), file },
  );
  return [
    ...[...sent].map(([binding, file]) => ({ binding, references: binding.references, file })),
    ...members,
    ...rests,
  ];
}

/** The name under which a parameter takes a member of what is passed: `url` for `({ url: address })`. */
function takenAs({ declaration, identifier }: Binding): string {
  const params = isFunction(declaration) ? parametersOf<t.Node>(declaration as FunctionNode) : [];
  const [last] = params.flatMap((one) => patternPath(one, identifier)?.at(-1) ?? []);
  return last?.name ?? '';
}

/** Reads of members of a function's parameters by one of some names: `request.url`, of a function that gets the request. */
function membersOfParameters({ node, file }: CallSite['functions'][number], names: ReadonlySet<string>): UrlPart[] {
  return parametersOf<t.Node>(node).flatMap((param) => {
    const id = withoutDefault(param);
    const binding = id.type === 'Identifier' ? file.names.bindingOf(id) : undefined;
    const references = (binding?.references ?? []).flatMap((one) => {
      const member = file.names.parentOf(one);
      const isRead = member !== undefined && isMember(member) && member.object === one;
      return isRead && names.has(memberName(member) ?? '-') ? [member] : [];
    });
    return references.length === 0 ? [] : [{ references, file }];
  });
}

/** Whether something is stored under the URL of an expression, even if only for a GET. */
export function isKept(file: SourceFile, reference: t.Node): boolean {
  return storesUnder(file, reference).length > 0 || keyUse(file, reference, new Set()) !== undefined;
}

/** Whether something is stored under the value of an expression, whatever the method of the request. */
export function isKeptAlways(file: SourceFile, reference: t.Node): boolean {
  return keyUse(file, reference, new Set()) !== undefined;
}

function isInside(functions: CallSite['functions'], { declaration }: Binding, file: SourceFile): boolean {
  return functions.some((one) => one.file === file && contains(one.node, declaration));
}

const tests = /^(startsWith|endsWith|includes|match|test|indexOf|search)$/;
const keyed = /^(has|get|set|delete|add|put|match|wrap|remember)$/;
const stored = /^(getItem|setItem|removeItem)$/;
const storing = /^(get|set|has|del|getItem|setItem|removeItem|getMany|update)$/;
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

/** How responses are stored under a string, or under one that contains it. `url`: what code made the string of. */
function keyUse(
  file: SourceFile,
  reference: t.Node,
  seen: Set<Binding>,
  sender?: CallSite,
  url?: t.Node,
): 'key' | 'whole' | undefined {
  const key = keyOf(file, reference, url);
  const use = key.text !== reference && holdsSuch(key.text, namesBody) ? 'whole' : 'key';
  const binding = constantWith(file, key.text);
  if (binding === undefined) return key.isKept && !isForGetOnly(file, key.text, sender) ? use : undefined;
  if (seen.has(binding)) return undefined;
  seen.add(binding);
  const uses = binding.references.map((one) => keyUse(file, one, seen, sender, key.url));
  if (uses.every((one) => one === undefined)) return undefined;
  return uses.includes('key') ? use : 'whole';
}

/** The keys that contain a string. */
export function keysUnder(file: SourceFile, reference: t.Node, seen: Set<Binding>, url?: t.Node): readonly UrlKey[] {
  const key = keyOf(file, reference, url);
  const { text } = key;
  const binding = constantWith(file, text);
  const parent = file.names.parentOf(text);
  if (binding === undefined)
    return key.isKept && parent !== undefined ? [{ text, isConstant: false, isRead: false, uses: [parent] }] : [];
  if (seen.has(binding)) return [];
  seen.add(binding);
  const uses = binding.references.flatMap((one) => keysUnder(file, one, seen, key.url)).flatMap((one) => one.uses);
  const isKey = (one: t.Node) => keepsUnder(file, one, file.names.parentOf(one)) || isOnlyShown(file, one);
  const isRead = binding.writes.length > 0 || !binding.references.every(isKey);
  return uses.length === 0 ? [] : [{ text, isConstant: true, isRead, uses }];
}

/** The stores that use a string, or one that contains it, as a key, and the lists that it is added to. */
export function storesUnder(
  file: SourceFile,
  reference: t.Node,
  seen = new Set<Binding>(),
  url?: t.Node,
): readonly t.Node[] {
  const key = keyOf(file, pathOf(file, reference), url);
  const binding = constantWith(file, key.text);
  if (binding !== undefined) {
    if (seen.has(binding)) return [];
    seen.add(binding);
    return binding.references.flatMap((one) => storesUnder(file, one, seen, key.url));
  }
  const parent = file.names.parentOf(key.text);
  if (parent?.type === 'MemberExpression') return key.isKept ? [parent.object] : [];
  if (parent?.type !== 'CallExpression' || parent.callee.type !== 'MemberExpression') return [];
  const name = memberName(parent.callee) ?? '';
  const isAdded = /^(push|unshift)$/.test(name) && parent.arguments.includes(key.text as t.Expression);
  return (isAdded && key.url === undefined) || key.isKept ? [parent.callee.object] : [];
}

/** The constant or variable that is declared with an expression. */
function constantWith({ names }: SourceFile, init: t.Node): Binding | undefined {
  const parent = names.parentOf(init);
  return parent?.type === 'VariableDeclarator' && parent.init === init && parent.id.type === 'Identifier'
    ? names.bindingOf(parent.id)
    : undefined;
}

/** The expression of a key, whether a store keeps something under it, and the URL that it is made of, if it only is that. */
interface Key {
  readonly text: t.Node;
  readonly isKept: boolean;
  readonly url: t.Node | undefined;
}

/** The key that a string is a part of, or that is made of it. */
function keyOf(file: SourceFile, reference: t.Node, of: t.Node | undefined): Key {
  const isStored = (one: t.Node): boolean => keepsUnder(file, one, file.names.parentOf(one));
  const { text, isMade } = keyAround(file, reference, isStored);
  const url = of ?? (isMade ? reference : undefined);
  const isKept = isStored(text) && (url === undefined || keepsRequested(file, text, url));
  return { text, isKept, url };
}

/** `url.pathname` for `url`, if that is read. */
function pathOf({ names }: SourceFile, reference: t.Node): t.Node {
  const parent = names.parentOf(reference);
  const isRead = parent?.type === 'MemberExpression' && parent.object === reference;
  return isRead && memberName(parent) === 'pathname' ? parent : reference;
}

/** A key that contains the body, or options with it, distinguishes bodies. One that contains the query does not. */
function namesBody(node: t.Node): boolean {
  if (node.type === 'Identifier') return node.name === 'body';
  const callee = node.type === 'CallExpression' ? node.callee : undefined;
  const name = isMember(callee) ? memberName(callee) : callee?.type === 'Identifier' ? callee.name : undefined;
  if (node.type !== 'CallExpression' || name !== 'stringify') return false;
  return !node.arguments.some((one) => usesName(one, /^(quer(y|ies)|search|qs)$|params?$/i));
}

/** `kept[key]`, `cache.get(key)`, `localStorage.setItem(key, …)`, `memoize(key, …)`. */
function keepsUnder(file: SourceFile, key: t.Node, parent: t.Node | undefined): boolean {
  if (parent?.type === 'MemberExpression')
    return parent.computed && parent.property === key && !isTable(file, parent.object);
  if (parent?.type !== 'CallExpression' || !parent.arguments.includes(key as t.Expression)) return false;
  const { callee } = parent;
  if (callee.type === 'Identifier') return keeping.test(callee.name) || isOfStorePackage(file, callee);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  const { name } = callee.property;
  return stored.test(name) || (keyed.test(name) && isStore(file, callee.object));
}

/** Whether a function is imported from a package that stores things: `get` and `set` of `idb-keyval`. */
function isOfStorePackage({ names }: SourceFile, callee: t.Identifier): boolean {
  const binding = names.bindingOf(callee);
  const imported = binding && importOf(binding, names);
  return (
    imported !== undefined &&
    storing.test(imported.name) &&
    /idb|keyv|store|storage|cache|lru|forage/i.test(imported.source)
  );
}
