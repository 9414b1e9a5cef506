import type * as t from '@babel/types';
import { isCall, isMember } from '../../../source/node-kinds.ts';
import { lacksProperty, memberName } from '../../../source/pattern.ts';
import { contains, endOf, type SourceFile, startOf } from '../../../source/source-file.ts';
import type { TextEdit } from '../../../source/text-edit.ts';
import { holdsSuch } from '../../../source/walk.ts';
import type { FunctionNode, Place } from '../../../values/value.ts';
import { stringified } from '../../call-parts.ts';
import type { CallSite } from '../../call-site.ts';
import { quoted } from '../../edits/respell.ts';
import { type UrlKey, urlKeys } from '../../url-use.ts';
import { isOwnStore } from '../store.ts';

/**
 * The edits with which a function keeps a response under URL and body if it is called with a body: none if it keeps
 * nothing; undefined if it can't.
 */
export function keysWithBody(
  place: Place<FunctionNode>,
  inner: CallSite,
  body: string,
): readonly TextEdit[] | undefined {
  const { file } = place;
  const keys = urlKeys(place, inner);
  if (!keys.every((key) => isOfOwnStores(file, key) && isConstantText(file, key.text))) return undefined;
  const constants = keys.filter((key) => key.isConstant);
  const others = keys.filter((key) => !key.isConstant).map(({ text }) => text);
  const [first] = others;
  const named = constants.map(({ text }) => replaced(text, withBody(file, text, body)));
  if (first === undefined) return named;
  if (others.length === 1) return [...named, replaced(first, withBody(file, first, body))];
  const declared = declaredBefore(place, others, body);
  return declared && [...named, ...declared];
}

/** Whether a key only serves to look something up in stores that the code in sight makes, or to set it there. */
function isOfOwnStores(file: SourceFile, { uses, isRead }: UrlKey): boolean {
  if (isRead) return false;
  return uses.every((use) => {
    if (isMember(use)) return isOwnStore(file, use.object);
    const callee = isCall(use) ? use.callee : undefined;
    if (!isMember(callee) || !/^(has|get|set|add|delete)$/.test(memberName(callee) ?? '')) return false;
    return isOwnStore(file, callee.object);
  });
}

/** Whether a text is the same wherever it is written in a function: no variable in it is set again. */
function isConstantText(file: SourceFile, text: t.Node): boolean {
  return !holdsSuch(text, (node) => {
    const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
    return binding !== undefined && binding.writes.length > 0;
  });
}

function replaced(node: t.Node, text: string): TextEdit {
  return { start: startOf(node), end: endOf(node), text };
}

/** A key as it is, or with the body behind it if there is one. */
function withBody(file: SourceFile, node: t.Node, body: string): string {
  const [text, json] = [file.textOf(node), `JSON.stringify(${body})`];
  // A list of names as the second argument would leave the body out.
  const isWhole = isCall(node) && node.arguments.length === 1;
  const fields = isWhole ? stringified({ node, file, env: undefined })?.node : undefined;
  const last =
    fields?.type === 'ObjectExpression' && lacksProperty(fields, body) ? fields.properties.at(-1) : undefined;
  // JSON leaves out what is undefined.
  if (last !== undefined && !text.includes('\n')) {
    const at = endOf(last) - startOf(node);
    return `${text.slice(0, at)}, ${body}${text.slice(at)}`;
  }
  const isJoined = node.type === 'BinaryExpression';
  const template = node.type === 'TemplateLiteral' ? text.slice(1, -1) : `\${${text}}`;
  const whole = isJoined ? `${text} + ${quoted(file, ' ')} + ${json}` : `\`${template} \${${json}}\``;
  return `${body} === undefined ? ${text} : ${whole}`;
}

/** A constant with the key, before the statement with its first use; undefined if the uses are not of one text. */
function declaredBefore(
  { node: fn, file }: Place<FunctionNode>,
  texts: readonly t.Node[],
  body: string,
): readonly TextEdit[] | undefined {
  const [first] = texts;
  const name = ['key', 'cacheKey', 'id'].find(
    (one) => !holdsSuch(fn, (node) => node.type === 'Identifier' && node.name === one),
  );
  if (first === undefined || name === undefined || texts.some((one) => file.textOf(one) !== file.textOf(first)))
    return undefined;
  const before = statementBefore(file, texts);
  if (before === undefined || !contains(fn.body, before)) return undefined;
  const start = startOf(before);
  const indent = file.text.slice(file.text.lastIndexOf('\n', start) + 1, start);
  if (/\S/.test(indent)) return undefined;
  const end = file.style.semicolons ? ';' : '';
  const declaration = `const ${name} = ${withBody(file, first, body)}${end}${file.style.endOfLine}${indent}`;
  return [{ start, end: start, text: declaration }, ...texts.map((one) => replaced(one, name))];
}

/** The statement that holds the first of some nodes, in the innermost block that holds them all. */
function statementBefore(file: SourceFile, nodes: readonly t.Node[]): t.Node | undefined {
  const [first] = nodes;
  for (
    let at = first, outer = at && file.names.parentOf(at);
    at && outer;
    at = outer, outer = file.names.parentOf(at)
  ) {
    const block = outer;
    if (block.type === 'BlockStatement' && nodes.every((one) => contains(block, one)))
      return block.body.find((one) => nodes.some((node) => contains(one, node)));
  }
  return undefined;
}
