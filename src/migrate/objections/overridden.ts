import type * as t from '@babel/types';
import { type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import { isLog } from '../../requests/on-the-way/log-call.ts';
import { isOutside } from '../../source/names/outside-name.ts';
import { callTaking, isCall, isMember, isMemberOfThis } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { keyName, memberName, targetsOf } from '../../source/pattern.ts';
import { contains, type SourceFile, shownAt, startOf } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import { nameOf } from '../../values/calls-by-name.ts';
import { replacedByComputing } from '../../values/declared/replaced-method.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { type ClassFacts, classFacts } from '../../values/objects/class-facts.ts';
import { heirsOf, isOwner } from '../../values/objects/field-writes.ts';
import { outsideWrites } from '../../values/objects/outside-writes.ts';
import { ifPrototype, isClassNode, isThis, ownerOfAdded } from '../../values/objects/prototype.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import { branchesOf, type ClassNode, type Place, type Value } from '../../values/value.ts';

/**
 * Why a request of a class must stay unchanged: a subclass in the code base overrides a member that the request, or a
 * method that it goes through, reads from `this`. If the object is created in the code base, its class is known.
 */
export function overridden(site: CallSite, evaluator: Evaluator): Refusal | undefined {
  const around = { node: site.node as t.Node, file: site.file, env: undefined };
  const self = calledOn(site, evaluator);
  const functions = self === 'made here' ? [] : site.functions.map((one) => [one, self] as const);
  for (const [place, base] of [[around, undefined] as const, ...functions]) {
    const found = inClassAround(place, base, evaluator);
    if (found !== undefined) return found;
  }
  return (
    copied(site, evaluator) ?? borrowed(site, evaluator) ?? givenAnew(site, evaluator) ?? replaced(site, evaluator)
  );
}

/**
 * Why a request must stay unchanged: code gives another value to a part of its URL that it reads from `this`, on another
 * object of the same function: `other.path = '/x'`. What is written to an object with a name is known.
 */
function givenAnew(site: CallSite, evaluator: Evaluator): Refusal | undefined {
  for (const { node, file } of [{ node: site.node as t.Node, file: site.file }, ...site.functions]) {
    const [, literal] = methodAround(file, node);
    if (literal === undefined || file.names.parentOf(literal)?.type === 'VariableDeclarator') continue;
    const isIt = (value: Value): boolean => value.kind === 'object' && value.place.node === literal;
    const read = site.pieces.flatMap(leavesOf).flatMap(({ via }) => via);
    const names = read.flatMap((one) =>
      one.file === file && contains(literal, one.node) && isMemberOfThis(one.node) ? (memberName(one.node) ?? []) : [],
    );
    const name = [...new Set(names)].find(
      (one) => outsideWrites(evaluator, file, one, { isIt, mayBe: false, isMethod: false }).length > 0,
    );
    if (name === undefined) continue;
    const message = `other code gives \`${name}\` another value, and the URL contains it; change both together`;
    return refuse('overridden', `${message}: ${shownAt({ node: literal, file })}`);
  }
  return undefined;
}

/** Why a request must stay unchanged: another object has its method, and another value for what the method reads from `this`. */
function borrowed({ node, file }: CallSite, evaluator: Evaluator): Refusal | undefined {
  const [member] = memberAround(file, node);
  const [own = member] = methodAround(file, node);
  const names = own === undefined ? new Set<string>() : thisNames(own);
  if (own === undefined || names.size === 0) return undefined;
  const other = nodesOf(file, 'ObjectProperty').find(({ value }) => {
    const literal = file.names.parentOf(file.names.parentOf(value) ?? value);
    if (!isMember(value) || literal === undefined || !replaces(literal, names)) return false;
    const given = evaluator.evaluate({ node: value, file, env: undefined });
    return given.kind === 'function' && given.place.node === own;
  });
  if (other === undefined) return undefined;
  const where = shownAt({ node: other, file });
  return refuse(
    'overridden',
    `another object sends a different request by the same method; change both together: ${where}`,
  );
}

/** Why a request must stay unchanged: code puts another function in the place of one that it goes through: `api.get = traced`. */
function replaced(site: CallSite, evaluator: Evaluator): Refusal | undefined {
  for (const { node, file } of [{ node: site.node as t.Node, file: site.file }, ...site.functions]) {
    const [name, holder] = memberOf(file, node);
    if (name === undefined || holder === undefined) continue;
    const ofClass = isClassNode(holder) && isOwner(evaluator, { node: holder, file, env: undefined }, '');
    const isHolder = (value: Value): boolean =>
      ofClass ? ofClass(value) : value.kind === 'object' && value.place.node === holder;
    const named = nodesOf(file, 'AssignmentExpression')
      .flatMap(targetsOf)
      .find(
        (one) =>
          isMember(one) &&
          memberName(one) === name &&
          one.object.type !== 'ThisExpression' &&
          ifPrototype(file, one.object) === undefined &&
          isHolder(evaluator.evaluate({ node: one.object, file, env: undefined })),
      );
    const isOnTheWay = node !== site.node;
    const target = named ? { node: named, file } : isOnTheWay && replacedByComputing(evaluator, file, name, isHolder);
    if (!target) continue;
    const where = shownAt(target);
    return refuse(
      'overridden',
      `another function takes the place of one that this call goes through; change both together: ${where}`,
    );
  }
  return undefined;
}

/** The name of the function around a node as a member, and the object literal or class that has it. */
function memberOf(file: SourceFile, node: t.Node): readonly [string | undefined, t.Node] | readonly [] {
  for (let outer: t.Node | undefined = node; outer !== undefined; outer = file.names.parentOf(outer)) {
    const added = ownerOfAdded(file, outer);
    if (added !== undefined) return [nameOf(file, outer), added];
    if (!/^(Object|Class)(Property|Method)$/.test(outer.type)) continue;
    const holder = file.names.parentOf(outer);
    const owner = holder?.type === 'ClassBody' ? file.names.parentOf(holder) : holder;
    return owner === undefined ? [] : [keyName(outer as t.ObjectProperty), owner];
  }
  return [];
}

/**
 * Why a request in a method of an object must stay unchanged: a copy of the object has another value for what the method
 * reads from `this`: `{ ...api, library: 'L2' }`, `Object.create(api, { … })`.
 */
function copied({ node, file }: CallSite, evaluator: Evaluator): Refusal | undefined {
  const [method, literal] = methodAround(file, node);
  const holder = literal && file.names.parentOf(literal);
  const binding =
    holder?.type === 'VariableDeclarator' && holder.id.type === 'Identifier'
      ? file.names.bindingOf(holder.id)
      : undefined;
  if (method === undefined || binding === undefined) return undefined;
  const names = thisNames(method);
  const isIt = (home: SourceFile, one: t.Identifier): boolean => {
    const value = evaluator.evaluate({ node: one, file: home, env: undefined });
    return value.kind === 'object' && value.place.node === literal;
  };
  for (const home of names.size > 0 ? [file, ...evaluator.filesUsing(binding.name)] : []) {
    const found = nodesOf(home, 'Identifier').filter(({ name }) => name === binding.name);
    const copies = found.map((one) => [one, copyOf(home, one)] as const);
    const copy = copies.find(([one, made]) => made && replaces(made, names) && isIt(home, one))?.[1];
    if (copy === undefined) continue;
    const { line } = home.positionOf(startOf(copy));
    return refuse(
      'overridden',
      `a copy of \`${binding.name}\` in ${home.path}:${line} sends a different request; change both together`,
    );
  }
  return undefined;
}

/** The method of an object literal around a node, and the literal. */
function methodAround(file: SourceFile, node: t.Node): readonly [t.Node, t.ObjectExpression] | readonly [] {
  for (let inner = node, outer = file.names.parentOf(node); outer !== undefined; outer = file.names.parentOf(outer)) {
    const value = inner.type === 'ObjectProperty' ? inner.value : inner;
    if (outer.type === 'ObjectExpression' && /^(ObjectMethod|FunctionExpression)$/.test(value.type))
      return [value, outer];
    inner = outer;
  }
  return [];
}

/** The names of what code reads from `this`. */
function thisNames(code: t.Node): ReadonlySet<string> {
  const names = new Set<string>();
  walk(code, (node) => {
    const name = isMemberOfThis(node) ? memberName(node) : undefined;
    if (name !== undefined) names.add(name);
  });
  return names;
}

/** What a copy of an object holds besides it: the literal that it is spread into, or the one that is merged with it. */
function copyOf(file: SourceFile, reference: t.Node): t.Node | undefined {
  const parent = file.names.parentOf(reference);
  if (parent?.type === 'SpreadElement') return file.names.parentOf(parent);
  const call = callTaking(file, reference);
  if (call === undefined || !isOutside(file, call.callee, /^Object\.(create|assign)$/)) return undefined;
  // Example: `Object.assign(Object.create(api), { library: 'L2' })`
  const isAlone = call.arguments.length === 1;
  return isAlone ? copyOf(file, call) : call.arguments.at(-1);
}

/** Whether a literal has a value under one of some names. */
function replaces(literal: t.Node, names: ReadonlySet<string>): boolean {
  if (literal.type !== 'ObjectExpression') return false;
  return literal.properties.some((one) => one.type !== 'SpreadElement' && names.has(keyName(one) ?? ''));
}

/**
 * The class that a method is called on: that of `this`, also by a function in the same method, or that of an object, if it is
 * created in the code base.
 */
function calledOn(
  { node, file, functions }: CallSite,
  evaluator: Evaluator,
): Place<ClassNode> | 'made here' | undefined {
  if (node.type === 'ObjectExpression') return undefined;
  const [member, owner] = memberAround(file, node);
  const own = owner && ({ node: owner, file, env: undefined } as const);
  const isWithin = functions.some((one) => one.file === file && member !== undefined && contains(member, one.node));
  if (node.callee.type === 'Identifier' && isWithin) return own;
  if (!isMember(node.callee)) return undefined;
  const { object } = node.callee;
  if (object.type === 'ThisExpression' || object.type === 'Super') return own;
  const values = objectsIn(evaluator.evaluate({ node: object, file, env: undefined }));
  const made = values.flatMap((one) => (one.kind === 'instance' && /^Class/.test(one.place.node.type) ? [one] : []));
  const [first] = made;
  if (first === undefined || made.length < values.length) return undefined;
  if (made.every(({ creation }) => creation !== undefined)) return 'made here';
  return made.length === 1 ? (first.place as Place<ClassNode>) : undefined;
}

/** What a value may be, if it is anything: the instance that `static shared = null` is set to later. */
function objectsIn(value: Value): readonly Value[] {
  return branchesOf(value).filter((one) => one.kind !== 'undefined' && one.kind !== 'primitive');
}

function inClassAround(
  { node, file }: Place,
  self: Place<ClassNode> | undefined,
  evaluator: Evaluator,
): Refusal | undefined {
  const [member, owner] = memberAround(file, node);
  if (member === undefined || owner === undefined) return undefined;
  const names = namesTaken(file, member, classFacts({ node: owner, file, env: undefined }));
  const own = nameOf(file, member);
  if (own !== undefined && own !== 'constructor') names.add(own);
  const base = self ?? { node: owner, file, env: undefined };
  const { abstract } = classFacts(base);
  const direct = heirsOf(evaluator, base);
  for (const one of allHeirsOf(evaluator, base)) {
    const facts = classFacts(one);
    // A direct subclass that gives a value to an abstract field does not override anything.
    const isDirect = direct.some(({ node: heir }) => heir === one.node);
    const isLeft = (name: string) =>
      isDirect && abstract.has(name) && facts.instanceMembers.get(name)?.type === 'ClassProperty';
    const overrides = (name: string) => [facts.instanceMembers, facts.writes, facts.added].some((all) => all.has(name));
    const name = [...names].find((each) => overrides(each) && !isLeft(each));
    if (name === undefined) continue;
    const { line } = one.file.positionOf(startOf(one.node));
    const subclass = one.node.id ? `\`${one.node.id.name}\`` : 'a class';
    return refuse(
      'overridden',
      `${subclass} in ${one.file.path}:${line} overrides \`${name}\` and so sends a different request; change both classes together`,
    );
  }
  return undefined;
}

/** The class member around a node, and the class. */
function memberAround(file: SourceFile, node: t.Node): readonly [t.Node, ClassNode] | readonly [] {
  let inner = node;
  for (let outer: t.Node | undefined = node; outer !== undefined; outer = file.names.parentOf(outer)) {
    if (outer.type === 'ClassBody') return [inner, file.names.parentOf(outer) as ClassNode];
    const added = ownerOfAdded(file, outer);
    if (added !== undefined) return [outer, added];
    inner = outer;
  }
  return [];
}

/** The members that code of a class reads from `this`, directly or through a getter, except for logs. */
function namesTaken(file: SourceFile, member: t.Node, facts: ClassFacts, names = new Set<string>()): Set<string> {
  walk(member, (node, parent) => {
    if (isCall(node) && isLog(node)) return false;
    if (!isMember(node)) return undefined;
    const isWritten = parent?.type === 'AssignmentExpression' && parent.left === node;
    const name = memberName(node);
    if (!isThis(file, node.object) || name === undefined || isWritten || names.has(name)) return undefined;
    names.add(name);
    const read = facts.instanceMembers.get(name);
    if (read?.type === 'ClassMethod' && read.kind === 'get') namesTaken(file, read, facts, names);
    return undefined;
  });
  return names;
}

/** The direct and indirect subclasses of a class in the code base. */
function allHeirsOf(evaluator: Evaluator, base: Place<ClassNode>): readonly Place<ClassNode>[] {
  const found: Place<ClassNode>[] = [];
  const open: Place<ClassNode>[] = [base];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const more = heirsOf(evaluator, next).filter(({ node }) => !found.some((one) => one.node === node));
    found.push(...more);
    open.push(...more);
  }
  return found;
}
