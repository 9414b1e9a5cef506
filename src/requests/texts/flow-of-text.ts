import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { type AnyMember, type CallNode, functionOf, isCall, isFunction, isMember } from '../../source/node-kinds.ts';
import { calledName, nodesOf } from '../../source/nodes.ts';
import { keyName, memberName, parametersOf } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { isNamedOtherwise } from '../../values/methods/callee-names.ts';
import type { Place } from '../../values/value.ts';
import { isLog } from '../on-the-way/log-call.ts';
import { functionsOf } from '../wrappers/sending.ts';
import { callsGiving, functionsBehind, functionsBeside, homesOf } from './unseen-calls.ts';
import {
  asking,
  callsOfMember,
  callsOfName,
  elementParameters,
  elsewhere,
  hasCallback,
  holderOf,
  isAddedToList,
  isCompared,
  isDeclared,
  isIterator,
  isListing,
  isOfStore,
  isOtherPath,
  isOwn,
  isTakenAtOnce,
  membersOfKey,
  methodFilesOf,
  nameFor,
  parameterAt,
  partsOf,
  passing,
  readsOfArguments,
  readsOfField,
  readsOfMember,
  readsOfStore,
  settersOf,
  textual,
  usesInConstructor,
  withoutPath,
} from './uses-of-text.ts';

const deepest = 8;
const mostSteps = 200;

/** Follows a string through names, functions and lists of a code base. */
export class TextFlow {
  readonly #evaluator: Evaluator;
  readonly #isInside: boolean;
  /** Whether everything that may contain the string counts, not only what may send it. */
  readonly #isToValue: boolean;
  readonly #found: Place[] = [];
  readonly #seen = new Set<t.Node | Binding>();
  /** For each binding whose object holds the string: the names of the members that hold it. */
  readonly #held = new Map<Binding, Set<string | undefined>>();
  /** The call of a known function that is being followed: calls in that function are attributed to it. */
  #through: Place | undefined;
  #steps = 0;

  constructor(evaluator: Evaluator, to: 'calls' | 'last calls' | 'values') {
    this.#evaluator = evaluator;
    this.#isInside = to !== 'calls';
    this.#isToValue = to === 'values';
  }

  from(place: Place): readonly Place[] {
    this.#follow(place.file, place.node, 0);
    return this.#found;
  }

  reaches(place: Place, targets: readonly t.Node[]): boolean {
    this.#follow(place.file, place.node, 0);
    const named = [...this.#seen].flatMap((one) => ('identifier' in one ? one.identifier : []));
    return targets.some((one) => this.#seen.has(one) || named.includes(one as t.Identifier));
  }

  #take = (place: Place): unknown => this.#found.push(this.#isInside ? place : (this.#through ?? place));

  #follow(file: SourceFile, node: t.Node, depth: number): void {
    if (depth > deepest || this.#seen.has(node) || this.#steps++ > mostSteps) return;
    this.#seen.add(node);
    const parent = file.names.parentOf(node);
    if (parent === undefined) return;
    if (isCall(parent)) this.#call(file, parent, node, depth);
    else if (textual.test(parent.type) && !isCompared(parent)) this.#follow(file, parent, depth);
    else this.#into(file, parent, node, depth);
  }

  /** Follows a string to what holds it: a name, a property, a field, the result of a function. */
  #into(file: SourceFile, parent: t.Node, node: t.Node, depth: number): void {
    const target = nameFor(parent, node);
    if (target !== undefined) this.#named(file, target, depth);
    if (isMember(parent) && parent.object === node) this.#receiver(file, parent, depth);
    switch (parent.type) {
      case 'TaggedTemplateExpression':
        this.#take({ node: parent, file, env: undefined });
        return;
      case 'YieldExpression':
        this.#take({ node: parent, file, env: undefined });
        this.#returned(file, parent, depth);
        return;
      case 'ObjectProperty':
        if (parent.value === node) this.#property(file, parent, depth);
        return;
      case 'ClassProperty':
      case 'ClassPrivateProperty':
        for (const home of parent.value === node ? homesOf(this.#evaluator, file, parent) : [])
          this.#member(home, keyName(parent as t.ClassProperty), depth);
        return;
      case 'TSEnumMember':
        this.#member(file, keyName({ key: parent.id }), depth);
        return;
      case 'ForOfStatement':
        if (parent.right === node) this.#looped(file, parent, depth);
        return;
      case 'ReturnStatement':
      case 'ArrowFunctionExpression':
        this.#returned(file, parent, depth);
    }
  }

  #call(file: SourceFile, call: CallNode, node: t.Node, depth: number): void {
    if (call.callee === node) {
      // What is called does not hold the string but gives it: `base()` after `const base = memoize(() => text)`.
      if (this.#isToValue) this.#follow(file, call, depth + 1);
      return;
    }
    const name = calledName(call) ?? '';
    if (isAddedToList(this.#evaluator, file, call, name)) {
      this.#take({ node: call, file, env: undefined });
      this.#named(file, (call.callee as t.MemberExpression).object, depth);
    }
    if (call.callee.type === 'Import' || isLog(call) || elsewhere.test(name) || /Error$/.test(name)) return;
    if (isMember(call.callee) && (asking.test(name) || isOfStore(this.#evaluator, file, call.callee))) {
      if (name === 'set' && call.arguments[1] === node)
        this.#followAll(file, readsOfStore(file, call.callee.object), depth);
      return;
    }
    if (passing.test(name) && !isOwn(file, call)) {
      this.#follow(file, call, depth);
      return;
    }
    if (file.names.parentOf(call)?.type === 'Decorator' || hasCallback(call)) return;
    if (call.type !== 'NewExpression' && isNamedOtherwise(call.callee) && !this.#isToValue) return;
    const callee = this.#evaluator.evaluate({ node: call.callee, file, env: undefined });
    const callees = functionsOf(callee);
    const position = call.arguments.indexOf(node as t.Expression);
    if (callee.kind === 'class') {
      if (this.#isToValue) this.#followAll(callee.place.file, readsOfField(callee.place, position), depth);
      this.#followAll(callee.place.file, usesInConstructor(callee.place, position), depth);
    }
    if (callees.length === 0) {
      const behind = this.#isToValue ? functionsBehind(this.#evaluator, file, call) : [];
      for (const owner of [...functionsBeside(this.#evaluator, file, call, node), ...behind])
        for (const param of parametersOf(owner.node)) this.#named(owner.file, param, depth + 1);
      if (this.#isToValue && /^(Object|Array)Expression$/.test(node.type)) this.#follow(file, call, depth + 1);
      if (!isDeclared(this.#evaluator, file, call) && !isTakenAtOnce(file, call))
        this.#take({ node: call, file, env: undefined });
      return;
    }
    for (const { place } of callees) {
      const param = parameterAt(place.node, position);
      const outer = this.#through;
      this.#through ??= { node: call, file, env: undefined };
      if (param !== undefined) this.#named(place.file, param, depth + 1);
      this.#followAll(place.file, readsOfArguments(place, position), depth);
      this.#through = outer;
      this.#follow(file, call, depth + 1);
    }
  }

  /** A table of strings: the string goes to whatever reads a member of that name, or any member. */
  #property(file: SourceFile, property: t.ObjectProperty, depth: number): void {
    const name = keyName(property);
    const object = file.names.parentOf(property);
    if (object === undefined) return;
    const holder = holderOf(file, object);
    if (holder.type === 'VariableDeclarator' && holder.init) this.#heldBy(file, holder.id, name, depth);
    else if (!this.#passedOn(file, object, name, depth)) this.#follow(file, object, depth);
    for (const home of methodFilesOf(this.#evaluator, file, object)) this.#member(home, name, depth, 'ThisExpression');
  }

  /** A name or a pattern for an object that holds the string under a name. */
  #heldBy(file: SourceFile, target: t.Node, name: string | undefined, depth: number): void {
    if (depth > deepest) return;
    if (target.type === 'AssignmentPattern') this.#heldBy(file, target.left, name, depth);
    for (const one of target.type === 'ObjectPattern' ? target.properties : []) {
      if (one.type !== 'ObjectProperty' || keyName(one) !== name) continue;
      this.#named(file, one.value, depth);
      const taken = file.names.parentOf(target);
      if (taken?.type === 'VariableDeclarator' && taken.init) this.#seen.add(taken.init);
    }
    const binding = target.type === 'Identifier' ? file.names.bindingOf(target) : undefined;
    const names = (binding && this.#held.get(binding)) ?? new Set();
    if (binding === undefined || names.has(name)) return;
    this.#held.set(binding, names.add(name));
    for (const reference of binding.references) {
      const outer = file.names.parentOf(reference);
      const isRead = outer !== undefined && isMember(outer) && outer.object === reference;
      const key = isRead ? memberName(outer) : undefined;
      if (isRead && (key === undefined || key === name)) this.#follow(file, outer, depth + 1);
      if (!isRead) this.#passedOn(file, reference, name, depth + 1);
      if (this.#isToValue && outer && isListing(outer)) this.#follow(file, outer, depth + 1);
    }
  }

  /** Follows an object that holds the string into the functions and variables that receive it; false if there are none. */
  #passedOn(file: SourceFile, object: t.Node, name: string | undefined, depth: number): boolean {
    const outer = file.names.parentOf(object);
    if (outer?.type === 'VariableDeclarator' && outer.init === object) this.#heldBy(file, outer.id, name, depth + 1);
    else if (outer?.type === 'AssignmentExpression' && outer.right === object)
      this.#heldBy(file, outer.left, name, depth + 1);
    else if (outer !== undefined && isCall(outer)) {
      const callees = functionsOf(this.#evaluator.evaluate({ node: outer.callee, file, env: undefined }));
      const behind = callees.length === 0 && this.#isToValue ? functionsBehind(this.#evaluator, file, outer) : [];
      const index = outer.arguments.indexOf(object as t.Expression);
      for (const owner of [...callees.map(({ place }) => place), ...behind]) {
        const param = parametersOf(owner.node)[index];
        if (param !== undefined) this.#heldBy(owner.file, param, name, depth + 1);
      }
      return false;
    } else return false;
    return true;
  }

  #named(file: SourceFile, target: t.Node, depth: number): void {
    const isField = target.type === 'TSParameterProperty';
    const inner = target.type === 'AssignmentPattern' ? target.left : isField ? target.parameter : target;
    if (isField && inner.type === 'Identifier') this.#member(file, inner.name, depth);
    if (inner.type === 'MemberExpression') {
      const name = memberName(inner);
      // Example: `paths[name] = text`, after which any member of `paths` may hold it; after `this[key] = text`, any `this[key]`
      if (name === undefined) this.#named(file, inner.object, depth);
      if (name === undefined) this.#followAll(file, membersOfKey(file, inner), depth);
      else this.#member(file, name, depth);
    }
    if (this.#isToValue) for (const part of partsOf(inner)) this.#named(file, part, depth);
    const binding = inner.type === 'Identifier' ? file.names.bindingOf(inner) : undefined;
    if (binding === undefined || this.#seen.has(binding)) return;
    this.#seen.add(binding);
    this.#followAll(file, binding.references, depth);
  }

  #followAll(file: SourceFile, nodes: readonly t.Node[], depth: number): void {
    for (const node of nodes) this.#follow(file, node, depth + 1);
  }

  /** `this.path`, `Paths.all`: all reads of a member by name, of any object or only of one node type, and its setters. */
  #member(file: SourceFile, name: string | undefined, depth: number, of?: t.Node['type']): void {
    if (name === undefined) return;
    for (const param of settersOf(file, name)) this.#named(file, param, depth + 1);
    this.#followAll(file, readsOfMember(file, name, of), depth);
  }

  /** `list.map(load)`, `path.replace(…)`, `paths.genres` */
  #receiver(file: SourceFile, member: AnyMember, depth: number): void {
    const call = file.names.parentOf(member);
    if (withoutPath.test(memberName(member) ?? '')) return;
    if (call === undefined || !isCall(call) || call.callee !== member) {
      this.#follow(file, member, depth);
      return;
    }
    const name = calledName(call) ?? '';
    if ((asking.test(name) && name !== 'split') || isOtherPath(call)) return;
    for (const argument of call.arguments) {
      const isSeen = this.#isToValue || isFunction(argument);
      const callees = isSeen ? functionsOf(this.#evaluator.evaluate({ node: argument, file, env: undefined })) : [];
      for (const { place } of callees)
        for (const param of elementParameters(place.node, name)) this.#named(place.file, param, depth + 1);
      if (callees.length > 0 && isSeen) continue;
      if (/^(map|forEach|flatMap|reduce|filter|some|every|find)$/.test(name) && argument.type !== 'StringLiteral')
        this.#take({ node: call, file, env: undefined });
    }
    this.#follow(file, call, depth + 1);
  }

  #looped(file: SourceFile, { left }: t.ForOfStatement, depth: number): void {
    this.#named(file, (left.type === 'VariableDeclaration' && left.declarations[0]?.id) || left, depth + 1);
  }

  /** The result of a function, at all calls of its name. */
  #returned(file: SourceFile, from: t.Node, depth: number): void {
    const owner = isFunction(from) ? from : functionOf(file, from);
    const parent = owner && file.names.parentOf(owner);
    if (owner !== undefined) this.#followAll(file, callsOfName(file, owner), depth);
    if (owner?.type === 'ObjectMethod' || owner?.type === 'ClassMethod')
      for (const home of homesOf(this.#evaluator, file, owner)) {
        this.#followAll(home, callsOfMember(home, owner), depth);
        if (owner.kind === 'get') this.#member(home, keyName(owner), depth, 'ThisExpression');
      }
    if (parent?.type === 'ObjectProperty') this.#followAll(file, callsOfMember(file, parent), depth);
    const giving = owner !== undefined && this.#isToValue ? callsGiving(this.#evaluator, file, owner) : [];
    for (const { node, file: home } of giving) this.#follow(home, node, depth + 1);
    if (owner !== undefined && isIterator(file, owner))
      for (const loop of nodesOf(file, 'ForOfStatement')) this.#looped(file, loop, depth);
  }
}
