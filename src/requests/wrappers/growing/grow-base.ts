import type * as t from '@babel/types';
import { contains, endOf, type SourceFile, startOf } from '../../../source/source-file.ts';
import type { TextEdit } from '../../../source/text-edit.ts';
import type { FunctionNode, Place, TextPiece, TextSource } from '../../../values/value.ts';
import type { BaseChange } from '../../call-site.ts';
import { quoted } from '../../edits/respell.ts';
import type { Asked } from './new-parameter.ts';

/** The parameter for a part of what comes before the path, with its current value as the default. */
export function forBase(file: SourceFile, { piece, start, end }: BaseChange): Asked {
  const text = piece.text.slice(start, end);
  const names = /^v\d+$/.test(text) ? ['version', 'apiVersion'] : ['prefix', 'root'];
  return { names, fallback: quoted(file, text) };
}

/**
 * Whether the part that changes is more than a version and its prefix: `v1/tags`. Then the call does not contain the
 * whole path.
 */
export function holdsPath({ piece, start, end }: BaseChange): boolean {
  return !/^\/?((api|v\d+)(\/|$))*$/.test(piece.text.slice(start, end));
}

/**
 * The ways to make a function take a part of a string from a parameter, each as its edits: in its literal, or where the
 * function refers to it. Empty if it does neither.
 */
export function carriedIn({ node, file }: Place<FunctionNode>, base: BaseChange, name: string): readonly TextEdit[][] {
  const { piece, start, end } = base;
  if (piece.at?.file === file && contains(node.body, piece.at.node)) return [[inLiteral(file, piece.at, base, name)]];
  const via = piece.via.findLast((one) => one.file === file && contains(node.body, one.node))?.node;
  const behind = piece.text.slice(end) + slashesCutOff(piece);
  if (via === undefined || !/^\/?$/.test(behind)) return [];
  const binding = via.type === 'Identifier' ? file.names.bindingOf(via) : undefined;
  const uses = binding?.references.filter((one) => contains(node.body, one)) ?? [];
  const pattern = (piece.text.slice(start, end) + behind).replace(/[./]/g, '\\$&');
  const now = behind === '' ? name : `\`\${${name}}${behind}\``;
  const edits = (all: readonly t.Node[]) =>
    all.map((one) => ({ start: endOf(one), end: endOf(one), text: `.replace(/${pattern}$/, ${now})` }));
  // Example: `query ? `${root}${path}?${query}` : root + path`
  const ways = uses.length > 1 ? [[via], uses] : [[via]];
  return ways.filter((all) => all.every((one) => isPlain(file, one))).map(edits);
}

/** The slashes at the end of the literal, if code on the way takes them off: `join(base, path)`. */
function slashesCutOff({ at }: TextPiece): string {
  const rest = at?.file.text.slice(at.end, endOf(at.node) - 1) ?? '';
  return /^\/$/.test(rest) ? rest : '';
}

function inLiteral(file: SourceFile, at: TextSource, { start, end }: BaseChange, name: string): TextEdit {
  const [from, to] = [at.start + start, at.start + end];
  if (at.node.type === 'TemplateLiteral') return { start: from, end: to, text: `\${${name}}` };
  const [open, close] = [startOf(at.node), endOf(at.node)];
  const parent = file.names.parentOf(at.node);
  // Example: `server + '/api/' + version + path`, where the code joins strings already
  if (parent?.type === 'BinaryExpression' && parent.operator === '+') {
    const [before, behind] = [file.text.slice(open, from), file.text.slice(to, close)];
    const quote = file.text[open] ?? '';
    const parts = [before + quote, name, quote + behind].filter((part) => part !== quote + quote);
    return { start: open, end: close, text: parts.join(' + ') };
  }
  const text = `\`${file.text.slice(open + 1, from)}\${${name}}${file.text.slice(to, close - 1)}\``;
  return { start: open, end: close, text };
}

/** Whether a reference is a string itself, not a promise of one. */
function isPlain(file: SourceFile, node: t.Node): boolean {
  const parent = file.names.parentOf(node);
  // Example: `base() + path`
  if (node.type === 'CallExpression') return parent?.type === 'BinaryExpression' || parent?.type === 'TemplateLiteral';
  return /^(Identifier|MemberExpression)$/.test(node.type) && parent?.type !== 'AwaitExpression';
}
