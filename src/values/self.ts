import type * as t from '@babel/types';
import { isFunction } from '../source/node-kinds.ts';
import { walk } from '../source/walk.ts';
import { isAssignedExport, wholeModule } from './declared/exports.ts';
import { exposedUnder } from './declared/provided.ts';
import type { Evaluator } from './evaluate.ts';
import { asWrite, usesOfValue, type WrittenMember, writtenIn } from './objects/member-writes.ts';
import { isClassNode, isMaker, madeAs, prototypeAround } from './objects/prototype.ts';
import {
  type ClassNode,
  type Environment,
  external,
  type FunctionNode,
  frameOf,
  type ObjectValue,
  type Place,
  unknown,
  type Value,
} from './value.ts';

/** The value of `this` at a node; undefined outside classes and object literals. */
export function selfAt(evaluator: Evaluator, place: Place): Value | undefined {
  const { names } = place.file;
  for (let node = names.parentOf(place.node); node !== undefined; node = names.parentOf(node)) {
    if (isFunctionWithThis(node)) {
      const frame = frameOf(place.env, node);
      if (frame !== undefined) return frame.self;
      const made = instanceIn(evaluator, { ...place, node });
      if (made !== undefined) return made;
      if (isAssignedExport(place.file, node)) return wholeModule(evaluator, place.file);
      const owner = names.parentOf(node);
      if (owner?.type === 'ObjectExpression') return objectSelf(evaluator, owner, place);
      if (owner?.type === 'ObjectProperty') return objectSelf(evaluator, names.parentOf(owner), place);
      if (owner?.type !== 'ClassBody') return undefined;
      return classSelf(names.parentOf(owner) as t.Class, 'static' in node && node.static === true, place);
    }
    if (/^Class(Accessor|Private)?Property$/.test(node.type)) {
      const owner = names.parentOf(names.parentOf(node) as t.Node) as t.Class;
      return classSelf(owner, (node as t.ClassProperty).static === true, place);
    }
  }
  return undefined;
}

/** Whether a node is a function with a `this` and `arguments` of its own. */
export function isFunctionWithThis(node: t.Node): node is FunctionNode {
  return /^(Function(Declaration|Expression)|ObjectMethod|Class(Private)?Method)$/.test(node.type);
}

/** The instance that `this` is in a constructor function, or in a function that is added to a prototype. */
function instanceIn(evaluator: Evaluator, { node, ...place }: Place<FunctionNode>): Value | undefined {
  const { file } = place;
  if (isClassNode(node) && isMaker(file, node)) return classSelf(node, false, { ...place, node });
  const prototype = prototypeAround(file, node);
  if (prototype === undefined) return undefined;
  const owner = madeAs(file, prototype.object);
  if (owner !== undefined) return classSelf(owner, false, { ...place, node });
  const value = evaluator.evaluate({ ...place, node: prototype });
  return value.kind === 'instance' ? value : undefined;
}

/** The object literal around a method, including writes to the name that holds it. */
function objectSelf(evaluator: Evaluator, node: t.Node | undefined, place: Place): Value | undefined {
  if (node?.type !== 'ObjectExpression') return undefined;
  const parent = place.file.names.parentOf(node);
  const held =
    parent?.type === 'VariableDeclarator' && parent.init === node && parent.id.type === 'Identifier'
      ? evaluator.evaluate({ ...place, node: parent.id })
      : undefined;
  return held?.kind === 'object' ? held : literalObject({ ...place, node });
}

/** An object literal, with what its own methods write to it: `this.path = path`. */
export function literalObject(place: Place<t.ObjectExpression>): ObjectValue {
  const written = byItself.get(place.node) ?? writtenByItself(place);
  byItself.set(place.node, written);
  return { kind: 'object', place, writes: written.map((one) => asWrite(one)) };
}

const byItself = new WeakMap<t.Node, readonly WrittenMember[]>();

function writtenByItself({ node, file }: Place<t.ObjectExpression>): readonly WrittenMember[] {
  const own: t.Node[] = [];
  for (const one of node.properties) {
    const method = one.type === 'ObjectProperty' ? one.value : one;
    if (method.type !== 'ObjectMethod' && method.type !== 'FunctionExpression') continue;
    walk(method.body, (inner) => {
      if (inner.type === 'ThisExpression') own.push(inner);
      return !isFunction(inner) || inner.type === 'ArrowFunctionExpression';
    });
  }
  return own.length === 0 ? [] : writtenIn(usesOfValue(file, own));
}

function classSelf(node: ClassNode, isStatic: boolean, place: Place): Value {
  return isStatic
    ? { kind: 'class', place: { ...place, node } }
    : { kind: 'instance', place: { ...place, node }, creation: undefined };
}

/** The value of `super` at a node: an instance of the base class, or the base class itself. */
export function parentOf(evaluator: Evaluator, place: Place): Value {
  const self = selfAt(evaluator, place);
  const { names } = place.file;
  let outer = names.parentOf(place.node);
  while (outer !== undefined && !/^Class(Declaration|Expression)$/.test(outer.type)) outer = names.parentOf(outer);
  const superClass = outer && 'superClass' in outer ? outer.superClass : undefined;
  if (!superClass) return unknown(place, '`super` is not known');
  const parent = evaluator.evaluate({ ...place, node: superClass });
  if (parent.kind !== 'class') return unknown(place, 'an unknown base class');
  return self?.kind === 'class' ? parent : { kind: 'instance', place: parent.place, creation: undefined };
}

const rests = new WeakMap<Environment, Map<number, t.ArrayExpression>>();

/** The arguments from one on, as a list: those of a rest parameter. */
export function restOf(frame: Environment, index: number, place: Place): Value {
  const taken = frame.args.slice(index);
  const [first] = taken;
  if (taken.some((arg) => arg === undefined || arg.file !== first?.file || arg.env !== first.env)) {
    return unknown(place, 'rest parameters');
  }
  const elements = taken.map((arg) => arg?.node as t.Expression);
  const { start = null, end = null } = first?.node ?? {};
  const made = rests.get(frame) ?? new Map<number, t.ArrayExpression>();
  const node = made.get(index) ?? ({ type: 'ArrayExpression', elements, start, end } as t.ArrayExpression);
  rests.set(frame, made.set(index, node));
  return { kind: 'array', place: { ...(first ?? place), node } };
}

/** The value of a name that its file does not declare. */
export function undeclared(evaluator: Evaluator, place: Place<t.Identifier>): Value {
  const { name } = place.node;
  if (name === 'exports') return wholeModule(evaluator, place.file);
  const known = argumentsAt(place) ?? evaluator.provided(place, name) ?? exposedUnder(evaluator, name);
  return known ?? external(place, { kind: 'global', name });
}

/** `arguments` in a function whose call is known, as a list; from a position on, if one is given. */
export function argumentsAt(place: Place<t.Identifier>, from = 0): Value | undefined {
  if (place.node.name !== 'arguments') return undefined;
  const { names } = place.file;
  let owner = names.parentOf(place.node);
  while (owner !== undefined && !isFunctionWithThis(owner)) owner = names.parentOf(owner);
  const frame = owner && frameOf(place.env, owner);
  return frame && restOf(frame, from, place);
}
