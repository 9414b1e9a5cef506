import type * as t from '@babel/types';
import { type SourceFile, startOf } from '../source-file.ts';
import type { TextEdit } from '../text-edit.ts';

/** What a comment above may document instead of the function in it: `export const read = (path) => …`. */
const holds =
  /^(VariableDeclarat(or|ion)|Export(Named|Default)Declaration|(Class|Object)Property|ExpressionStatement|AssignmentExpression)$/;

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
  if (above === undefined || !/^[\w$]+$/.test(last)) return undefined;
  const found = new RegExp(
    `\\n([ \\t]*\\*[ \\t]*@param[ \\t]+)(\\{.*\\}[ \\t]+)?\\[?${last.replaceAll('$', '\\$')}\\b.*(?:\\n[ \\t]*\\*[ \\t]+[^\\s@].*)*`,
  ).exec(above.value.replaceAll('\r', ' '));
  if (found === null) return undefined;
  const at = (above.start ?? 0) + 2 + found.index + found[0].trimEnd().length;
  const text = found[2] === undefined ? name : `{${type}} [${name}]`;
  return { start: at, end: at, text: `${file.style.endOfLine}${found[1]}${text}` };
}
