import type * as t from '@babel/types';
import { isOutside } from '../source/names/outside-name.ts';
import { type AnyMember, type CallNode, isCall, isFunction, isMember } from '../source/node-kinds.ts';
import { calledName } from '../source/nodes.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { Evaluator } from '../values/evaluate.ts';
import { isOfOwnServer } from './guesses/unknown-client.ts';

/** Callees that only test a string, or store something under it. */
export const asking =
  /^(includes|indexOf|lastIndexOf|startsWith|endsWith|match|matchAll|test|exec|search|has|delete|add|split|localeCompare|equals?)$/;
/** Callees that return the string, or one that contains it. */
export const passing =
  /^(String|URL|Request|encodeURI|encodeURIComponent|decodeURI|decodeURIComponent|Array|Set|Map|freeze|assign|entries|values|fromEntries|from|of|stringify|resolve|concat)$/;
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

/** What receives an object literal, wrapped or not. */
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
 * The files whose code may read members of an object literal from `this`: that of its methods, of what it is mixed with,
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

/** What may be, or hold, a function whose `this` is an object literal. */
function methodsBeside(file: SourceFile, object: t.Node): readonly t.Node[] {
  const call = file.names.parentOf(object);
  if (call !== undefined && isCall(call)) {
    const isBound = isMember(call.callee) && call.arguments[0] === object && selfGiving.test(calledName(call) ?? '');
    if (isBound) return [(call.callee as AnyMember).object];
    if (isOutside(file, call.callee, 'Object.assign')) return call.arguments.filter((one) => one !== object);
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
  return value.root.kind === 'interface' || isOfOwnServer(value);
}

/** `*[Symbol.iterator]() { … }`, whose values loops get. */
export function isIterator(file: SourceFile, owner: t.Node): boolean {
  const isMethod = owner.type === 'ClassMethod' || owner.type === 'ObjectMethod';
  return isMethod && owner.computed === true && isOutside(file, owner.key, /^Symbol\.(asyncI|i)terator$/);
}
