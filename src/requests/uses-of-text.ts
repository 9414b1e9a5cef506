import type * as t from '@babel/types';
import { isOutside } from '../source/names/outside-name.ts';
import { type CallNode, isFunction } from '../source/node-kinds.ts';
import { calledName } from '../source/nodes.ts';
import type { SourceFile } from '../source/source-file.ts';

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
