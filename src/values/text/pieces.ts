import type * as t from '@babel/types';
import { type PatternStep, parametersOf, patternPath, writtenValue } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';

import {
  type ChoicePiece,
  frameOf,
  type Hole,
  type Piece,
  type Place,
  type TextPiece,
  type Value,
  type Via,
} from '../value.ts';

/** Text that is not in the source, such as the `/` of a `join('/')`. */
export function syntheticText(text: string): TextPiece {
  return { kind: 'text', text, at: undefined, via: [] };
}

/** Text written at `start` of a file. It keeps its source position up to the first escape; the rest has none. */
export function writtenText(file: SourceFile, node: t.Node, text: string, start: number): readonly TextPiece[] {
  let length = 0;
  while (length < text.length && file.text[start + length] === text[length]) length++;
  if (length === 0) return text === '' ? [] : [syntheticText(text)];
  const written: TextPiece = {
    kind: 'text',
    text: text.slice(0, length),
    at: { file, start, end: start + length, node },
    via: [],
  };
  return length === text.length ? [written] : [written, syntheticText(text.slice(length))];
}

export function hole(place: Place, why: string, via: readonly Via[] = [], isQuery = false): Hole {
  return { kind: 'hole', node: place.node, file: place.file, env: place.env, why, via, isQuery };
}

/** The text of a value in a template or a URL. `place` is the expression with that value. */
export function piecesOf(value: Value, place: Place): readonly Piece[] {
  switch (value.kind) {
    case 'text':
    case 'url':
      return value.pieces;
    case 'primitive':
      return value.value === null || typeof value.value === 'boolean'
        ? [hole(value.place, 'no text', value.via)]
        : writtenText(value.place.file, value.place.node, String(value.value), value.place.node.start as number).map(
            (piece) => ({ ...piece, via: value.via }),
          );
    case 'choice':
      return [
        {
          kind: 'choice',
          branches: value.branches.map((branch) => (branch.kind === 'undefined' ? [] : piecesOf(branch, value.place))),
          node: value.place.node,
          file: value.place.file,
          via: value.via,
        },
      ];
    case 'search-params':
      return [hole(value.place, 'query parameters', value.via, true)];
    case 'unknown': {
      const unknown = hole(value.place, value.why, value.via);
      return [
        value.among === undefined ? unknown : { ...unknown, among: value.among, isEditable: value.isEditable === true },
      ];
    }
    case 'external':
      return [hole(value.place, 'not known in the code base', value.via)];
    default:
      return [hole(place, 'no text')];
  }
}

/** The same value, reached through one more reference. */
export function through(value: Value, via: Via): Value {
  switch (value.kind) {
    case 'text':
    case 'url':
      return { ...value, pieces: value.pieces.map((piece) => pieceThrough(piece, via)) };
    case 'choice':
      return { ...value, branches: value.branches.map((branch) => through(branch, via)), via: [via, ...value.via] };
    case 'primitive':
    case 'external':
    case 'search-params':
    case 'unknown':
      return { ...value, via: [via, ...value.via] };
    default:
      return value;
  }
}

function pieceThrough(piece: Piece, via: Via): Piece {
  const prefixed = { ...piece, via: [via, ...piece.via] };
  if (prefixed.kind !== 'choice') return prefixed;
  return { ...prefixed, branches: prefixed.branches.map((branch) => branch.map((inner) => pieceThrough(inner, via))) };
}

/** The most pieces that a text may have, in all of its forms together; in ordinary code, few have more than 100. */
const mostPieces = 2_000;

/** Whether a value is text with so many forms that every use of it would make a copy of all of them. */
export function isTooLong(value: Value): boolean {
  return leftAfter(value, mostPieces) < 0;
}

/** How many more pieces there may be after a value; below 0 as soon as there are too many. */
function leftAfter(value: Value, left: number): number {
  if (value.kind === 'text' || value.kind === 'url') return leftAfterPieces(value.pieces, left);
  return value.kind === 'choice' ? value.branches.reduce((rest, branch) => leftAfter(branch, rest), left) : left;
}

function leftAfterPieces(pieces: readonly Piece[], left: number): number {
  let rest = left - pieces.length;
  for (const piece of pieces) {
    if (rest < 0) break;
    if (piece.kind === 'choice') rest = piece.branches.reduce((more, branch) => leftAfterPieces(branch, more), rest);
  }
  return rest;
}

/** Replaces each hole that is one of the strings of a literal list with all of these. */
export function amongPieces(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.map((piece): Piece => {
    if (piece.kind === 'choice') return { ...piece, branches: piece.branches.map(amongPieces) };
    if (piece.kind === 'text' || piece.among === undefined) return piece;
    const { node, file, via, among } = piece;
    const reached = [...via, { node, file }];
    const branches = among.map((branch) =>
      branch.map((one): Piece => {
        if (piece.isEditable) return { ...one, via: [...reached, ...one.via] };
        return one.kind === 'text' ? { ...syntheticText(one.text), via: reached } : one;
      }),
    );
    return { kind: 'choice', branches, node, file, via };
  });
}

/** The strings and holes of a piece, in all its possible forms. */
export function leavesOf(piece: Piece): readonly (TextPiece | Hole)[] {
  return piece.kind === 'choice' ? piece.branches.flat().flatMap(leavesOf) : [piece];
}

/** The strings and holes that make up the path of a URL, up to the one where its query or fragment begins. */
export function pathLeaves(pieces: readonly Piece[]): readonly (TextPiece | Hole)[] {
  const leaves: (TextPiece | Hole)[] = [];
  for (const leaf of pieces.flatMap(leavesOf)) {
    if (leaf.kind === 'text' ? /^[?#]/.test(leaf.text) : leaf.isQuery) break;
    leaves.push(leaf);
    if (leaf.kind === 'text' && /[?#]/.test(leaf.text)) break;
  }
  return leaves;
}

/** The known text at the start, up to the first hole or choice. */
export function leadingText(pieces: readonly Piece[]): string {
  let text = '';
  for (const piece of pieces) {
    if (piece.kind !== 'text') break;
    text += piece.text;
  }
  return text;
}

/** The whole text, if all of it is known. */
export function knownText(pieces: readonly Piece[]): string | undefined {
  return pieces.every((piece) => piece.kind === 'text')
    ? pieces.map((piece) => (piece as TextPiece).text).join('')
    : undefined;
}

/** Part of a string piece, with its position in the source. */
export function sliceText(piece: TextPiece, from: number, to: number): TextPiece {
  const at = piece.at && { ...piece.at, start: piece.at.start + from, end: piece.at.start + to };
  return { ...piece, text: piece.text.slice(from, to), at };
}

/** Replaces the first occurrence of a string (or all) within single known pieces with other pieces. */
export function replaceText(
  pieces: readonly Piece[],
  search: string,
  replacement: readonly Piece[],
  all: boolean,
): readonly Piece[] {
  const output: Piece[] = [];
  let isDone = search === '';
  for (const piece of pieces) {
    let rest = piece;
    while (rest.kind === 'text' && !isDone) {
      const index = rest.text.indexOf(search);
      if (index < 0) break;
      output.push(sliceText(rest, 0, index), ...replacement);
      rest = sliceText(rest, index + search.length, rest.text.length);
      isDone = !all;
    }
    if (rest.kind === 'choice' && !isDone) {
      const { branches } = rest;
      rest = { ...rest, branches: branches.map((branch) => replaceText(branch, search, replacement, all)) };
      isDone =
        !all &&
        branches.some(
          (branch, index) => normalForm(branch) !== normalForm((rest as ChoicePiece).branches[index] ?? []),
        );
    }
    output.push(rest);
  }
  return output.filter((piece) => piece.kind !== 'text' || piece.text !== '');
}

/** The text of a URL for comparison: known text unchanged, holes as `${their source}`, choices as `(a|b)`. */
export function normalForm(pieces: readonly Piece[], textOf: TextOf = textAsWritten): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      if (piece.kind === 'hole') return `\${${piece.isQuery ? '?' : ''}${boundText(piece, textOf)}}`;
      return `(${piece.branches.map((branch) => normalForm(branch, textOf)).join('|')})`;
    })
    .join('');
}

/** The source of a place, with the arguments of the parameters that it names. */
function boundText(place: Place, textOf: TextOf): string {
  const passed: string[] = [];
  if (place.env !== undefined) {
    walk(place.node, (node) => {
      const argument = node.type === 'Identifier' ? argumentFor(place, node) : undefined;
      if (argument !== undefined) passed.push(boundText(argument, textOf));
    });
  }
  const text = textOf(place.file, place.node);
  return passed.length === 0 ? text : `${text} of ${passed.join(', ')}`;
}

/** The argument for the parameter that an identifier names, however many functions pass it on. */
export function argumentFor({ file, env }: Omit<Place, 'node'>, identifier: t.Identifier): Place | undefined {
  const binding = file.names.bindingOf(identifier);
  if (binding?.kind !== 'param') return undefined;
  const frame = frameOf(env, binding.declaration);
  const params = frame ? parametersOf(frame.callee) : [];
  const paths = params.map((param) => patternPath(param, binding.identifier));
  const index = paths.findIndex((path) => path !== undefined);
  const whole = frame?.args[index];
  const given = whole && takenFrom(whole, paths[index] ?? []);
  if (given?.node.type !== 'Identifier') return given;
  const outer = argumentFor(given, given.node);
  // A function that calls itself with its own parameter says nothing about it.
  return given.file.names.bindingOf(given.node) === binding ? outer : (outer ?? given);
}

/** What a pattern takes from an argument that is a literal: `query` of `{ query, retries: 2 }`; undefined if it has none. */
function takenFrom(whole: Place, path: readonly PatternStep[]): Place | undefined {
  const { node } = whole;
  const [step, ...others] = path.filter(({ name }) => name !== '=');
  if (step?.name === undefined || node.type !== 'ObjectExpression') return whole;
  if (node.properties.some(({ type }) => type !== 'ObjectProperty')) return whole;
  const value = writtenValue(node, step.name);
  return value && takenFrom({ ...whole, node: value }, others);
}

/** Returns the source of a node; a caller may return it as it will be after an edit. */
export type TextOf = (file: SourceFile, node: t.Node) => string;

export function textAsWritten(file: SourceFile, node: t.Node): string {
  return file.textOf(node);
}

/** Everything before the path of a base, which is used at `place`: a known origin, or the hole at its start. */
export function originOf(base: readonly Piece[], place: Place): readonly Piece[] {
  const [first] = base;
  if (first === undefined) return [];
  if (first.kind === 'hole') return [{ ...first, isOrigin: true }];
  if (first.kind === 'choice')
    return [{ ...first, branches: first.branches.map((branch) => originOf([...branch, ...base.slice(1, 2)], place)) }];
  const origin = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i.exec(first.text)?.[0];
  if (origin === undefined)
    return [hole(first.at === undefined ? place : { ...first.at, env: undefined }, 'a base without origin')];
  const isCut = origin.length < first.text.length;
  const next = base[1];
  // Example: `'http://komga.local' + '/api/v1/'`
  const hasEnded = isCut || next === undefined || (next.kind === 'text' && /^[/?#]/.test(next.text));
  return hasEnded ? [sliceText(first, 0, origin.length)] : [first, next];
}

/** Strings that start with the same pieces, or one of which is empty: those, followed by a choice of the different ends. */
export function withCommonStart(values: readonly Value[], place: Place): Value | undefined {
  const lists = values.flatMap((value) => (value.kind === 'text' ? [value.pieces] : []));
  const [first] = lists;
  if (first === undefined || lists.length < values.length) return undefined;
  let length = 0;
  while (first[length] !== undefined && lists.every((list) => list[length] === first[length])) length++;
  if (length === 0 && lists.every((list) => list.length > 0)) return undefined;
  const { node, file } = place;
  const branches = lists.map((list) => list.slice(length));
  return { kind: 'text', pieces: [...first.slice(0, length), { kind: 'choice', branches, node, file, via: [] }] };
}
