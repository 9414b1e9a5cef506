import type { AddedQuery } from '../../contract/profile.ts';
import type { CallSite } from '../../requests/call-site.ts';
import { quoted } from '../../requests/edits/respell.ts';
import { contains, endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { UrlChange } from '../../values/text/edit.ts';
import { leadingText, normalForm, syntheticText } from '../../values/text/pieces.ts';
import type { ChoicePiece, Piece } from '../../values/value.ts';
import type { Found } from '../migration.ts';
import { appendedBy } from './query-in-url.ts';
import type { QueryParameter } from './query-parameter.ts';

/** Code that sends another value if a test leaves out a parameter, and what the URL becomes by it. */
interface Otherwise {
  readonly edit: TextEdit;
  readonly change: UrlChange;
}

/**
 * Writes a default where a test leaves out an optional part of a URL: `${sort ? `&sort=${sort}` : '&sort=title'}`, or `else url +=
 * '&sort=title'`. Undefined if the part is not written for this call alone.
 */
export function otherwiseSent(
  { site, match: { alternative } }: Found,
  { fragment }: QueryParameter,
  { name, value }: AddedQuery,
): Otherwise | undefined {
  const start = alternative.offsets[alternative.pieces.indexOf(fragment as ChoicePiece)];
  if (fragment === undefined || start === undefined || fragment.file !== site.file) return undefined;
  const full = fragment.branches.find((branch) => !isEmpty(branch)) ?? [];
  const [mark] = leadingText(full);
  if (fragment.branches.length !== 2 || !fragment.branches.some(isEmpty) || !/^[?&]$/.test(mark ?? ''))
    return undefined;
  const text = `${mark}${name}=${value}`;
  const edit = inExpression(site, fragment, text) ?? behindIf(site, fragment, full, text);
  const branches = fragment.branches.map((branch) => (isEmpty(branch) ? [syntheticText(text)] : branch));
  const changed = normalForm([{ ...fragment, branches }]);
  return edit && { edit, change: { start, end: start + 1, text: changed, isElsewhere: true } };
}

function isEmpty(branch: readonly Piece[]): boolean {
  return branch.every((piece) => piece.kind === 'text' && piece.text === '');
}

/** `sort ? `&sort=${sort}` : ''`, in the call or in a constant that nothing else reads. */
function inExpression({ file, node: call }: CallSite, { node, via }: ChoicePiece, text: string): TextEdit | undefined {
  if (node.type !== 'ConditionalExpression') return undefined;
  const empty = [node.consequent, node.alternate].find((one) => one.type === 'StringLiteral' && one.value === '');
  const isAlone = contains(call, node) || via.every((one) => one.file === file && isReadOnce(file, one.node));
  return empty && isAlone ? { start: startOf(empty), end: endOf(empty), text: quoted(file, text) } : undefined;
}

function isReadOnce({ names }: SourceFile, node: ChoicePiece['node']): boolean {
  const binding = node.type === 'Identifier' ? names.bindingOf(node) : undefined;
  return binding?.kind === 'const' && binding.references.length === 1;
}

/** `if (sort) url += `&sort=${sort}`;`, which gets an `else`. */
function behindIf(site: CallSite, { node }: ChoicePiece, full: readonly Piece[], text: string): TextEdit | undefined {
  const { file } = site;
  const write = appendedBy(site, full);
  const statement = write && file.names.parentOf(write);
  if (node.type !== 'IfStatement' || node.alternate || write === undefined || statement === undefined) return undefined;
  const block = node.consequent.type === 'BlockStatement' ? node.consequent : undefined;
  if (statement !== node.consequent && statement !== block?.body[0]) return undefined;
  const [line, end] = [startOf(node), endOf(node)];
  const indent = /^[\t ]*/.exec(file.text.slice(file.text.lastIndexOf('\n', line) + 1))?.[0] ?? '';
  const mark = file.textOf(statement).endsWith(';') ? ';' : '';
  const added = `${file.textOf(write.left)} += ${quoted(file, text)}${mark}`;
  const { endOfLine } = file.style;
  if (block === undefined) return { start: end, end, text: `${endOfLine}${indent}else ${added}` };
  const inner = /\n([\t ]*)$/.exec(file.text.slice(0, startOf(statement)))?.[1] ?? `${indent}  `;
  return { start: end, end, text: ` else {${endOfLine}${inner}${added}${endOfLine}${indent}}` };
}
