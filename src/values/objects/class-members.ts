import type * as t from '@babel/types';
import { isFunction } from '../../source/node-kinds.ts';
import { keyName, memberName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import { passedOn } from '../direct-call.ts';
import type { Evaluator } from '../evaluate.ts';
import { returnedValue } from '../returns.ts';
import { typedValue } from '../types/typed-value.ts';
import {
  type ClassInstance,
  type ClassNode,
  choiceOf,
  type FunctionValue,
  isVague,
  type Place,
  unknown,
  type Value,
} from '../value.ts';
import { setByChain, withLaterCalls } from './chained-calls.ts';
import { type ClassFacts, type ClassMember, classFacts, constructorEnvironment } from './class-facts.ts';
import { heirsOf, onlyCreation, otherWrites, writesFromOutside } from './field-writes.ts';
import { heldByField } from './held-values.ts';
import { type AddedMember, addedMembers, asClass, baseClass, baseValue, isClassNode } from './prototype.ts';

/** A member of an instance of a class of the code base, including what other code may assign to it. */
export function instanceMember(evaluator: Evaluator, value: ClassInstance, name: string, place: Place): Value {
  const facts = classFacts(value.place);
  const own = ownMember(evaluator, value, name, place);
  const implemented =
    isLeftOpen(own, facts, name) && value.creation === undefined
      ? ofSubclasses(evaluator, value, name, place)
      : undefined;
  if (implemented !== undefined) return implemented;
  if (own.kind === 'undefined') return own;
  const others = otherWrites(evaluator, value, facts, { name, isMethod: own.kind === 'function' }, place);
  if (others.length === 0) return own;
  return facts.instanceMembers.get(name)?.type === 'ClassMethod'
    ? unknown(place, `\`${name}\` is replaced elsewhere`)
    : choiceOf([own, ...others], place);
}

/** Whether a class leaves a member to its subclasses. */
function isLeftOpen(own: Value, { instanceMembers, abstract }: ClassFacts, name: string): boolean {
  return abstract.has(name) || (own.kind === 'undefined' && !instanceMembers.has(name));
}

/** A member of `this` that only subclasses define: its value is one of theirs. */
function ofSubclasses(
  evaluator: Evaluator,
  { place: owner }: ClassInstance,
  name: string,
  place: Place,
): Value | undefined {
  const names = asked.get(owner.node) ?? new Set<string>();
  // A class in between may also leave the member open and look it up in its own base class.
  if (names.has(name)) return undefined;
  asked.set(owner.node, names.add(name));
  const values = heirsOf(evaluator, owner)
    .filter((one) => classFacts(one).instanceMembers.has(name))
    .map((one) => evaluator.member({ kind: 'instance', place: one, creation: undefined }, name, place));
  names.delete(name);
  return values.length > 1 ? choiceOf(values, place) : values[0];
}

/** The members that are being looked up in the subclasses of a class. */
const asked = new WeakMap<t.Node, Set<string>>();

function ownMember(evaluator: Evaluator, value: ClassInstance, name: string, place: Place): Value {
  const facts = classFacts(value.place);
  const member = facts.instanceMembers.get(name);
  if (member?.type === 'ClassMethod' || member?.type === 'ClassPrivateMethod') {
    return methodValue(evaluator, member, value, place);
  }
  const added = facts.added.get(name);
  if (added !== undefined) return addedValue(evaluator, added, value);
  const chained = setByChain(evaluator, value, facts, name);
  if (chained !== undefined) return chained;
  const env = constructorEnvironment(evaluator, value, facts);
  const inClass = { file: value.place.file, env };
  const writes = facts.writes.get(name) ?? [];
  const made = writes.length === 1 ? madeBy(facts, writes[0] as t.AssignmentExpression) : undefined;
  if (isSetElsewhere(member) && made !== undefined) return evaluator.evaluate({ ...inClass, node: made });
  if (isSetElsewhere(member))
    return (
      typedValue(evaluator, member?.typeAnnotation, { ...inClass, node: member as t.Node }) ??
      injected(evaluator, member as t.ClassProperty, place) ??
      unknown(place, 'set from outside')
    );
  const declared = member?.value ? [member.value] : [];
  const sources = [...declared, ...writes.map((write) => write.right)];
  const [source] = sources;
  const derived = sources.filter((one) => readsItself(one, name));
  if (derived.length > 0) {
    const [made, ...others] = sources.filter((one) => !derived.includes(one));
    const started = made && others.length === 0 ? evaluator.evaluate({ ...inClass, node: made }) : undefined;
    return (
      withLaterCalls(started, derived, name, inClass) ?? unknown(place, `\`${name}\` is derived from its old value`)
    );
  }
  const typed = member && typedValue(evaluator, member.typeAnnotation, { ...inClass, node: member });
  if (source !== undefined && sources.length === 1) {
    const found = evaluator.evaluate({ ...inClass, node: source });
    return isVague(found) ? (typed ?? found) : heldByField(evaluator, value.place, { name, kind: 'field' }, found);
  }
  if (typed !== undefined) return typed;
  if (sources.length > 1) return unknown(place, `\`${name}\` is assigned in several places`);
  const property = facts.parameterProperties.get(name);
  if (property !== undefined) return evaluator.evaluate({ ...inClass, node: property });
  return inherited(evaluator, value, name, place);
}

/** Example: `this.options = { ...this.options, ...more }` */
function readsItself(source: t.Node, name: string): boolean {
  let isFound = false;
  walk(source, (node) => {
    if (isFunction(node)) return false;
    const isField = node.type === 'MemberExpression' && node.object.type === 'ThisExpression';
    isFound ||= isField && memberName(node) === name;
    return !isFound;
  });
  return isFound;
}

/** A member that is added outside the body of its class; `this` in it is the instance. */
function addedValue(evaluator: Evaluator, added: AddedMember, self: ClassInstance): Value {
  const { file, env } = self.place;
  if (added.type === 'ObjectMethod') return { kind: 'function', place: { node: added, file, env }, self };
  const value = evaluator.evaluate({ node: added, file, env });
  return value.kind === 'function' && value.place.node.type !== 'ArrowFunctionExpression' ? { ...value, self } : value;
}

/** A member that is assigned to a function or a class: `Api.create = …`. */
export function addedStatic(evaluator: Evaluator, value: FunctionValue, name: string, place: Place): Value {
  const { node, file, env } = value.place;
  if (name === 'prototype' && isClassNode(node)) return instanceOf({ ...value.place, node });
  const added = isClassNode(node) ? addedMembers(file, node).ofItself.get(name) : undefined;
  return added === undefined || added.type === 'ObjectMethod'
    ? unknown(place, `member \`${name}\` of a function`)
    : evaluator.evaluate({ node: added, file, env });
}

/** The value that the constructor certainly assigns to a field. */
function madeBy({ maker }: ClassFacts, write: t.AssignmentExpression): t.Expression | undefined {
  const isCertain = maker?.body.body.some((one) => one.type === 'ExpressionStatement' && one.expression === write);
  return isCertain && write.operator === '=' ? write.right : undefined;
}

/**
 * Whether a field is decorated, or starts empty and may be written, so that its declaration does not show its value.
 */
function isSetElsewhere(member: ClassMember | undefined): boolean {
  if (member === undefined || !('value' in member)) return false;
  const isEmpty = member.value?.type === 'StringLiteral' && member.value.value === '';
  return (member as t.ClassProperty).decorators != null || (isEmpty && (member as t.ClassProperty).readonly !== true);
}

/**
 * What a framework puts into a decorated field: an instance of the class that it provides under the name of the field, or
 * under the name that the decorator gives: `@service komga`, `@service('komga') api`.
 */
function injected(evaluator: Evaluator, member: t.ClassProperty, place: Place): Value | undefined {
  const [decorator] = member.decorators ?? [];
  const [given] = decorator?.expression.type === 'CallExpression' ? decorator.expression.arguments : [];
  const name = given?.type === 'StringLiteral' ? given.value : keyName(member);
  const value = decorator === undefined || name === undefined ? undefined : evaluator.provided(place, name);
  return value?.kind === 'class' ? { kind: 'instance', place: value.place, creation: undefined } : undefined;
}

function inherited(evaluator: Evaluator, value: ClassInstance, name: string, place: Place): Value {
  const { node } = value.place;
  const base = baseValue(evaluator, value.place);
  if (base === undefined)
    return /^Class/.test(node.type) && node.body.body.length > 0
      ? { kind: 'undefined' }
      : unknown(place, 'no such member');
  const parent = asClass(base);
  if (parent === undefined) return ofLibrary(base, name) ?? unknown(place, 'a member of an unknown base class');
  const creation = superCall(evaluator, value);
  const part: ClassInstance = { kind: 'instance', place: parent, creation, whole: value.whole ?? value };
  const found = evaluator.member(part, name, place);
  // `this` in a method of the base class has the members of the subclass.
  const isMethod = found.kind === 'function' && found.self?.kind === 'instance';
  return isMethod && found.place.node.type !== 'ArrowFunctionExpression' ? { ...found, self: value } : found;
}

/** A member of a base class that a package exports. */
function ofLibrary(parent: Value, name: string): Value | undefined {
  if (parent.kind !== 'external' || parent.root.kind !== 'module' || parent.steps.length > 0) return undefined;
  const { name: type, source } = parent.root;
  return { ...parent, root: { kind: 'type', name: type, source }, steps: [{ kind: 'member', name }] };
}

/**
 * The call by which a class constructs its base class: `super(…)`, or its own creation if it has no constructor, the only
 * one in the code base if it is not known which.
 */
function superCall(evaluator: Evaluator, value: ClassInstance): ClassInstance['creation'] {
  const facts = classFacts(value.place);
  if (facts.maker === undefined) return value.creation ?? onlyCreation(evaluator, value.place);
  const made = facts.maker.body.body.flatMap((one) =>
    one.type === 'ExpressionStatement' && one.expression.type === 'CallExpression' ? [one.expression] : [],
  );
  const node = made.find(({ callee }) => callee.type === 'Super') ?? made.flatMap((one) => calledOnThis(one) ?? [])[0];
  const env = constructorEnvironment(evaluator, value, facts);
  // A `super` call has its arguments in the same form as `new`.
  return node && { node: node as unknown as t.NewExpression, file: value.place.file, env };
}

const onThis = new WeakMap<t.CallExpression, t.CallExpression>();

/** `Http.call(this, url)` as `Http(url)`. */
function calledOnThis(call: t.CallExpression): t.CallExpression | undefined {
  const passed = call.arguments[0]?.type === 'ThisExpression' ? passedOn(call) : undefined;
  if (passed === undefined) return undefined;
  const made = onThis.get(call) ?? { ...call, arguments: passed };
  onThis.set(call, made);
  return made;
}

function methodValue(
  evaluator: Evaluator,
  member: t.ClassMethod | t.ClassPrivateMethod,
  self: Value,
  place: Place,
): Value {
  const owner = (self as ClassInstance).place;
  const method = { kind: 'function', place: { ...owner, node: member }, self } as const;
  return member.kind === 'get' ? returnedValue(evaluator, method, [], place) : method;
}

/** A static member of a class of the code base, or of its base class; `this` in it is the class itself. */
export function staticMember(evaluator: Evaluator, called: Place<ClassNode>, name: string, place: Place): Value {
  if (name === 'prototype') return instanceOf(called);
  const self: Value = { kind: 'class', place: called };
  const seen = new Set<ClassNode>();
  for (let owner: Place<ClassNode> | undefined = called; owner !== undefined && !seen.has(owner.node); ) {
    const member = classFacts(owner).staticMembers.get(name);
    if (member?.type === 'ClassMethod' || member?.type === 'ClassPrivateMethod') {
      const method = { kind: 'function', place: { ...owner, node: member }, self } as const;
      return member.kind === 'get' ? returnedValue(evaluator, method, [], place) : method;
    }
    if (member !== undefined) return staticField(evaluator, { member, name, owner, called }, place);
    // Example: `Client.instance = new Client()`
    const added = addedMembers(owner.file, owner.node).ofItself.get(name);
    if (added !== undefined && added.type !== 'ObjectMethod') return evaluator.evaluate({ ...owner, node: added });
    seen.add(owner.node);
    owner = baseClass(evaluator, owner);
  }
  return unknown(place, 'no such static member');
}

/** A static field of a class, as it is read from the class itself or from a subclass. */
interface StaticField {
  readonly name: string;
  readonly member: Exclude<ClassMember, t.ClassMethod | t.ClassPrivateMethod>;
  readonly owner: Place<ClassNode>;
  readonly called: Place<ClassNode>;
}

/** The value of a static field, including what is written to it; one that starts empty is set somewhere. */
function staticField(
  evaluator: Evaluator,
  { name, member: { value }, owner, called }: StaticField,
  place: Place,
): Value {
  const isEmpty = value?.type === 'StringLiteral' && value.value === '';
  const own = value && !isEmpty ? evaluator.evaluate({ ...owner, node: value }) : undefined;
  const { writes, changed } = classFacts(owner);
  const inside = (writes.get(name) ?? []).filter((write) => isInStatic(owner.file, write));
  const written = [
    ...(changed.has(name) ? [undefined] : []),
    ...inside.map((write) => ({ ...owner, node: write.right })),
    ...(called.node === owner.node ? [owner] : [called, owner]).flatMap((one) =>
      writesFromOutside(evaluator, one, name, 'static'),
    ),
  ].map((one) => (one === undefined ? unknown(place, 'changed outside its class') : evaluator.evaluate(one)));
  const values = own === undefined ? written : [own, ...written];
  const [first, ...others] = values;
  if (first === undefined) return unknown(place, 'set elsewhere');
  const held = others.length === 0 ? first : choiceOf(values, place);
  return heldByField(evaluator, owner, { name, kind: 'static' }, held);
}

function isInStatic(file: SourceFile, node: t.Node): boolean {
  for (let outer = file.names.parentOf(node); outer !== undefined; outer = file.names.parentOf(outer)) {
    if (outer.type === 'StaticBlock') return true;
    if (/^Class(?:Private)?Method$/.test(outer.type)) return (outer as t.ClassMethod).static === true;
  }
  return false;
}

/** An instance of a class, of which no creation is known: its prototype has the same methods. */
function instanceOf(place: Place<ClassNode>): ClassInstance {
  return { kind: 'instance', place, creation: undefined };
}
