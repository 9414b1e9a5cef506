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

/** The files of the code that may read members of an object literal from `this`: its own, or what it is mixed with. */
export function methodsIn(evaluator: Evaluator, file: SourceFile, object: t.Node): ReadonlySet<SourceFile> {
  const parent = file.names.parentOf(object);
  const isMixed = parent !== undefined && isCall(parent) && isOutside(file, parent.callee, 'Object.assign');
  const parts = isMixed ? parent.arguments : object.type === 'ObjectExpression' ? object.properties : [];
  const found = parts.flatMap((part): readonly SourceFile[] => {
    if (part.type === 'ObjectMethod') return [file];
    if (
      part === object ||
      (part.type === 'ObjectProperty' && part.value.type !== 'Identifier' && !isFunction(part.value))
    )
      return [];
    const node = part.type === 'ObjectProperty' ? part.value : part.type === 'SpreadElement' ? part.argument : part;
    const value = evaluator.evaluate({ node, file, env: undefined });
    return value.kind === 'function' || value.kind === 'object' ? [value.place.file] : [];
  });
  return new Set(found);
}
