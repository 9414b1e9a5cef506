import type * as t from '@babel/types';
import { mergesIntoFirst } from '../../source/names/changing-calls.ts';
import { outsideName } from '../../source/names/outside-name.ts';
import { type AnyMember, isMember } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { keyName, lastName, memberName, propertyName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../evaluate.ts';
import type { ClassNode, Place, Value } from '../value.ts';

/** The value of a member that is added outside a class. */
export type AddedMember = t.Expression | t.ObjectMethod;

/** Members that are added to a class, or a function called with `new`, after its declaration, by name. */
export interface AddedMembers {
  /** `X.prototype.get = …`, `Object.assign(X.prototype, { get })`. */
  readonly ofInstances: ReadonlyMap<string, AddedMember>;
  /** `X.get = …`. */
  readonly ofItself: ReadonlyMap<string, AddedMember>;
}

const known = new WeakMap<ClassNode, AddedMembers>();

/** The members that the file of a class or function adds outside its body. */
export function addedMembers(file: SourceFile, node: ClassNode): AddedMembers {
  const added = known.get(node) ?? readAdded(file, node);
  known.set(node, added);
  return added;
}

function readAdded(file: SourceFile, node: ClassNode): AddedMembers {
  const references = usesOf(file, node);
  const prototypes = references.flatMap((reference) => prototypesOf(file, reference));
  return {
    ofInstances: new Map(prototypes.flatMap((one) => [...assignedTo(file, one), ...givenTo(file, one)])),
    ofItself: new Map(references.flatMap((reference) => assignedTo(file, reference))),
  };
}

/** The uses of a class or function in its file: by its own name, by that of its variable, and by the member that it is assigned to. */
function usesOf(file: SourceFile, node: ClassNode): readonly t.Node[] {
  const targets = [...(node.id ? [node.id] : []), ...targetsOf(file, node)];
  return [...new Set(targets.flatMap((target) => usesOfTarget(file, target)))];
}

function usesOfTarget(file: SourceFile, target: t.Node): readonly t.Node[] {
  if (target.type === 'Identifier') return file.names.bindingOf(target)?.references ?? [];
  if (!isMember(target)) return [];
  const name = memberName(target);
  const named = nodesOf(file, 'MemberExpression').filter((one) => one !== target && memberName(one) === name);
  return named.filter((one) => isSame(file, one, target));
}

/** What an expression is set to become: `Api` and `module.exports` in `var Api = (module.exports = function () { … })`. */
function targetsOf(file: SourceFile, node: t.Node): readonly t.Node[] {
  const parent = file.names.parentOf(node);
  if (parent?.type === 'VariableDeclarator') return [parent.id];
  if (parent?.type !== 'AssignmentExpression' || parent.right !== node) return [];
  return [parent.left, ...targetsOf(file, parent)];
}

/** Whether two expressions name the same variable, or the same member of it: `wall.Api` and `window.wall.Api`. */
function isSame(file: SourceFile, one: t.Node, other: t.Node): boolean {
  const outside = outsideName(file, one);
  if (outside !== undefined) return outside === outsideName(file, other);
  if (one.type === 'Identifier' && other.type === 'Identifier')
    return file.names.bindingOf(one) === file.names.bindingOf(other);
  if (one.type !== 'MemberExpression' || other.type !== 'MemberExpression') return false;
  const name = memberName(one);
  return name !== undefined && name === memberName(other) && isSame(file, one.object, other.object);
}

/** `X.prototype`, and the references to a variable that holds it. */
function prototypesOf(file: SourceFile, reference: t.Node): readonly t.Node[] {
  const member = file.names.parentOf(reference);
  if (member?.type !== 'MemberExpression' || member.object !== reference || !isPrototype(member)) return [];
  const parent = file.names.parentOf(member);
  const id = parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id : undefined;
  return [member, ...((id && file.names.bindingOf(id)?.references) ?? [])];
}

function isPrototype({ property, computed }: AnyMember): boolean {
  return keyName({ key: property, computed }) === 'prototype';
}

type Named = readonly [string, AddedMember];

/** `x.name = …` */
function assignedTo(file: SourceFile, object: t.Node): Named[] {
  const member = file.names.parentOf(object);
  const parent = member && file.names.parentOf(member);
  if (member?.type !== 'MemberExpression' || member.object !== object) return [];
  if (parent?.type !== 'AssignmentExpression' || parent.left !== member || parent.operator !== '=') return [];
  const name = memberName(member);
  return name === undefined ? [] : [[name, parent.right]];
}

/** `X.prototype = { … }`, `Object.assign(X.prototype, { … })` */
function givenTo(file: SourceFile, prototype: t.Node): Named[] {
  const parent = file.names.parentOf(prototype);
  const given =
    parent?.type === 'AssignmentExpression' && parent.left === prototype
      ? [parent.right]
      : parent?.type === 'CallExpression' && parent.arguments[0] === prototype && mergesIntoFirst(file, parent)
        ? parent.arguments.slice(1)
        : [];
  return given.flatMap((object) => (object.type === 'ObjectExpression' ? membersOf(object) : []));
}

function membersOf({ properties }: t.ObjectExpression): Named[] {
  return properties.flatMap((property): Named[] => {
    const name = propertyName(property);
    if (name === undefined || property.type === 'SpreadElement') return [];
    return [[name, property.type === 'ObjectMethod' ? property : (property.value as t.Expression)]];
  });
}

/** The expression for the prototype to which a function is added as a member; undefined if there is none. */
export function prototypeAround(file: SourceFile, node: t.Node): t.MemberExpression | undefined {
  const parent = file.names.parentOf(node);
  if (parent?.type === 'AssignmentExpression' && parent.left.type === 'MemberExpression')
    return ifPrototype(file, parent.left.object);
  const object = parent?.type === 'ObjectProperty' ? file.names.parentOf(parent) : parent;
  const holder = object?.type === 'ObjectExpression' ? file.names.parentOf(object) : undefined;
  if (holder?.type === 'AssignmentExpression') return ifPrototype(file, holder.left);
  const [first] = holder?.type === 'CallExpression' && mergesIntoFirst(file, holder) ? holder.arguments : [];
  return first && first !== object ? ifPrototype(file, first) : undefined;
}

/** `X.prototype`, also by a variable that holds it. */
export function ifPrototype(file: SourceFile, node: t.Node): t.MemberExpression | undefined {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const held = binding?.declaration.type === 'VariableDeclarator' ? binding.declaration.init : undefined;
  const member = held ?? node;
  return member.type === 'MemberExpression' && isPrototype(member) ? member : undefined;
}

/** The class or function to whose instances a function is added as a member, if its file has it. */
export function ownerOfAdded(file: SourceFile, node: t.Node): ClassNode | undefined {
  if (node.type !== 'FunctionExpression' && node.type !== 'ObjectMethod') return undefined;
  const prototype = prototypeAround(file, node);
  return prototype && madeAs(file, prototype.object);
}

/** The class or function that an expression names, if its file has it. */
export function madeAs(file: SourceFile, node: t.Node): ClassNode | undefined {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const declaration = binding?.kind === 'param' ? undefined : binding?.declaration;
  const first = declaration?.type === 'VariableDeclarator' ? declaration.init : declaration;
  const set = nodesOf(file, 'AssignmentExpression').filter(({ left }) => isSame(file, left, node));
  return [first, ...set.map(({ right }) => right)].map(assignedLast).find(isClassNode);
}

/** The value of `a = b = value`. */
function assignedLast(node: t.Node | null | undefined): t.Node | null | undefined {
  return node?.type === 'AssignmentExpression' ? assignedLast(node.right) : node;
}

/** Whether a node is a class, or a function that can be called with `new`. */
export function isClassNode(node: t.Node | null | undefined): node is ClassNode {
  return node != null && /^(Class|Function)(Declaration|Expression)$/.test(node.type);
}

/** Whether a function is a constructor, as far as its file shows: members are added to its instances, or it does so by itself. */
export function isMaker(file: SourceFile, node: ClassNode): boolean {
  if (addedMembers(file, node).ofInstances.size > 0) return true;
  const name = bound(file, node);
  return (
    name !== undefined &&
    /^[A-Z]/.test(name) &&
    'body' in node &&
    node.body.type === 'BlockStatement' &&
    node.body.body.some((one) => isFieldSet(file, one))
  );
}

/** The name of a class or function, or of what it is assigned to. */
function bound(file: SourceFile, node: ClassNode): string | undefined {
  return [...(node.id ? [node.id] : []), ...targetsOf(file, node)].map(lastName).find((name) => name !== undefined);
}

/** `this.base = base`, `self.base = base` */
function isFieldSet(file: SourceFile, node: t.Node): boolean {
  const set = node.type === 'ExpressionStatement' ? node.expression : undefined;
  return set?.type === 'AssignmentExpression' && isMember(set.left) && isThis(file, set.left.object);
}

/** `this`, and `self` after `var self = this`. */
export function isThis(file: SourceFile, node: t.Node): boolean {
  if (node.type !== 'Identifier') return node.type === 'ThisExpression';
  const binding = file.names.bindingOf(node);
  const { declaration } = binding ?? {};
  return (
    declaration?.type === 'VariableDeclarator' &&
    declaration.init?.type === 'ThisExpression' &&
    binding?.writes.length === 0
  );
}

/** The base class of a class or of a constructor function, if the code base has it. */
export function baseClass(evaluator: Evaluator, place: Place<ClassNode>): Place<ClassNode> | undefined {
  const value = baseValue(evaluator, place);
  return value && asClass(value);
}

/** What a class or a constructor function extends. */
export function baseValue(evaluator: Evaluator, place: Place<ClassNode>): Value | undefined {
  const base = baseOf(place.file, place.node);
  return base && evaluator.evaluate({ ...place, node: base });
}

/** The class that a value is, or the function, which may be called with `new`. */
export function asClass(value: Value): Place<ClassNode> | undefined {
  if (value.kind === 'class') return value.place;
  const { node, ...place } = value.kind === 'function' ? value.place : { node: undefined };
  return isClassNode(node) ? { ...(place as Omit<Place, 'node'>), node } : undefined;
}

const extended = new WeakMap<ClassNode, t.Node | null>();

/** The expression for the base class of a class, or of a constructor function. */
export function baseOf(file: SourceFile, node: ClassNode): t.Node | undefined {
  if ('superClass' in node) return node.superClass ?? undefined;
  const found = extended.get(node);
  if (found !== undefined) return found ?? undefined;
  const [base] = usesOf(file, node).flatMap((use) => basesBy(file, use));
  extended.set(node, base ?? null);
  return base;
}

/** What the use of a function's name makes its base class. */
function basesBy({ names }: SourceFile, use: t.Node): readonly t.Node[] {
  const parent = names.parentOf(use);
  // Example: `util.inherits(Client, Http)`
  if (parent?.type === 'CallExpression' && parent.arguments[0] === use)
    return /inherits?$/i.test(lastName(parent.callee) ?? '') ? parent.arguments.slice(1, 2) : [];
  const outer = isMember(parent) && parent.object === use && isPrototype(parent) ? names.parentOf(parent) : undefined;
  // Example: `Client.prototype = Object.create(Http.prototype)`
  if (outer?.type === 'AssignmentExpression' && outer.left === parent) return madeOf(assignedLast(outer.right));
  // Example: `Object.setPrototypeOf(Client.prototype, Http.prototype)`, `extend(Client.prototype, Http.prototype)`
  if (outer?.type === 'CallExpression' && outer.arguments[0] === parent)
    return outer.arguments.slice(1).flatMap(ownerOfPrototype);
  const set = isMember(outer) && memberName(outer) === '__proto__' ? names.parentOf(outer) : undefined;
  return set?.type === 'AssignmentExpression' && set.left === outer ? ownerOfPrototype(set.right) : [];
}

/** `Http` in `new Http()` and `Object.create(Http.prototype)` */
function madeOf(node: t.Node | null | undefined): readonly t.Node[] {
  if (node?.type === 'NewExpression') return [node.callee];
  const isCopy = node?.type === 'CallExpression' && lastName(node.callee) === 'create';
  return isCopy ? node.arguments.slice(0, 1).flatMap(ownerOfPrototype) : [];
}

function ownerOfPrototype(node: t.Node): readonly t.Node[] {
  return isMember(node) && isPrototype(node) ? [node.object] : [];
}
