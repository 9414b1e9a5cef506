import type * as t from '@babel/types';
import type { Binding } from '../../../source/names/bind.ts';
import { isOutside } from '../../../source/names/outside-name.ts';
import { classBodyAround, functionOf, isMember, isMemberOfThis, rootOf } from '../../../source/node-kinds.ts';
import { nodesOf } from '../../../source/nodes.ts';
import { keyName, memberName } from '../../../source/pattern.ts';
import { contains, type SourceFile } from '../../../source/source-file.ts';
import { isExported } from '../../../values/declared/exports.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import type { Place } from '../../../values/value.ts';
import { listUse, textUse } from '../flow/outcomes.ts';
import { isCleanup } from '../flow/stored.ts';
import { listReadBeside } from '../handed-on.ts';
import type { Shape } from './shape.ts';
import { callOf, isCallOf, shortText, withCasts } from './syntax.ts';

/** How code other than the caller reads the value of a name on the way to the caller; undefined if none is found. */
export function readBeside(evaluator: Evaluator, place: Place<t.Identifier>, shape: Shape): string | undefined {
  const { node, file } = place;
  const binding = file.names.bindingOf(node);
  if (binding === undefined) return undefined;
  const use = shape.is === 'body' ? listUse(file, binding) : shape.is === 'text' ? textUse(file, binding) : undefined;
  if (use !== undefined) return shortText(file, file.names.parentOf(use) ?? use);
  const handed = shape.is === 'body' ? listReadBeside(evaluator, place, binding) : undefined;
  if (handed !== undefined) return shortText(handed.file, handed.node);
  if (shape.is === 'response') {
    const targets = binding.references.flatMap((one) => keeperOf(file, copyOf(file, one) ?? one) ?? []);
    return textAround(targets.flatMap((target) => readerOfTarget(evaluator, file, target) ?? []).at(0));
  }
  return holdsBody(shape) ? textAround(readLater(evaluator, file, binding, node)) : undefined;
}

/** `response.clone()` */
function copyOf(file: SourceFile, reference: t.Node): t.Node | undefined {
  const member = file.names.parentOf(reference);
  const call = isMember(member) && memberName(member) === 'clone' ? file.names.parentOf(member) : undefined;
  return isCallOf(call) ? call : undefined;
}

/** How other code reads what a function puts into a target: `this.names`, `kept[path]`. */
export function readInTarget(evaluator: Evaluator, { node, file }: Place, shape: Shape): string | undefined {
  return holdsBody(shape) ? textAround(readerOfTarget(evaluator, file, node)) : undefined;
}

/** Whether a value is a body, or a response that has its body as a member. */
function holdsBody({ is }: Shape): boolean {
  return is === 'body' || is === 'data' || is === 'superagent';
}

function textAround(read: Place | undefined): string | undefined {
  return read && shortText(read.file, read.file.names.parentOf(read.node) ?? read.node);
}

/** Where what is kept of a value is read: `names` after `names = await response.json()`, `seen` after `seen.push(body)`. */
function readLater(evaluator: Evaluator, file: SourceFile, binding: Binding, use: t.Node): Place | undefined {
  const fn = namedFunction(file, use);
  if (fn === undefined) return undefined;
  if (!contains(fn, binding.declaration)) return binding.kind === 'param' ? undefined : readerOf(file, binding, fn);
  const targets = binding.references.flatMap((reference) => keeperOf(file, reference) ?? []);
  return targets.flatMap((target) => readerOfTarget(evaluator, file, target) ?? []).at(0);
}

function readerOfTarget(evaluator: Evaluator, file: SourceFile, target: t.Node): Place | undefined {
  const fn = namedFunction(file, target);
  const field = fieldIn(target);
  if (fn === undefined) return undefined;
  if (field !== undefined) return readerOfField(evaluator, file, field, fn);
  const root = rootOf(target);
  const binding = root.type === 'Identifier' ? file.names.bindingOf(root) : undefined;
  return binding === undefined || contains(fn, binding.declaration) ? undefined : readerOf(file, binding, fn);
}

/** The function around a node that is not written as an argument of a call, as `.then((body) => …)` is. */
function namedFunction(file: SourceFile, node: t.Node): t.Node | undefined {
  const fn = functionOf(file, node);
  return fn !== undefined && isCallOf(file.names.parentOf(fn)) ? (namedFunction(file, fn) ?? fn) : fn;
}

/** What a value is put into: `this.names` of `this.names = body`, `seen` of `seen.push({ path, body })`. */
function keeperOf(file: SourceFile, reference: t.Node): t.Node | undefined {
  const value = wholeValue(file, reference);
  const parent = file.names.parentOf(value);
  if (parent?.type === 'AssignmentExpression' && parent.right === value) return parent.left;
  if (parent?.type !== 'CallExpression' || !isMember(parent.callee)) return undefined;
  const isGiven = parent.arguments.includes(value as t.Expression);
  if (isGiven && isOutside(file, parent.callee, 'Object.assign')) return parent.arguments[0];
  return isGiven && /^(push|unshift|set|add|next)$/.test(memberName(parent.callee) ?? '')
    ? parent.callee.object
    : undefined;
}

/** The object or list that a value is in, as it is. */
function wholeValue(file: SourceFile, node: t.Node): t.Node {
  const value = withCasts(file, node);
  const parent = file.names.parentOf(value);
  const whole = parent?.type === 'ObjectProperty' && parent.value === value ? file.names.parentOf(parent) : parent;
  return whole !== undefined && /^(Object|Array)Expression$/.test(whole.type) ? wholeValue(file, whole) : value;
}

/** `this.names` of `this.names[path]` */
function fieldIn(node: t.Node): t.MemberExpression | undefined {
  if (isMemberOfThis(node)) return node;
  return isMember(node) ? fieldIn(node.object) : undefined;
}

function readerOf(file: SourceFile, binding: Binding, fn: t.Node): Place | undefined {
  const uses = binding.references;
  const isRead = (one: t.Node) => !contains(fn, one) && !isHarmless(file, one) && !isCleanup(file, one, uses);
  const node = isExported(file, binding.name) ? binding.identifier : uses.find(isRead);
  return node && { node, file, env: undefined };
}

/** A read of `this.names` in its class, or of a member of that name in code that may have the object. */
function readerOfField(
  evaluator: Evaluator,
  file: SourceFile,
  field: t.MemberExpression,
  fn: t.Node,
): Place | undefined {
  const name = memberName(field);
  const owner = classBodyAround(file, field);
  if (name === undefined || owner === undefined) return undefined;
  const readIn = (home: SourceFile): Place | undefined => {
    const isOther = (one: t.MemberExpression) =>
      one.object.type === 'ThisExpression' && classBodyAround(home, one) !== owner;
    const uses = nodesOf(home, 'MemberExpression').filter((one) => memberName(one) === name && !isOther(one));
    // Example: `years.map(…)`, which is a method and not what `this.map` holds
    const isMethod = (one: t.Node) => callOf(home, one) !== undefined;
    const node = uses.find(
      (one) =>
        !(home === file && contains(fn, one)) &&
        !isMethod(one) &&
        !isHarmless(home, one) &&
        !isCleanup(home, one, uses),
    );
    return node && { node, file: home, env: undefined };
  };
  const own = readIn(file);
  if (own !== undefined || name.startsWith('#') || isPrivate(owner, name)) return own;
  return evaluator.filesUsing(name).reduce<Place | undefined>((found, home) => found ?? readIn(home), undefined);
}

function isPrivate(owner: t.ClassBody, name: string): boolean {
  return owner.body.some(
    (one) => 'accessibility' in one && one.accessibility === 'private' && 'key' in one && keyName(one) === name,
  );
}

/** Whether a use shows nothing of a body that is kept: `names = []`, `cache.clear()`, `last.status`. */
function isHarmless({ names }: SourceFile, use: t.Node): boolean {
  const parent = names.parentOf(use);
  if (parent?.type === 'AssignmentExpression') return parent.left === use;
  if (!isMember(parent) || parent.object !== use) return parent?.type === 'BinaryExpression';
  if (!parent.computed && /^(clear|delete|has|size|keys|status|statusText|headers|ok)$/.test(memberName(parent) ?? ''))
    return true;
  return names.parentOf(parent)?.type === 'UnaryExpression';
}
