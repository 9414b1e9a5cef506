import type * as t from '@babel/types';
import { type SourceFile, startOf } from '../source-file.ts';
import type { TextEdit } from '../text-edit.ts';

/** What a comment above may document instead of the function in it: `export const read = (path) => …`. */
const holds =
  /^(VariableDeclarat(or|ion)|Export(Named|Default)Declaration|(Class|Object)Property|ExpressionStatement|AssignmentExpression)$/;

/** Where a function's comment describes a parameter; undefined if it does not. */
function describedIn(
  file: SourceFile,
  node: t.Node,
  parameter: string,
): { at: number; found: RegExpExecArray } | undefined {
  let outer = node;
  for (let parent = file.names.parentOf(outer); parent && holds.test(parent.type); parent = file.names.parentOf(parent))
    outer = parent;
  const above = file.tree.comments?.find(
    ({ end = 0, value, type }) =>
      type === 'CommentBlock' &&
      value.startsWith('*') &&
      end <= startOf(outer) &&
      file.text.slice(end, startOf(outer)).trim() === '',
  );
  if (above === undefined || !/^[\w$]+$/.test(parameter)) return undefined;
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
