import type { Piece } from '../value.ts';
import { sliceText } from './pieces.ts';

/** One possible form of a URL, without choices before its query: `flat` has one private-use character for each hole. */
export interface Alternative {
  readonly pieces: readonly Piece[];
  readonly flat: string;
  /** The start of each piece in `flat`. */
  readonly offsets: readonly number[];
  /** The end of the path in `flat`: at the query, the fragment or the end. */
  readonly pathEnd: number;
}

/** The position of a path template in an alternative; offsets in `flat`. */
export interface PathMatch {
  readonly alternative: Alternative;
  /** The start of the matched path, without its leading `/`; everything before is the base. */
  readonly start: number;
  /** Its end, including a trailing `/`. */
  readonly end: number;
  /** The range of the path that fills each `{parameter}` of the template. */
  readonly parameters: ReadonlyMap<string, { readonly start: number; readonly end: number }>;
}

const mostAlternatives = 16;
const firstPrivate = 0xe000;
const anyHole = '[\\uE000-\\uF8FF]';

/** Every possible form of a URL; undefined if there are too many. A choice that is entirely in the query is kept. */
export function alternativesOf(pieces: readonly Piece[]): readonly Alternative[] | undefined {
  return continued([], pieces)?.map(asWhole);
}

type Ways = readonly (readonly Piece[])[];

/** The ways in which text goes on after its start; undefined if there are too many. */
function continued(start: readonly Piece[], pieces: readonly Piece[]): Ways | undefined {
  let ways: Ways = [start];
  for (const piece of pieces) {
    const longer = fewOf(ways, (way) => withPiece(way, piece));
    if (longer === undefined) return undefined;
    ways = longer;
  }
  return ways;
}

function withPiece(start: readonly Piece[], piece: Piece): Ways | undefined {
  if (piece.kind !== 'choice' || isInQuery(start) || isQuery(piece) || !piece.branches.some(hasText))
    return [[...start, piece]];
  return fewOf(piece.branches, (branch) => continued(start, branch));
}

/** The ways that all items lead to. It stops where they become too many, since nested choices multiply. */
function fewOf<T>(items: readonly T[], waysOf: (item: T) => Ways | undefined): Ways | undefined {
  const all: (readonly Piece[])[] = [];
  for (const item of items) {
    const ways = waysOf(item);
    if (ways === undefined || all.length + ways.length > mostAlternatives) return undefined;
    all.push(...ways);
  }
  return all;
}

/** A choice between unknown strings says no more than one unknown string. */
function hasText(pieces: readonly Piece[]): boolean {
  return pieces.some((piece) =>
    piece.kind === 'choice' ? piece.branches.some(hasText) : piece.kind === 'text' && piece.text !== '',
  );
}

function isInQuery(pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => (piece.kind === 'text' ? /[?#]/.test(piece.text) : isQuery(piece)));
}

/** The pieces of a URL from its query on. */
export function queryPieces(pieces: readonly Piece[]): readonly Piece[] {
  const start = pieces.findIndex((piece) => isInQuery([piece]));
  return start < 0 ? [] : pieces.slice(start);
}

/** Whether a piece is entirely a query, or a query or nothing. */
function isQuery(piece: Piece): boolean {
  if (piece.kind !== 'choice') return piece.kind === 'hole' && piece.isQuery;
  const filled = piece.branches.filter((branch) => branch.some((inner) => inner.kind !== 'text' || inner.text !== ''));
  return filled.length > 0 && filled.every(([first]) => first !== undefined && startsQuery(first));
}

function startsQuery(piece: Piece): boolean {
  return piece.kind === 'text' ? piece.text.startsWith('?') : isQuery(piece);
}

/** Text with its choices as they are, as one form. */
export function asWhole(pieces: readonly Piece[]): Alternative {
  let flat = '';
  const offsets: number[] = [];
  for (const [index, piece] of pieces.entries()) {
    offsets.push(flat.length);
    flat += piece.kind === 'text' ? piece.text : String.fromCharCode(firstPrivate + index);
  }
  const mark = flat.search(/[?#]/);
  const query = pieces.findIndex(isQuery);
  const ends = [mark, query < 0 ? -1 : (offsets[query] as number)].filter((end) => end >= 0);
  return { pieces, flat, offsets, pathEnd: Math.min(flat.length, ...ends) };
}

/** The result of comparing a path template with one possible form of a URL. */
export type Comparison =
  | { readonly kind: 'match'; readonly match: PathMatch }
  /** The path is the template, followed by unknown text, which may be more path. */
  | { readonly kind: 'unknown-tail'; readonly match: PathMatch }
  | { readonly kind: 'no-match' };

const noMatch = { kind: 'no-match' } as const;

/**
 * Compares a URL with a path template such as `/api/v1/series/{seriesId}/books`. The template must be the end of the
 * path; a `{parameter}` matches exactly one part; a hole never matches a literal part.
 */
export function compare(alternative: Alternative, template: string): Comparison {
  const path = alternative.flat.slice(0, alternative.pathEnd);
  const match = find(alternative, path, pattern(template, '/?'), template);
  if (match !== undefined) return { kind: 'match', match };
  const withoutTail = path.replace(holesAtEnd, '');
  const almost = withoutTail === path ? undefined : find(alternative, withoutTail, pattern(template, ''), template);
  return almost === undefined ? noMatch : { kind: 'unknown-tail', match: almost };
}

const holesAtEnd = new RegExp(`${anyHole}+$`);

function find(alternative: Alternative, path: string, regex: RegExp, template: string): PathMatch | undefined {
  const found = regex.exec(path);
  if (found?.indices === undefined) return undefined;
  const start = (found.indices[0] as [number, number])[0];
  const names = [...template.matchAll(/\{(\w+)\}/g)].map((name) => name[1] as string);
  const parameters = new Map(
    names.map((name, index) => {
      const [from, to] = found.indices?.[index + 1] as [number, number];
      return [name, { start: from, end: to }];
    }),
  );
  return { alternative, start: path.startsWith('/', start) ? start + 1 : start, end: path.length, parameters };
}

const patterns = new Map<string, RegExp>();

/** The template at the end of a path, with `end` after it. */
function pattern(template: string, end: '' | '/?'): RegExp {
  const known = patterns.get(template + end);
  if (known !== undefined) return known;
  const parts = template.slice(1).split('/');
  const body = parts.map((part) => (part.startsWith('{') ? '([^/]+)' : part.replaceAll('.', '\\.'))).join('/');
  const regex = new RegExp(`(?:^|/|(?<=${anyHole}))${body}${end}$`, 'd');
  patterns.set(template + end, regex);
  return regex;
}

/** The pieces from one offset of `flat` to another. */
export function slicePieces(alternative: Alternative, start: number, end: number): readonly Piece[] {
  const { pieces, offsets } = alternative;
  return pieces.flatMap((piece, index): Piece[] => {
    const at = offsets[index] as number;
    const length = piece.kind === 'text' ? piece.text.length : 1;
    const from = Math.max(start - at, 0);
    const to = Math.min(end - at, length);
    if (from >= to) return [];
    return piece.kind === 'text' ? [sliceText(piece, from, to)] : [piece];
  });
}
