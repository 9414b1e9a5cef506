import type * as t from '@babel/types';
import type { Binding } from '../source/names/bind.ts';
import { isOutside } from '../source/names/outside-name.ts';
import { type AnyMember, type CallNode, isCall, isFunction, isMember } from '../source/node-kinds.ts';
import { calledName, callsByName, nodesOf } from '../source/nodes.ts';
import { keyName, memberName, parametersOf } from '../source/pattern.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { Evaluator } from '../values/evaluate.ts';
import { isNamedOtherwise } from '../values/methods/named-otherwise.ts';
import type { FunctionNode, Place } from '../values/value.ts';
import { isOfOwnServer } from './guesses/unknown-client.ts';
import { isLog } from './on-the-way/log-call.ts';
import { functionsOf } from './wrappers/sending.ts';

const deepest = 8;
const mostSteps = 200;

/**
 * The calls that receive a string, by itself or as part of another string, a list or an object, except those known only
 * to compare it, log it or respond with it. Follows names in the file, and known functions.
 */
export function callsTaking(evaluator: Evaluator, place: Place): readonly Place[] {
  return new TextFlow(evaluator, false).from(place);
}

/** The same, with the calls in known functions instead of the calls of those. */
export function lastCallsTaking(evaluator: Evaluator, place: Place): readonly Place[] {
  return new TextFlow(evaluator, true).from(place);
}

/** Callees that only test a string, or store something under it. */
const asking =
  /^(includes|indexOf|lastIndexOf|startsWith|endsWith|match|matchAll|test|exec|search|has|delete|add|split|localeCompare|equals?)$/;
/** Callees that return the string, or one that contains it. */
const passing =
  /^(String|URL|Request|encodeURI|encodeURIComponent|decodeURI|decodeURIComponent|Array|Set|Map|freeze|assign|entries|values|fromEntries|from|of|stringify|resolve|concat)$/;
/** Callees that navigate in a browser, or load code. */
const elsewhere = /^(require|import|push|replace|redirect|navigate|pushState|replaceState|assignTo)$/;
/** Members of a URL object other than its path. */
const withoutPath = /^(searchParams|search|hash|host|hostname|origin|port|protocol|length)$/;
const textual =
  /^(TemplateLiteral|BinaryExpression|LogicalExpression|ConditionalExpression|ArrayExpression|SpreadElement|AwaitExpression|TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|TSTypeAssertion|ParenthesizedExpression|SequenceExpression)$/;

class TextFlow {
  readonly #evaluator: Evaluator;
  readonly #isInside: boolean;
  readonly #found: Place[] = [];
  readonly #seen = new Set<t.Node | Binding>();
  /** The call of a known function that is being followed: calls in that function are attributed to it. */
  #through: Place | undefined;
  #steps = 0;

  constructor(evaluator: Evaluator, isInside: boolean) {
    this.#evaluator = evaluator;
    this.#isInside = isInside;
  }

  from(place: Place): readonly Place[] {
    this.#follow(place.file, place.node, 0);
    return this.#found;
  }

  #take(place: Place): void {
    this.#found.push(this.#isInside ? place : (this.#through ?? place));
  }

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
    switch (parent.type) {
      case 'TaggedTemplateExpression':
      case 'YieldExpression':
        this.#take({ node: parent, file, env: undefined });
        return;
      case 'ObjectProperty':
        if (parent.value === node) this.#property(file, parent, depth);
        return;
      case 'VariableDeclarator':
        if (parent.init === node) this.#named(file, parent.id, depth);
        return;
      case 'AssignmentExpression':
      case 'AssignmentPattern':
        if (parent.right === node) this.#named(file, parent.left, depth);
        return;
      case 'ClassProperty':
      case 'ClassPrivateProperty':
        if (parent.value === node) this.#member(file, keyName(parent as t.ClassProperty), depth);
        return;
      case 'TSEnumMember':
        this.#member(file, keyName({ key: parent.id }), depth);
        return;
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        if (parent.object === node) this.#receiver(file, parent as AnyMember, depth);
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
    if (call.callee === node) return;
    const name = calledName(call) ?? '';
    if (this.#isAddedToList(file, call, name)) this.#take({ node: call, file, env: undefined });
    if (call.callee.type === 'Import' || isLog(call) || elsewhere.test(name) || /Error$/.test(name)) return;
    if (isMember(call.callee) && (asking.test(name) || this.#isOfStore(file, call.callee))) return;
    if (passing.test(name) && !this.#isOwn(file, call)) {
      this.#follow(file, call, depth);
      return;
    }
    const isOtherwise = call.type !== 'NewExpression' && isNamedOtherwise(call.callee);
    if (file.names.parentOf(call)?.type === 'Decorator' || isOtherwise) return;
    const callees = functionsOf(this.#evaluator.evaluate({ node: call.callee, file, env: undefined }));
    const position = call.arguments.indexOf(node as t.Expression);
    if (hasCallback(call)) return;
    if (callees.length === 0) {
      if (!this.#isDeclared(file, call) && !isTakenAtOnce(file, call)) this.#take({ node: call, file, env: undefined });
      return;
    }
    for (const { place } of callees) {
      const params = parametersOf(place.node);
      const last = params.at(-1);
      const param = position >= params.length - 1 && last?.type === 'RestElement' ? last.argument : params[position];
      const outer = this.#through;
      this.#through ??= { node: call, file, env: undefined };
      if (param !== undefined) this.#named(place.file, param, depth + 1);
      this.#through = outer;
      this.#follow(file, call, depth + 1);
    }
  }

  #isOwn(file: SourceFile, { callee }: CallNode): boolean {
    return callee.type === 'Identifier' && file.names.bindingOf(callee) !== undefined;
  }

  /** Example: `queue.push(path)`, but not `router.push(path)` */
  #isAddedToList(file: SourceFile, { callee }: CallNode, name: string): boolean {
    if (!isMember(callee) || !/^(push|unshift)$/.test(name)) return false;
    const value = this.#evaluator.evaluate({ node: callee.object, file, env: undefined });
    return [value, ...(value.kind === 'choice' ? value.branches : [])].some(({ kind }) => kind === 'array');
  }

  /** Whether a callee is a method of a built-in store: `entries.get(path)` of a `Map`. */
  #isOfStore(file: SourceFile, { object }: AnyMember): boolean {
    const value = this.#evaluator.evaluate({ node: object, file, env: undefined });
    const isMade = value.kind === 'external' && value.root.kind === 'global' && value.steps.at(-1)?.kind === 'new';
    return isMade && value.root.kind === 'global' && /^(Weak)?(Map|Set)$|^Headers$|^FormData$/.test(value.root.name);
  }

  /**
   * Whether an interface of the code base declares the callee, and so tells whether it is a request, or it calls a
   * test's own server.
   */
  #isDeclared(file: SourceFile, { callee }: CallNode): boolean {
    const value = this.#evaluator.evaluate({ node: callee, file, env: undefined });
    if (value.kind !== 'external') return false;
    return value.root.kind === 'interface' || isOfOwnServer(value);
  }

  /** A table of strings: the string goes to whatever reads a member of that name, or any member. */
  #property(file: SourceFile, property: t.ObjectProperty, depth: number): void {
    const name = keyName(property);
    const object = file.names.parentOf(property);
    if (object === undefined) return;
    const holder = holderOf(file, object);
    if (holder.type === 'VariableDeclarator' && holder.id.type === 'Identifier') {
      for (const reference of file.names.bindingOf(holder.id)?.references ?? []) {
        const member = file.names.parentOf(reference);
        const isRead = member?.type === 'MemberExpression' && member.object === reference;
        const key = isRead ? memberName(member) : undefined;
        if (isRead && (key === undefined || key === name)) this.#follow(file, member, depth + 1);
      }
    } else this.#follow(file, object, depth);
  }

  #named(file: SourceFile, target: t.Node, depth: number): void {
    const inner =
      target.type === 'AssignmentPattern'
        ? target.left
        : target.type === 'TSParameterProperty'
          ? target.parameter
          : target;
    if (target.type === 'TSParameterProperty' && inner.type === 'Identifier') this.#member(file, inner.name, depth);
    if (inner.type === 'MemberExpression') {
      const name = memberName(inner);
      // Example: `paths[name] = text`, after which any member of `paths` may be it
      if (name === undefined) this.#named(file, inner.object, depth);
      else this.#member(file, name, depth);
    }
    const binding = inner.type === 'Identifier' ? file.names.bindingOf(inner) : undefined;
    if (binding === undefined || this.#seen.has(binding)) return;
    this.#seen.add(binding);
    for (const reference of binding.references) this.#follow(file, reference, depth + 1);
  }

  /** `this.path`, `Paths.all`: all members with a name, of any object. */
  #member(file: SourceFile, name: string | undefined, depth: number): void {
    if (name === undefined) return;
    for (const node of nodesOf(file, 'MemberExpression')) {
      const parent = file.names.parentOf(node);
      const isWritten = parent?.type === 'AssignmentExpression' && parent.left === node;
      const isIt = memberName(node) === name;
      if (isIt && !isWritten) this.#follow(file, node, depth + 1);
    }
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
      if (isFunction(argument)) this.#named(file, (argument as FunctionNode).params[0] ?? argument, depth + 1);
      else if (/^(map|forEach|flatMap|reduce|filter|some|every|find)$/.test(name) && argument.type !== 'StringLiteral')
        this.#take({ node: call, file, env: undefined });
    }
    this.#follow(file, call, depth + 1);
  }

  #looped(file: SourceFile, { left }: t.ForOfStatement, depth: number): void {
    const target = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : left;
    if (target) this.#named(file, target, depth + 1);
  }

  /** The result of a function, at all calls of its name. */
  #returned(file: SourceFile, from: t.Node, depth: number): void {
    let owner: t.Node | undefined = from;
    while (owner !== undefined && !isFunction(owner)) owner = file.names.parentOf(owner);
    const parent = owner && file.names.parentOf(owner);
    const id =
      parent?.type === 'VariableDeclarator' ? parent.id : owner?.type === 'FunctionDeclaration' ? owner.id : undefined;
    const binding = id?.type === 'Identifier' ? file.names.bindingOf(id) : undefined;
    for (const reference of binding?.references ?? []) {
      const call = file.names.parentOf(reference);
      if (call !== undefined && isCall(call) && call.callee === reference) this.#follow(file, call, depth + 1);
    }
    if (owner?.type === 'ObjectMethod' || owner?.type === 'ClassMethod')
      this.#calledMember(file, keyName(owner), depth);
    if (parent?.type === 'ObjectProperty') this.#calledMember(file, keyName(parent), depth);
  }

  #calledMember(file: SourceFile, name: string | undefined, depth: number): void {
    if (name === undefined) return;
    for (const node of callsByName(file).get(name) ?? []) {
      if (isMember(node.callee)) this.#follow(file, node, depth + 1);
    }
  }
}

function isCompared(node: t.Node): boolean {
  return node.type === 'BinaryExpression' && /^([!=]==?|in|instanceof)$/.test(node.operator);
}

/** Example: `path.replace('genres', 'tags')`, which makes another path, unlike `path.replace(':id', id)` */
function isOtherPath(call: CallNode): boolean {
  const [word] = call.arguments;
  return calledName(call) === 'replace' && word?.type === 'StringLiteral' && /^[\w/-]+$/.test(word.value);
}

/** Whether the result of a call is used synchronously, which a response can't be: `kept.get(path) ?? []`. */
function isTakenAtOnce(file: SourceFile, call: CallNode): boolean {
  const parent = file.names.parentOf(call);
  return parent?.type === 'LogicalExpression' && parent.left === call;
}

function hasCallback({ arguments: given }: CallNode): boolean {
  return given.some((one) => isFunction(one));
}

/** What receives an object literal, wrapped or not. */
function holderOf(file: SourceFile, object: t.Node): t.Node {
  let holder = file.names.parentOf(object) ?? object;
  while (/^(TS(As|Satisfies|NonNull)|Parenthesized)Expression$/.test(holder.type) || isFreeze(file, holder))
    holder = file.names.parentOf(holder) ?? object;
  return holder;
}

function isFreeze(file: SourceFile, node: t.Node): boolean {
  return node.type === 'CallExpression' && isOutside(file, node.callee, 'Object.freeze');
}
