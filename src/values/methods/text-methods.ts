import type * as t from '@babel/types';
import type { Evaluator } from '../evaluate.ts';
import { knownText, sliceText } from '../text/pieces.ts';
import { type Piece, type Place, type TextPiece, unknown, type Value } from '../value.ts';

type Text = Extract<Value, { kind: 'text' }>;

/** `text.toLowerCase()` and `text.toUpperCase()`; known text keeps its source position, since each character does. */
export function inCase(change: (text: string) => string) {
  const changed = (value: Value): Value | undefined => {
    if (value.kind === 'choice') {
      const branches = value.branches.flatMap((one) => changed(one) ?? []);
      return branches.length === value.branches.length ? { ...value, branches } : undefined;
    }
    const isKnown = value.kind === 'text' && value.pieces.every((one) => one.kind === 'text' && isPlain(one.text));
    if (!isKnown) return undefined;
    return {
      kind: 'text',
      pieces: value.pieces.map((one) => ({ ...(one as TextPiece), text: change((one as TextPiece).text) })),
    };
  };
  return (evaluator: Evaluator, receiver: Place): Value | undefined => changed(evaluator.evaluate(receiver));
}

/** Whether each character of a string has one counterpart in the other case. */
function isPlain(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

/** `trim`, `trimStart` and `trimEnd`: spaces are removed from known ends; an unknown end is assumed to have none. */
export function trimmed(isAtStart: boolean, isAtEnd: boolean) {
  return (evaluator: Evaluator, receiver: Place): Value | undefined => {
    const value = evaluator.evaluate(receiver);
    if (value.kind !== 'text') return undefined;
    const [first, last] = [value.pieces[0], value.pieces.at(-1)];
    const before = isAtStart && first?.kind === 'text' ? /^\s*/.exec(first.text)?.[0].length : 0;
    const behind = isAtEnd && last?.kind === 'text' ? /(?<!\s)\s*$/.exec(last.text)?.[0].length : 0;
    return cut(value, before ?? 0, behind ?? 0);
  };
}

/** `slice`, `substring` and `substr` with literal numbers. */
export function sliced(name: 'slice' | 'substring' | 'substr') {
  return (
    evaluator: Evaluator,
    receiver: Place,
    args: readonly (Place | undefined)[],
    place: Place,
  ): Value | undefined => {
    const value = evaluator.evaluate(receiver);
    if (value.kind !== 'text') return undefined;
    const numbers = args.map(numberAt);
    if (numbers.some((number) => number === undefined)) return unknown(place, 'part of a string');
    const [from = 0, to] = numbers as readonly number[];
    const text = knownText(value.pieces);
    if (text !== undefined) {
      const part = text[name](from, to);
      const start = text.slice(0, text.length).indexOf(part, Math.max(0, from < 0 ? text.length + from : from));
      return start < 0 ? unknown(place, 'part of a string') : cut(value, start, text.length - start - part.length);
    }
    const isByEnds = name === 'slice' && from >= 0 && (to ?? 0) <= 0;
    return (isByEnds ? cut(value, from, -(to ?? 0)) : undefined) ?? unknown(place, 'part of a string');
  };
}

function numberAt(argument: Place | undefined): number | undefined {
  const text = argument?.file.textOf(argument.node) ?? '';
  return /^-?\d+$/.test(text) ? Number(text) : undefined;
}

/** A string without some characters at its start and end; undefined unless these are all in its known ends. */
function cut(value: Text, before: number, behind: number): Text | undefined {
  const pieces = [...value.pieces];
  for (let left = before; left > 0; ) {
    const first = pieces.shift();
    if (first?.kind !== 'text') return undefined;
    if (first.text.length > left) pieces.unshift(sliceText(first, left, first.text.length));
    left -= first.text.length;
  }
  for (let left = behind; left > 0; ) {
    const last = pieces.pop();
    if (last?.kind !== 'text') return undefined;
    if (last.text.length > left) pieces.push(sliceText(last, 0, last.text.length - left));
    left -= last.text.length;
  }
  return { ...value, pieces };
}

const joiners: readonly { readonly module: RegExp; readonly path: RegExp }[] = [
  { module: /^(?:node:)?path(?:\/posix)?$|^pathe$|^upath$/, path: /^(?:default\.)?(?:posix\.)?join$/ },
  { module: /^url-join$/, path: /^(?:default)?$/ },
  { module: /^ufo$/, path: /^joinURL$/ },
];

/** Whether a function of a module joins its arguments with a single `/`. */
export function joinsPaths(module: string, path: string): boolean {
  return joiners.some((one) => one.module.test(module) && one.path.test(path));
}

/** `path.posix.join('/api/v1', 'genres')` */
export function joinedPath(evaluator: Evaluator, args: readonly (Place | undefined)[], place: Place): Value {
  const pieces: Piece[] = [];
  for (const arg of args) {
    if (arg === undefined) return unknown(place, 'spread arguments');
    const given = [...evaluator.text(arg)];
    if (given.some((piece) => piece.kind === 'text' && /(?:^|\/)\.\.?(?:\/|$)/.test(piece.text))) {
      return unknown(place, 'a path with dots');
    }
    const [first] = given;
    if (first === undefined) continue;
    const last = pieces.at(-1);
    const endsInSlash = last?.kind === 'text' && last.text.endsWith('/');
    const startsWithSlash = first.kind === 'text' && first.text.startsWith('/');
    if (endsInSlash && startsWithSlash) given[0] = sliceText(first, 1, first.text.length);
    else if (last !== undefined && !endsInSlash && !startsWithSlash)
      pieces.push({ kind: 'text', text: '/', at: undefined, via: [], isJoint: true });
    pieces.push(...given.filter((piece) => piece.kind !== 'text' || piece.text !== ''));
  }
  return { kind: 'text', pieces };
}

/** `util.format('%s/api/v1/%s', base, name)` */
export function formatted(
  evaluator: Evaluator,
  [pattern, ...args]: readonly (Place | undefined)[],
  place: Place,
): Value {
  const pieces: Piece[] = [];
  const left = [...args];
  for (const piece of pattern === undefined ? [] : evaluator.text(pattern)) {
    if (piece.kind !== 'text') return unknown(place, 'a format');
    let end = 0;
    for (const { index } of piece.text.matchAll(/%/g)) {
      const given = left.shift();
      if (given === undefined || !/[sd]/.test(piece.text.charAt(index + 1))) return unknown(place, 'a format');
      pieces.push(sliceText(piece, end, index), ...evaluator.text(given));
      end = index + 2;
    }
    pieces.push(sliceText(piece, end, piece.text.length));
  }
  if (pieces.length === 0 || left.length > 0) return unknown(place, 'a format');
  return { kind: 'text', pieces: pieces.filter((piece) => piece.kind !== 'text' || piece.text !== '') };
}

/**
 * Whether a template tag only reassembles its template, whatever it does to the interpolated values: all text of its
 * own is empty.
 */
function isPlainTag(tag: Value): boolean {
  if (tag.kind === 'external') return isRaw(tag);
  if (tag.kind !== 'function') return false;
  const { node, file } = tag.place;
  const text = file.textOf(node.body);
  const isJoining = /\bString\.raw\(|\.reduce\(|\.(?:flatM|m)ap\([\s\S]*\.join\(/.test(text);
  return isJoining && ![...text.matchAll(/(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g)].some(([, , inner]) => inner !== '');
}

function isRaw({ root, steps }: Extract<Value, { kind: 'external' }>): boolean {
  const [step] = steps;
  return root.kind === 'global' && root.name === 'String' && step?.kind === 'member' && step.name === 'raw';
}

/** The template of a tag that only reassembles it; undefined for any other tag. */
export function plainTemplate(evaluator: Evaluator, place: Place<t.TaggedTemplateExpression>): Place | undefined {
  const tag = evaluator.evaluate({ ...place, node: place.node.tag });
  return isPlainTag(tag) ? { ...place, node: place.node.quasi } : undefined;
}
