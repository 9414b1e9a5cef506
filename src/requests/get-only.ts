import type * as t from '@babel/types';
import type { Binding } from '../source/names/bind.ts';
import { functionOf, isMember } from '../source/node-kinds.ts';
import { declaredWith, memberName } from '../source/pattern.ts';
import type { SourceFile } from '../source/source-file.ts';
import { usesName, walk } from '../source/walk.ts';
import type { CallSite } from './call-site.ts';

/** The request that the code around it sends. */
type Sender = Pick<CallSite, 'file' | 'node'>;

/**
 * Whether code runs only for a GET, or what it looks up is used only then: `const hit = cache.get(url)`. The method must be that
 * of `sender`, as far as that is in the same function.
 */
export function isForGetOnly(file: SourceFile, node: t.Node, sender?: Sender, isHeld = false): boolean {
  for (let inner = node, outer = file.names.parentOf(node); outer !== undefined; outer = file.names.parentOf(inner)) {
    const test = testOf(outer, inner);
    if (test !== undefined && comparesMethod(file, test, sender)) return true;
    if (outer.type === 'VariableDeclarator' && !isHeld && isLookUp(inner)) return isUsedForGetOnly(file, outer, sender);
    inner = outer;
  }
  return false;
}

/** `cache.get(url)`, `await cache.match(url)`, `cache[url]` */
function isLookUp(node: t.Node): boolean {
  if (node.type === 'AwaitExpression') return isLookUp(node.argument);
  if (node.type === 'MemberExpression') return node.computed;
  const callee = node.type === 'CallExpression' ? node.callee : undefined;
  return isMember(callee) && /^(get|has|match|getItem)$/.test(memberName(callee) ?? '');
}

function isUsedForGetOnly(file: SourceFile, { id }: t.VariableDeclarator, sender: Sender | undefined): boolean {
  const binding = id.type === 'Identifier' ? file.names.bindingOf(id) : undefined;
  return binding?.writes.length === 0 && binding.references.every((one) => isForGetOnly(file, one, sender, true));
}

/** Whether a test, or a part that it needs, compares a method with `GET`, itself or as a constant. */
function comparesMethod(file: SourceFile, test: t.Node, sender: Sender | undefined, isConstant = false): boolean {
  if (test.type === 'LogicalExpression' && test.operator === '&&')
    return [test.left, test.right].some((one) => comparesMethod(file, one, sender, isConstant));
  // Example: `const isRead = method === 'GET'`
  const init = test.type === 'Identifier' && !isConstant ? constantInit(file, test) : undefined;
  if (init !== undefined) return comparesMethod(file, init, sender, true);
  if (test.type !== 'BinaryExpression' || !/^===?$/.test(test.operator)) return false;
  const isGet = test.right.type === 'StringLiteral' && /^get$/i.test(test.right.value);
  return isGet && usesName(test.left, /^method$/i) && (sender === undefined || isOf(file, test, sender));
}

/** Whether a test reads something that a call in the same function is made with. */
function isOf(file: SourceFile, test: t.Node, sender: Sender): boolean {
  if (sender.file !== file || functionOf(file, sender.node) !== functionOf(file, test)) return true;
  const sent = bindingsIn(file, sender.node);
  return [...bindingsIn(file, test)].some((one) => sent.has(one));
}

/** What a node names, and what the constants in it are made of. */
function bindingsIn(file: SourceFile, node: t.Node, found = new Set<Binding>()): ReadonlySet<Binding> {
  walk(node, (inner) => {
    const binding = inner.type === 'Identifier' ? file.names.bindingOf(inner) : undefined;
    if (binding === undefined || found.has(binding)) return;
    found.add(binding);
    const init = constantInit(file, inner as t.Identifier);
    if (init !== undefined) bindingsIn(file, init, found);
  });
  return found;
}

function constantInit({ names }: SourceFile, name: t.Identifier): t.Node | undefined {
  return names.bindingOf(name)?.writes.length === 0 ? declaredWith(names, name) : undefined;
}

/** The test that decides whether a part of a node is evaluated. */
function testOf(outer: t.Node, inner: t.Node): t.Node | undefined {
  if (outer.type === 'IfStatement' || outer.type === 'ConditionalExpression')
    return outer.consequent === inner ? outer.test : undefined;
  const isAnd = outer.type === 'LogicalExpression' && outer.operator === '&&' && outer.right === inner;
  return isAnd ? outer.left : undefined;
}
