import type * as t from '@babel/types';
import { mergesIntoFirst } from '../../source/names/changing-calls.ts';
import { outsideName } from '../../source/names/outside-name.ts';
import { isMember } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { keyName, memberName, propertyName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { ClassNode } from '../value.ts';

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

function isPrototype({ property, computed }: t.MemberExpression): boolean {
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

/** The class or function to whose instances a function is added as a member; undefined if there is none. */
export function ownerOfAdded(file: SourceFile, node: t.Node): ClassNode | undefined {
  const parent = file.names.parentOf(node);
  if (parent?.type === 'AssignmentExpression' && parent.left.type === 'MemberExpression')
    return ownerOfPrototype(file, parent.left.object);
  const object = parent?.type === 'ObjectProperty' ? file.names.parentOf(parent) : parent;
  const holder = object?.type === 'ObjectExpression' ? file.names.parentOf(object) : undefined;
  if (holder?.type === 'AssignmentExpression') return ownerOfPrototype(file, holder.left);
  const [first] = holder?.type === 'CallExpression' && mergesIntoFirst(file, holder) ? holder.arguments : [];
  return first && first !== object ? ownerOfPrototype(file, first) : undefined;
}

/** The class or function that owns `X.prototype`, or a variable that holds it. */
function ownerOfPrototype(file: SourceFile, node: t.Node): ClassNode | undefined {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const held = binding?.declaration.type === 'VariableDeclarator' ? binding.declaration.init : undefined;
  const member = held ?? node;
  return member.type === 'MemberExpression' && isPrototype(member) ? madeAs(file, member.object) : undefined;
}

/** The class or function that an expression names, if its file has it. */
function madeAs(file: SourceFile, node: t.Node): ClassNode | undefined {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const { declaration } = binding ?? {};
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

/** Whether a function is a constructor, as far as its file shows: members are added to its instances. */
export function isMaker(file: SourceFile, node: ClassNode): boolean {
  return addedMembers(file, node).ofInstances.size > 0;
}
