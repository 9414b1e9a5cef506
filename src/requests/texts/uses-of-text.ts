import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import {
  type AnyMember,
  type CallNode,
  callsNamed,
  constructorOf,
  isCall,
  isFunction,
  isMember,
} from '../../source/node-kinds.ts';
import { calledName, callsByName, nodesOf } from '../../source/nodes.ts';
import { keyName, memberName, parametersOf } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { isFunctionWithThis } from '../../values/self.ts';
import { isPromise } from '../../values/types/written-type.ts';
import type { ClassNode, FunctionNode, Place } from '../../values/value.ts';
import { isOfOwnServer } from '../guesses/unknown-client.ts';

/** Callees that only test a string, or store something under it. */
export const asking =
  /^(includes|indexOf|lastIndexOf|startsWith|endsWith|match|matchAll|test|exec|search|has|delete|add|split|localeCompare|equals?)$/;
/** Callees that return the string, or one that contains it. */
export const passing =
  /^(String|URL|Request|encodeURI|encodeURIComponent|decodeURI|decodeURIComponent|Array|Set|Map|freeze|assign|entries|values|fromEntries|from|of|stringify|parse|resolve|concat)$/;
/** Callees that navigate in a browser, or load code. */
export const elsewhere = /^(require|import|push|replace|redirect|navigate|pushState|replaceState|assignTo)$/;
/** Members of a URL object other than its path. */
export const withoutPath = /^(searchParams|search|hash|host|hostname|origin|port|protocol|length)$/;
export const textual =
  /^(TemplateLiteral|BinaryExpression|LogicalExpression|ConditionalExpression|ArrayExpression|SpreadElement|AwaitExpression|TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|TSTypeAssertion|ParenthesizedExpression|SequenceExpression)$/;

export function isCompared(node: t.Node): boolean {
  return node.type === 'BinaryExpression' && /^([!=]==?|in|instanceof)$/.test(node.operator);
}

/** Example: `path.replace('genres', 'tags')`, which makes another path, unlike `path.replace(':id', id)` */
export function isOtherPath(call: CallNode): boolean {
  const [word] = call.arguments;
  return calledName(call) === 'replace' && word?.type === 'StringLiteral' && /^[\w/-]+$/.test(word.value);
}

/** Whether the result of a call is used synchronously, which a response can't be: `kept.get(path) ?? []`. */
export function isTakenAtOnce(file: SourceFile, call: CallNode): boolean {
  const parent = file.names.parentOf(call);
  return parent?.type === 'LogicalExpression' && parent.left === call;
}

export function hasCallback({ arguments: given }: CallNode): boolean {
  return given.some((one) => isFunction(one));
}

/** The node around an object literal, without the casts and `Object.freeze` between them. */
export function holderOf(file: SourceFile, object: t.Node): t.Node {
  let holder = file.names.parentOf(object) ?? object;
  while (/^(TS(As|Satisfies|NonNull)|Parenthesized)Expression$/.test(holder.type) || isFreeze(file, holder))
    holder = file.names.parentOf(holder) ?? object;
  return holder;
}

function isFreeze(file: SourceFile, node: t.Node): boolean {
  return node.type === 'CallExpression' && isOutside(file, node.callee, 'Object.freeze');
}

/** Methods of a function whose first argument is its `this`. */
const selfGiving = /^(bind|call|apply)$/;

/**
 * The files whose code may read an object literal's members from `this`: those of its methods, of what it is mixed with,
 * or of the function that is bound to it.
 */
export function methodFilesOf(evaluator: Evaluator, file: SourceFile, object: t.Node): ReadonlySet<SourceFile> {
  const found = methodsBeside(file, object).flatMap((node): readonly SourceFile[] => {
    if (node.type === 'ObjectMethod') return [file];
    const value = evaluator.evaluate({ node, file, env: undefined });
    return value.kind === 'function' || value.kind === 'object' ? [value.place.file] : [];
  });
  return new Set(found);
}

/** Built-in functions that give an object the members of another one. */
const mixing = /^Object\.(assign|create|setPrototypeOf|definePropert(y|ies))$/;

/** What may be, or hold, a function whose `this` is an object literal. */
function methodsBeside(file: SourceFile, object: t.Node): readonly t.Node[] {
  const call = file.names.parentOf(object);
  if (call !== undefined && isCall(call)) {
    const isBound = isMember(call.callee) && call.arguments[0] === object && selfGiving.test(calledName(call) ?? '');
    if (isBound) return [(call.callee as AnyMember).object];
    if (isOutside(file, call.callee, mixing)) return call.arguments.filter((one) => one !== object);
  }
  if (object.type !== 'ObjectExpression') return [];
  return object.properties.flatMap((one): readonly t.Node[] => {
    if (one.type === 'ObjectMethod') return [one];
    if (one.type === 'SpreadElement') return [one.argument];
    return one.value.type === 'Identifier' || isFunction(one.value) ? [one.value] : [];
  });
}

/** Whether a callee is a function of the file itself. */
export function isOwn(file: SourceFile, { callee }: CallNode): boolean {
  return callee.type === 'Identifier' && file.names.bindingOf(callee) !== undefined;
}

/** Example: `queue.push(path)`, but not `router.push(path)` */
export function isAddedToList(evaluator: Evaluator, file: SourceFile, { callee }: CallNode, name: string): boolean {
  if (!isMember(callee) || !/^(push|unshift)$/.test(name)) return false;
  const value = evaluator.evaluate({ node: callee.object, file, env: undefined });
  return [value, ...(value.kind === 'choice' ? value.branches : [])].some(({ kind }) => kind === 'array');
}

/** Whether a callee is a method of a built-in store: `entries.get(path)` of a `Map`. */
export function isOfStore(evaluator: Evaluator, file: SourceFile, { object }: AnyMember): boolean {
  const value = evaluator.evaluate({ node: object, file, env: undefined });
  const isMade = value.kind === 'external' && value.root.kind === 'global' && value.steps.at(-1)?.kind === 'new';
  return isMade && value.root.kind === 'global' && /^(Weak)?(Map|Set)$|^Headers$|^FormData$/.test(value.root.name);
}

/**
 * Whether an interface of the code base declares the callee, and so tells whether it is a request, or it calls a
 * test's own server.
 */
export function isDeclared(evaluator: Evaluator, file: SourceFile, { callee }: CallNode): boolean {
  const value = evaluator.evaluate({ node: callee, file, env: undefined });
  if (value.kind !== 'external') return false;
  return (value.root.kind === 'interface' && !isOfPromise(value.root.declaration.node)) || isOfOwnServer(value);
}

/** `(path: string) => Promise<T>`, which does not say what the function does. */
function isOfPromise(type: t.Node): boolean {
  return type.type === 'TSFunctionType' && isPromise(type.typeAnnotation?.typeAnnotation);
}

/** `*[Symbol.iterator]() { … }`, whose values loops get. */
export function isIterator(file: SourceFile, owner: t.Node): boolean {
  const isMethod = owner.type === 'ClassMethod' || owner.type === 'ObjectMethod';
  return isMethod && owner.computed === true && isOutside(file, owner.key, /^Symbol\.(asyncI|i)terator$/);
}

/** The uses of an argument in a constructor, but not those that set fields, whose values are known: `bases.set(this, base)`. */
export function usesInConstructor({ node, file }: Place<ClassNode>, position: number): readonly t.Node[] {
  return usesOf(file, parameterOfMaker(node, position)).filter((reference) => {
    const target = targetOf(file, reference);
    return target === undefined || memberName(target) === undefined;
  });
}

/** Example: after `this[key] = text`, any `this[key]` */
export function membersOfKey(file: SourceFile, { object, property }: t.MemberExpression): readonly t.Node[] {
  const key = property.type === 'Identifier' ? file.names.bindingOf(property) : undefined;
  return (object.type === 'ThisExpression' ? (key?.references ?? []) : []).flatMap((reference) => {
    const outer = file.names.parentOf(reference);
    return outer !== undefined && isMember(outer) && outer.property === reference ? [outer] : [];
  });
}

/** Example: after `bases.set(client, text)`, any `bases.get(…)` */
export function readsOfStore(file: SourceFile, store: t.Node): readonly t.Node[] {
  const binding = store.type === 'Identifier' ? file.names.bindingOf(store) : undefined;
  return (binding?.references ?? []).flatMap((reference) => {
    const member = file.names.parentOf(reference);
    const call = member && isMember(member) && memberName(member) === 'get' ? file.names.parentOf(member) : undefined;
    return call !== undefined && isCall(call) ? [call] : [];
  });
}

/** The reads of a member by name, of any object or only of objects of one node type. */
export function readsOfMember(file: SourceFile, name: string, of: t.Node['type'] | undefined): readonly t.Node[] {
  return nodesOf(file, 'MemberExpression').filter((node) => {
    const parent = file.names.parentOf(node);
    const isWritten = parent?.type === 'AssignmentExpression' && parent.left === node;
    return !isWritten && memberName(node) === name && (of === undefined || node.object.type === of);
  });
}

/** The calls of a function by its own name, or by that of its variable. */
export function callsOfName(file: SourceFile, owner: t.Node): readonly t.Node[] {
  const parent = file.names.parentOf(owner);
  const id =
    parent?.type === 'VariableDeclarator' ? parent.id : owner.type === 'FunctionDeclaration' ? owner.id : undefined;
  return callsNamed(file, id);
}

/** The parameters of setters of a name. */
export function settersOf(file: SourceFile, name: string): readonly t.Node[] {
  return [...nodesOf(file, 'ClassMethod'), ...nodesOf(file, 'ObjectMethod')].flatMap((node) =>
    node.kind === 'set' && keyName(node) === name ? parametersOf<t.Node>(node).slice(0, 1) : [],
  );
}

/** The calls of the name of a method or a property, on any object. */
export function callsOfMember(file: SourceFile, member: Parameters<typeof keyName>[0]): readonly t.Node[] {
  return (callsByName(file).get(keyName(member) ?? '') ?? []).filter(({ callee }) => isMember(callee));
}

/** The parameter that receives an argument. */
export function parameterAt(owner: FunctionNode, position: number): t.Node | undefined {
  const params = parametersOf<t.Node>(owner);
  const last = params.at(-1);
  return position >= params.length - 1 && last?.type === 'RestElement' ? last.argument : params[position];
}

/** The reads of an argument through `arguments`, by its own or an unknown index. */
export function readsOfArguments({ node, file }: Place<FunctionNode>, position: number): readonly t.Node[] {
  const found: t.Node[] = [];
  walk(node.body, (inner) => {
    if (inner.type === 'Identifier' && inner.name === 'arguments' && file.names.isGlobal(inner)) {
      const outer = file.names.parentOf(inner);
      const index = outer !== undefined && isMember(outer) && outer.computed ? outer.property : undefined;
      if (index?.type !== 'NumericLiteral') found.push(inner);
      else if (outer !== undefined && index.value === position) found.push(outer);
    }
    return !isFunctionWithThis(inner);
  });
  return found;
}

/** The name or the pattern that a declaration or an assignment sets to a value. */
export function nameFor(parent: t.Node, value: t.Node): t.Node | undefined {
  if (parent.type === 'VariableDeclarator') return parent.init === value ? parent.id : undefined;
  const isSet = parent.type === 'AssignmentExpression' || parent.type === 'AssignmentPattern';
  return isSet && parent.right === value ? parent.left : undefined;
}

/** `Object.entries(table)`, which lists what the table holds. */
export function isListing(node: t.Node): boolean {
  return isCall(node) && /^(entries|values)$/.test(calledName(node) ?? '');
}

/** The names and patterns in a pattern, each of which may take a value that is listed. */
export function partsOf(pattern: t.Node): readonly t.Node[] {
  if (pattern.type === 'ArrayPattern') return pattern.elements.filter((one) => one !== null);
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.map((one) => (one.type === 'RestElement' ? one.argument : one.value));
}

/** A parameter of a constructor, and the expressions by which its class reads the field that it sets. */
export function readsOfField({ node, file }: Place<ClassNode>, position: number): readonly t.Node[] {
  const param = parameterOfMaker(node, position);
  const own = param?.type === 'TSParameterProperty' ? param.parameter : undefined;
  const sets = own === undefined ? usesOf(file, param).map((use) => targetOf(file, use)) : [];
  const names = [own?.type === 'Identifier' ? own.name : undefined, ...sets.flatMap((one) => one && memberName(one))];
  const reads = nodesOf(file, 'MemberExpression').filter((one) => {
    const name = memberName(one);
    return one.object.type === 'ThisExpression' && name !== undefined && names.includes(name) && contains(node, one);
  });
  return param === undefined ? reads : [own ?? param, ...reads];
}

function parameterOfMaker({ body }: ClassNode, position: number): t.Node | undefined {
  const maker = constructorOf(body);
  return maker && parametersOf(maker)[position];
}

function usesOf(file: SourceFile, param: t.Node | undefined): readonly t.Node[] {
  const binding = param?.type === 'Identifier' ? file.names.bindingOf(param) : undefined;
  return binding?.references ?? [];
}

/** The member that an expression is assigned to. */
function targetOf(file: SourceFile, node: t.Node): AnyMember | undefined {
  const outer = file.names.parentOf(node);
  return outer?.type === 'AssignmentExpression' && isMember(outer.left) ? outer.left : undefined;
}

/** The parameters of a function that a method of lists gives the elements to. */
export function elementParameters(node: FunctionNode, method: string): readonly t.Node[] {
  return parametersOf(node).slice(0, method === 'reduce' ? 2 : 1);
}
