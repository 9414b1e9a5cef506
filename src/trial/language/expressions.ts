import type * as t from '@babel/types';
import { type Any, type Frame, inner, type Machine, NotTried } from './machine.ts';
import { call, checked, construct, isOpaque, listOf, read, short, shortAsText, write } from './members.ts';
import { apply, applyOne, goesOn } from './operators.ts';
import { patternIn } from './pattern-in.ts';
import { memberKey, propertyKey } from './patterns.ts';

/** The value of a chain such as `a?.b.c` if there is no `a`. */
const nothing = Symbol('nothing');

type Evaluate<T extends t.Node = Any> = (machine: Machine, node: T, frame: Frame) => Any;

const inside: Evaluate = (machine, node, frame) => machine.evaluate(node.expression, frame);
const literal: Evaluate = (_, node) => node.value;

/** How to evaluate each kind of expression. */
export const expressions: Readonly<Record<string, Evaluate>> = {
  StringLiteral: literal,
  NumericLiteral: literal,
  BooleanLiteral: literal,
  NullLiteral: () => null,
  BigIntLiteral: (_, node) => BigInt(node.value),
  RegExpLiteral: (_, node) => patternIn(node.pattern, node.flags),
  Identifier: (machine, node, frame) => nameOf(machine, node.name, frame),
  ThisExpression: (_, __, frame) => frame.self.value,
  ParenthesizedExpression: inside,
  TSAsExpression: inside,
  TSSatisfiesExpression: inside,
  TSTypeAssertion: inside,
  TypeCastExpression: inside,
  TSNonNullExpression: (machine, node, frame) => ended(chainOf(machine, node, frame)),
  TSInstantiationExpression: inside,
  TemplateLiteral: template,
  TaggedTemplateExpression: tagged,
  ArrayExpression: (machine, node: t.ArrayExpression, frame) => given(machine, node.elements, frame),
  ObjectExpression: objectOf,
  FunctionExpression: namedFunction,
  ArrowFunctionExpression: (machine, node, frame) => machine.functionOf(node, frame),
  ClassExpression: (machine, node, frame) => machine.classOf(node, frame),
  UnaryExpression: unary,
  UpdateExpression: update,
  BinaryExpression: binary,
  LogicalExpression: (machine, { left, operator, right }: t.LogicalExpression, frame) => {
    const value = machine.evaluate(left, frame);
    return goesOn(operator, value) ? machine.evaluate(right, frame) : value;
  },
  ConditionalExpression: (machine, { test, consequent, alternate }: t.ConditionalExpression, frame) =>
    machine.evaluate(machine.evaluate(test, frame) ? consequent : alternate, frame),
  AssignmentExpression: assignment,
  SequenceExpression: (machine, { expressions: all }: t.SequenceExpression, frame) => {
    let value: Any;
    for (const one of all) value = machine.evaluate(one, frame);
    return value;
  },
  MemberExpression: (machine, node, frame) => member(machine, node, frame, holderOf(machine, node, frame)),
  OptionalMemberExpression: (machine, node, frame) => ended(chainOf(machine, node, frame)),
  CallExpression: called,
  OptionalCallExpression: (machine, node, frame) => ended(chainOf(machine, node, frame)),
  NewExpression: (machine, { callee, arguments: list }: t.NewExpression, frame) =>
    construct(machine.evaluate(callee, frame), given(machine, list, frame)),
  AwaitExpression: (machine, { argument }: t.AwaitExpression, frame) =>
    machine.settled(machine.evaluate(argument, frame)),
  YieldExpression: yielded,
  MetaProperty: (machine, { meta }: t.MetaProperty, frame) =>
    meta.name === 'new' ? frame.target : machine.globals.get('import.meta'),
};

function nameOf(machine: Machine, name: string, { scope }: Frame): Any {
  const slot = scope.find(name);
  if (slot !== undefined) return checked(slot.value);
  if (name === 'undefined') return undefined;
  if (machine.globals.has(name)) return machine.globals.get(name);
  throw new NotTried(`the global name ${name}`);
}

function text(value: Any): string {
  if (isOpaque(value)) throw new NotTried('nothing is known of it');
  return `${shortAsText(value)}`;
}

function template(machine: Machine, { quasis, expressions: parts }: t.TemplateLiteral, frame: Frame): string {
  const all = quasis.map(({ value }, index) => {
    const part = parts[index];
    return (value.cooked ?? '') + (part === undefined ? '' : text(machine.evaluate(part, frame)));
  });
  return short(all.join(''));
}

function tagged(machine: Machine, { tag, quasi }: t.TaggedTemplateExpression, frame: Frame): Any {
  const [self, own] = calledBy(machine, tag, frame);
  const strings = Object.assign(
    quasi.quasis.map(({ value }) => value.cooked),
    { raw: quasi.quasis.map(({ value }) => value.raw) },
  );
  return call(own, self, [strings, ...quasi.expressions.map((one) => machine.evaluate(one, frame))]);
}

/** Arguments or elements, with spread ones expanded. */
function given(machine: Machine, nodes: readonly (t.Node | null)[], frame: Frame): Any[] {
  return nodes.flatMap((node) => {
    if (node === null) return [undefined];
    if (node.type === 'SpreadElement') return listOf(machine.evaluate(node.argument, frame));
    return [machine.evaluate(node, frame)];
  });
}

function objectOf(machine: Machine, { properties }: t.ObjectExpression, frame: Frame): Any {
  const made: Any = {};
  for (const property of properties) {
    if (property.type === 'SpreadElement') {
      const value = machine.evaluate(property.argument, frame);
      if (isOpaque(value)) throw new NotTried('nothing is known of it');
      Object.assign(made, value);
      continue;
    }
    const name = propertyKey(machine, property, frame);
    if (name === '__proto__') throw new NotTried('leads out of the code');
    if (property.type === 'ObjectProperty') made[name] = machine.evaluate(property.value, frame);
    else {
      const method = machine.functionOf(property, { ...frame, home: made }, made);
      if (property.kind === 'method') made[name] = method;
      else Object.defineProperty(made, name, { [property.kind]: method, configurable: true, enumerable: true });
    }
  }
  return made;
}

/** A function expression that can call itself by its name. */
function namedFunction(machine: Machine, node: t.FunctionExpression, outer: Frame): Any {
  const frame = node.id ? inner(outer) : outer;
  const made = machine.functionOf(node, frame);
  if (node.id) frame.scope.declare(node.id.name, made);
  return made;
}

function unary(machine: Machine, { operator, argument }: t.UnaryExpression, frame: Frame): Any {
  if (operator === 'typeof' && argument.type === 'Identifier') {
    const isKnown = frame.scope.find(argument.name) !== undefined || machine.globals.has(argument.name);
    if (!isKnown) return 'undefined';
  }
  if (operator !== 'delete') return applyOne(operator, machine.evaluate(argument, frame));
  if (argument.type !== 'MemberExpression' && argument.type !== 'OptionalMemberExpression')
    throw new NotTried('delete');
  const holder = machine.evaluate(argument.object, frame);
  if (holder === undefined || isOpaque(holder)) throw new NotTried('delete');
  return Reflect.deleteProperty(holder, memberKey(machine, argument, frame));
}

function update(machine: Machine, { operator, prefix, argument }: t.UpdateExpression, frame: Frame): Any {
  const old = machine.evaluate(argument, frame);
  const value = apply(operator === '++' ? '+' : '-', old, 1);
  machine.bind(argument, value, frame, undefined);
  return prefix ? value : old;
}

function binary(machine: Machine, { left, operator, right }: t.BinaryExpression, frame: Frame): Any {
  if (left.type === 'PrivateName') return `#${left.id.name}` in machine.evaluate(right, frame);
  const value = machine.evaluate(left, frame);
  const other = machine.evaluate(right, frame);
  if (/^[!=]==?$/.test(operator)) machine.sought(value, () => [other]);
  else if (operator === 'in') machine.sought(value, () => keysOf(other));
  return apply(operator, value, other);
}

/** The keys of a table, or of a map. */
function keysOf(table: Any): readonly Any[] {
  if (table instanceof Map) return [...table.keys()];
  return typeof table === 'object' && table !== null && !isOpaque(table) ? Object.keys(table) : [];
}

function assignment(machine: Machine, { left, operator, right }: t.AssignmentExpression, frame: Frame): Any {
  if (operator === '=') {
    // The object is evaluated before the assigned value.
    if (left.type === 'MemberExpression') {
      const holder = machine.evaluate(left.object, frame);
      const name = memberKey(machine, left, frame);
      const value = machine.evaluate(right, frame);
      write(holder, name, value);
      return value;
    }
    const value = machine.evaluate(right, frame);
    machine.bind(left, value, frame, undefined);
    return value;
  }
  const old = machine.evaluate(left, frame);
  const plain = operator.slice(0, -1);
  if (/^(&&|\|\||\?\?)$/.test(plain) && !goesOn(plain, old)) return old;
  const added = machine.evaluate(right, frame);
  const value = /^(&&|\|\||\?\?)$/.test(plain) ? added : apply(plain, old, added);
  machine.bind(left, value, frame, undefined);
  return value;
}

function holderOf(machine: Machine, { object }: t.MemberExpression, frame: Frame): Any {
  return object.type === 'Super' ? Object.getPrototypeOf(frame.home) : machine.evaluate(object, frame);
}

function member(machine: Machine, node: t.MemberExpression, frame: Frame, holder: Any): Any {
  const name = memberKey(machine, node, frame);
  if (name === 'constructor' && !machine.codeOf.has(holder?.constructor)) throw new NotTried('leads out of the code');
  if (node.computed) machine.sought(name, () => keysOf(holder));
  if (node.object.type !== 'Super') return read(holder, name);
  return checked(Reflect.get(holder, name, frame.self.value));
}

/** The called function and its `this`. */
function calledBy(machine: Machine, callee: t.Node, frame: Frame): readonly [self: Any, called: Any] {
  if (callee.type === 'ParenthesizedExpression' || callee.type === 'TSNonNullExpression')
    return calledBy(machine, callee.expression, frame);
  if (callee.type !== 'MemberExpression') return [undefined, machine.evaluate(callee, frame)];
  const holder = holderOf(machine, callee, frame);
  const self = callee.object.type === 'Super' ? frame.self.value : holder;
  return [self, member(machine, callee, frame, holder)];
}

function called(machine: Machine, { callee, arguments: list }: t.CallExpression, frame: Frame): Any {
  if (callee.type === 'Super') {
    if (frame.construct === undefined) throw new NotTried('super');
    frame.construct(given(machine, list, frame));
    return frame.self.value;
  }
  if (callee.type === 'Import') {
    const [specifier] = given(machine, list, frame);
    return machine.Promise.resolve(machine.imported(frame.file, specifier));
  }
  const [self, own] = calledBy(machine, callee, frame);
  const all = given(machine, list, frame);
  if (self instanceof Map) machine.sought(all[0], () => keysOf(self));
  return call(own, self, all);
}

function ended(value: Any): Any {
  return value === nothing ? undefined : value;
}

function chainOf(machine: Machine, node: t.Node, frame: Frame): Any {
  if (node.type === 'TSNonNullExpression') return chainOf(machine, node.expression, frame);
  if (node.type === 'OptionalMemberExpression') {
    const holder = chainOf(machine, node.object, frame);
    if (holder === nothing || (node.optional && (holder === undefined || holder === null))) return nothing;
    const name = memberKey(machine, node, frame);
    if (node.computed) machine.sought(name, () => keysOf(holder));
    return read(holder, name);
  }
  if (node.type !== 'OptionalCallExpression') return machine.evaluate(node, frame);
  const { callee } = node;
  const isMember = callee.type === 'OptionalMemberExpression' || callee.type === 'MemberExpression';
  const self = isMember ? chainOf(machine, callee.object, frame) : undefined;
  if (self === nothing) return nothing;
  const isGone = callee.type === 'OptionalMemberExpression' && callee.optional && (self === undefined || self === null);
  if (isGone) return nothing;
  const own = isMember ? read(self, memberKey(machine, callee, frame)) : chainOf(machine, callee, frame);
  if (own === nothing || (node.optional && (own === undefined || own === null))) return nothing;
  return call(own, self, given(machine, node.arguments, frame));
}

function yielded(machine: Machine, { argument, delegate }: t.YieldExpression, frame: Frame): undefined {
  const value = argument ? machine.evaluate(argument, frame) : undefined;
  frame.yielded?.push(...(delegate ? everyOf(machine, value) : [machine.settled(value)]));
  return undefined;
}

/** All values of an iterator, synchronous or asynchronous. */
export function everyOf(machine: Machine, value: Any): Any[] {
  const start = value?.[Symbol.asyncIterator];
  if (start === undefined) return listOf(value);
  const iterator = call(start, value, []);
  const items: Any[] = [];
  for (;;) {
    const step = machine.settled(call(read(iterator, 'next'), iterator, []));
    if (step.done) return items;
    items.push(step.value);
  }
}
