import type * as t from '@babel/types';
import { type SourceFile, startOf } from '../source-file.ts';
import type { TextEdit } from '../text-edit.ts';

/** What a comment above may document instead of the function in it: `export const read = (path) => …`. */
const holds =
  /^(VariableDeclarat(or|ion)|Export(Named|Default)Declaration|(Class|Object)Property|ExpressionStatement|AssignmentExpression)$/;

/** What a comment above describes: the function, or the statement or member that holds it. */
function holderOf(file: SourceFile, node: t.Node): t.Node {
  const parent = file.names.parentOf(node);
  return parent && holds.test(parent.type) ? holderOf(file, parent) : node;
}

/** The comment that ends before an offset, with nothing between. */
function commentAbove({ tree, text }: SourceFile, offset: number): t.Comment | undefined {
  return tree.comments?.find(({ end = 0 }) => end <= offset && text.slice(end, offset).trim() === '');
}

/** Where a function's comment describes a parameter; undefined if it does not. */
function describedIn(
  file: SourceFile,
  node: t.Node,
  parameter: string,
): { at: number; found: RegExpExecArray } | undefined {
  const above = commentAbove(file, startOf(holderOf(file, node)));
  const isDoc = above?.type === 'CommentBlock' && above.value.startsWith('*');
  if (!isDoc || !/^[\w$]+$/.test(parameter)) return undefined;
  const found = new RegExp(
    `\\n([ \\t]*\\*[ \\t]*@param[ \\t]+)(\\{.*\\}[ \\t]+)?\\[?${parameter.replaceAll('$', '\\$')}\\b.*(?:\\n[ \\t]*\\*[ \\t]+[^\\s@].*)*`,
  ).exec(above.value.replaceAll('\r', ' '));
  return found === null ? undefined : { at: (above.start ?? 0) + 2 + found.index, found };
}

/**
 * Documents another optional parameter of a function below that of an existing one, in the same form: `@param
 * {string} [version]`. Undefined if the function's comment does not describe its parameters.
 */
export function documentParameter(
  file: SourceFile,
  node: t.Node,
  last: string,
  { name, type }: { readonly name: string; readonly type: string },
): TextEdit | undefined {
  const described = describedIn(file, node, last);
  if (described === undefined) return undefined;
  const { found } = described;
  const at = described.at + found[0].trimEnd().length;
  const text = found[2] === undefined ? name : `{${type}} [${name}]`;
  return { start: at, end: at, text: `${file.style.endOfLine}${found[1]}${text}` };
}

/**
 * Adds a member to the type of the options that a function takes, in its comment: `@param {RequestInit & { version?: string }}
 * [init]`. Undefined if the comment does not describe them, `unknown` if it does so without a plain type.
 */
export function documentOption(
  file: SourceFile,
  node: t.Node,
  options: string,
  member: string,
): TextEdit | 'unknown' | undefined {
  const described = describedIn(file, node, options);
  if (described === undefined) return undefined;
  const [, before = '', type = ''] = described.found;
  if (!/^\{[\w$.<>]+\}\s+$/.test(type)) return 'unknown';
  const at = described.at + 1 + before.length + type.trimEnd().length - 1;
  return { start: at, end: at, text: ` & { ${member} }` };
}

/**
 * Says in the comment above a function that it sends another method with a parameter: `GET (POST with \`body\`) a path`. Undefined
 * if no comment names the method that it sends without, or one names both.
 */
export function documentMethod(
  file: SourceFile,
  node: t.Node,
  { from, to }: { readonly from: string; readonly to: string },
  parameter: string,
): TextEdit | undefined {
  const comments: t.Comment[] = [];
  for (let at = startOf(holderOf(file, node)), above = commentAbove(file, at); above; above = commentAbove(file, at)) {
    comments.push(above);
    at = above.start ?? 0;
  }
  const naming = (method: string) => comments.find(({ value }) => value.split(/\b/).includes(method));
  const named = naming(from);
  if (named === undefined || naming(to)) return undefined;
  const at = (named.start ?? 0) + 2 + named.value.search(new RegExp(`\\b${from}\\b`)) + from.length;
  return { start: at, end: at, text: ` (${to} with \`${parameter}\`)` };
}
