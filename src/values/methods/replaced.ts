import type * as t from '@babel/types';
import type { Evaluator } from '../evaluate.ts';
import { knownText, leadingText, piecesOf, replaceText, sliceText } from '../text/pieces.ts';
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
    return replacedPattern(value, search.node, pieces, place) ?? unknown(place, 'replaced');
  const text = knownText(evaluator.text(search));
  if (text === undefined || leadingText(pieces).includes('$')) return unknown(place, 'replaced');
  const all = (place.node as t.CallExpression).callee.type === 'MemberExpression' && isReplaceAll(place);
  return { kind: 'text', pieces: replaceText(value.pieces, text, pieces, all) };
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
  if (/^\\\/[+*]?\$$/.test(pattern.pattern) && last?.kind === 'text' && !last.text.endsWith('/')) return value;
  if (/^\^\\\/[+*]?$/.test(pattern.pattern) && first?.kind === 'text' && !first.text.startsWith('/')) return value;
  return undefined;
}
