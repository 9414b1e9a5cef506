import type * as t from '@babel/types';
import type { Evaluator } from '../evaluate.ts';
import { knownText, leadingText, piecesOf, replaceText, sliceText } from '../text/pieces.ts';
import { replacedSlashes } from '../text/replaced-slashes.ts';
import { choiceOf, type Piece, type Place, unknown, type Value } from '../value.ts';
import { fillPlaceholders } from './fill-placeholders.ts';

/** Whether a value is a string, or becomes one when it is joined to a string. */
export function isTextual(value: Value): boolean {
  if (value.kind === 'choice') return value.branches.every(isTextual);
  return ['text', 'url', 'search-params', 'primitive'].includes(value.kind);
}

/** Whether nothing is known about a value. */
export function isOpen(value: Value): boolean {
  return value.kind === 'unknown' || value.kind === 'external';
}

/** `.replace(':id', id)`, and `.replace(/\/+$/, '')` if it changes nothing. */
export function replaced(
  evaluator: Evaluator,
  receiver: Place,
  args: readonly (Place | undefined)[],
  place: Place,
): Value | undefined {
  const given = evaluator.evaluate(receiver);
  const [search, replacement] = args;
  const isPattern = search?.node.type === 'RegExpLiteral';
  const isText = given.kind === 'choice' && given.branches.every((one) => isTextual(one) || (isPattern && isOpen(one)));
  const value: Value =
    isText && given.branches.some(isTextual) ? { kind: 'text', pieces: piecesOf(given, receiver) } : given;
  if (value.kind !== 'text' || search === undefined || replacement === undefined) return undefined;
  const filler = evaluator.evaluate(replacement);
  if (filler.kind === 'function') {
    const filled =
      isPattern && fillPlaceholders(evaluator, value.pieces, search.node as t.RegExpLiteral, { filler, place });
    return filled ? { kind: 'text', pieces: filled } : unknown(place, 'replaced');
  }
  const pieces = evaluator.text(replacement);
  if (search.node.type === 'RegExpLiteral')
    return (
      replacedPattern(value, search.node, pieces, place) ??
      asText(replacedSlashes(value.pieces, search.node, pieces)) ??
      unknown(place, 'replaced')
    );
  const text = knownText(evaluator.text(search));
  if (text === undefined || leadingText(pieces).includes('$')) return unknown(place, 'replaced');
  const all = (place.node as t.CallExpression).callee.type === 'MemberExpression' && isReplaceAll(place);
  return { kind: 'text', pieces: replaceText(value.pieces, text, pieces, all) };
}

function asText(pieces: readonly Piece[] | undefined): Value | undefined {
  return pieces && { kind: 'text', pieces };
}

function isReplaceAll(place: Place): boolean {
  const { callee } = place.node as t.CallExpression;
  return callee.type === 'MemberExpression' && (callee.property as t.Identifier).name === 'replaceAll';
}

/** Handles patterns that mean plain text, and slashes removed from an end that is known to have none. */
function replacedPattern(
  value: Extract<Value, { kind: 'text' }>,
  pattern: t.RegExpLiteral,
  replacement: readonly Piece[],
  place: Place,
): Value | undefined {
  const plain = pattern.pattern.replace(/\\([/{}:.])/g, '$1');
  if (/^[\w/{}:-]+$/.test(plain) && !pattern.flags.includes('i')) {
    return { kind: 'text', pieces: replaceText(value.pieces, plain, replacement, pattern.flags.includes('g')) };
  }
  const ending = /^([\w/-]+)\$$/.exec(pattern.pattern.replace(/\\([/.])/g, '$1'))?.[1];
  const [first] = value.pieces;
  const last = value.pieces.at(-1);
  // Example: `(process.env.KOMGA ?? '/api/v1').replace(/\/v1$/, '/v2')`
  if (first?.kind === 'choice' && first === last) {
    const unseen = unknown(place, 'replaced');
    const inBranch = (pieces: readonly Piece[]) =>
      replacedPattern({ kind: 'text', pieces }, pattern, replacement, place);
    return choiceOf(
      first.branches.map((branch) => inBranch(branch) ?? unseen),
      place,
    );
  }
  if (ending !== undefined && last?.kind === 'text' && last.text.endsWith(ending)) {
    const kept = sliceText(last, 0, last.text.length - ending.length);
    return { kind: 'text', pieces: [...value.pieces.slice(0, -1), kept, ...replacement] };
  }
  // Example: `.replace(/v1$/, version)`, if `version` is itself `v1`
  if (ending !== undefined && first?.kind === 'hole' && first === last && knownText(replacement) === ending)
    return value;
  const ends = pattern.pattern.split('|').map((one) => /^(\^?)\\\/([+*?]?)(\$?)$/.exec(one));
  if (ends.length > 1 && !pattern.flags.includes('g')) return undefined;
  let pieces: readonly Piece[] | undefined = value.pieces;
  for (const end of ends) {
    const [, start, count = '', stop] = end ?? [];
    if (pieces === undefined || (start === '') === (stop === '')) return undefined;
    pieces = withoutSlashes(pieces, { isStart: start !== '', count }, replacement);
  }
  return pieces && { kind: 'text', pieces };
}

/**
 * A text whose slashes at one end are replaced: `.replace(/^\/+/, '')`, `.replace(/\/?$/, '/')`. Undefined if it is not known
 * what is at that end.
 */
function withoutSlashes(
  pieces: readonly Piece[],
  { isStart, count }: { readonly isStart: boolean; readonly count: string },
  replacement: readonly Piece[],
): readonly Piece[] | undefined {
  const outer = isStart ? pieces[0] : pieces.at(-1);
  // Example: `path + (library ? `?library_id=${library}` : '')`, which ends in no slash in either case
  if (outer?.kind === 'choice') {
    const each = outer.branches.map((one) =>
      isStart ? [...one, ...pieces.slice(1)] : [...pieces.slice(0, -1), ...one],
    );
    const isKept = each.every((one) => withoutSlashes(one, { isStart, count }, replacement) === one);
    return isKept ? pieces : undefined;
  }
  // A value at the end of a query is taken to end in no slash: `?series_id=${id}`.
  const isValue = !isStart && pieces.some((piece) => piece.kind === 'text' && piece.text.includes('?'));
  if (outer?.kind !== 'text') return isValue && count !== '?' ? pieces : undefined;
  const { text } = outer;
  const others = [...text].findIndex((_, index) => text.at(isStart ? index : -1 - index) !== '/');
  const slashes = others < 0 ? text.length : others;
  if (slashes === text.length && pieces.length > 1) return undefined;
  if (slashes === 0 && !/[*?]/.test(count)) return pieces;
  const gone = /[+*]/.test(count) ? slashes : Math.min(slashes, 1);
  return isStart
    ? [...replacement, sliceText(outer, gone, text.length), ...pieces.slice(1)]
    : [...pieces.slice(0, -1), sliceText(outer, 0, text.length - gone), ...replacement];
}
