import type * as t from '@babel/types';
import { argumentPlaces } from '../direct-call.ts';
import type { Evaluator } from '../evaluate.ts';
import { isClassNode } from '../objects/prototype.ts';
import {
  type ChoicePiece,
  type External,
  external,
  type Piece,
  type Place,
  type Root,
  type TextPiece,
  unknown,
  type Value,
} from '../value.ts';
import { withCommonStart } from './common-start.ts';
import { knownText, leadingText, leavesOf, originOf, piecesOf, sliceText, syntheticText } from './pieces.ts';

/** The value of `new X(…)`: a URL object, an instance of a class of the code base, or another object by name. */
export function evaluateNew(evaluator: Evaluator, place: Place<t.NewExpression>): Value {
  const callee = evaluator.evaluate({ ...place, node: place.node.callee });
  if (callee.kind === 'class') return { kind: 'instance', place: callee.place, creation: place, calls: [] };
  if (callee.kind === 'function' && isClassNode(callee.place.node))
    return { kind: 'instance', place: { ...callee.place, node: callee.place.node }, creation: place };
  if (callee.kind !== 'external') return unknown(place, 'an object of an unknown class');
  const name = platformName(callee);
  if (name === 'URL') return urlObject(evaluator, place);
  if (name === 'URLSearchParams') return { kind: 'search-params', place, via: [] };
  return { ...external(place, callee.root), steps: [...callee.steps, { kind: 'new', place }] } as Value;
}

/** The name of a class of the platform: a global, or an export of Node's module `url`, which has the same classes. */
function platformName({ root, steps }: External): string | undefined {
  const [step] = steps;
  if (steps.length === 0) return root.kind === 'global' || isOfUrl(root) ? root.name : undefined;
  return isOfUrl(root) && steps.length === 1 && step?.kind === 'member' ? step.name : undefined;
}

const isOfUrl = (root: Root) => root.kind === 'module' && /^(node:)?url$/.test(root.source);

/**
 * `parse(address)` of Node's module `url`; undefined for another function. What it makes also has a `path`, with the query.
 */
export function parsedUrl(
  evaluator: Evaluator,
  callee: External,
  address: Place | undefined,
  place: Place,
): Value | undefined {
  if (platformName(callee) !== 'parse' || address === undefined) return undefined;
  return { kind: 'url', pieces: piecesOf(evaluator.evaluate(address), address), place };
}

const scheme = /^[a-z][a-z\d+.-]*:/i;

/** `new URL(path, base)`: an absolute path keeps only the origin of the base, a relative one its folder (WHATWG URL). */
function urlObject(evaluator: Evaluator, place: Place<t.NewExpression>): Value {
  const [path, base] = argumentPlaces(place);
  if (path === undefined) return unknown(place, 'a URL without an address');
  const value = evaluator.evaluate(path);
  const pieces = withCommonStart(piecesOf(value, path));
  if (base === undefined || scheme.test(leadingText(pieces))) return { kind: 'url', pieces, place };
  const [first] = pieces;
  const under = withoutQuery(evaluator.text(base));
  if (knownText(pieces) === '') return { kind: 'url', pieces: under, place };
  if (startsAtRoot(pieces)) return { kind: 'url', pieces: [...originOf(under, base), ...pieces], place };
  const relative = first?.kind === 'choice' ? relativeForms(first) : undefined;
  if (relative !== undefined) return { kind: 'url', pieces: [...folderOf(under), relative, ...pieces.slice(1)], place };
  if (first?.kind !== 'text') return { kind: 'url', pieces, place };
  const joined = withoutDots(folderOf(under), first);
  return joined === undefined
    ? unknown(place, 'the parent of an unknown folder')
    : { kind: 'url', pieces: [...joined, ...pieces.slice(1)], place };
}

/** A base without its query, which nothing that is resolved against it keeps. */
function withoutQuery(base: readonly Piece[]): readonly Piece[] {
  const at = base.findIndex((piece) =>
    piece.kind === 'text' ? /[?#]/.test(piece.text) : 'isQuery' in piece && piece.isQuery,
  );
  const piece = base[at];
  if (piece === undefined) return base;
  const start = piece.kind === 'text' ? [sliceText(piece, 0, piece.text.search(/[?#]/))] : [];
  return [...base.slice(0, at), ...start].filter((one) => one.kind !== 'text' || one.text !== '');
}

/** Whether a path starts with `/`, in all its forms. */
function startsAtRoot([first]: readonly Piece[]): boolean {
  if (first === undefined) return false;
  if (first.kind === 'text') return first.text.startsWith('/');
  return (first.kind === 'choice' ? first.branches : first.among)?.every(startsAtRoot) ?? false;
}

/** A choice of which each form stands below a folder: `query ? `series?${query}` : 'series'`; undefined if one may not. */
function relativeForms(choice: ChoicePiece): ChoicePiece | undefined {
  const branches = choice.branches.map((branch): readonly Piece[] | undefined => {
    const [first, ...rest] = branch;
    if (first?.kind === 'choice') {
      const inner = relativeForms(first);
      return inner && [inner, ...rest];
    }
    if (first?.kind !== 'text' || !/^(?:\.\/)?[\w~-]/.test(first.text) || scheme.test(first.text)) return undefined;
    return first.text.startsWith('./') ? [sliceText(first, 2, first.text.length), ...rest] : branch;
  });
  return branches.includes(undefined) ? undefined : { ...choice, branches: branches as (readonly Piece[])[] };
}

/**
 * A string below a folder, in which `./` is that folder and `../` the one above; undefined if the result is unknown.
 */
export function withoutDots(folder: readonly Piece[], text: TextPiece): readonly Piece[] | undefined {
  if (text.text.startsWith('./')) return withoutDots(folder, sliceText(text, 2, text.text.length));
  if (!text.text.startsWith('../')) return [...folder, text];
  // A `/` that only joins the folder to what follows is a separate piece.
  const isJoined = folder.at(-1)?.kind === 'text' && (folder.at(-1) as TextPiece).text === '/';
  const named = isJoined ? folder.slice(0, -1) : folder;
  const last = named.at(-1);
  // Example: a base from a setting with a default; above an unknown one, the dots stay
  if (last?.kind === 'choice' && named.length === 1) {
    const joint = isJoined ? folder.slice(-1) : [];
    const below = (branch: readonly Piece[]) => withoutDots([...branch, ...joint], text) ?? [...branch, ...joint, text];
    return [{ ...last, branches: last.branches.map(below) }];
  }
  // Example: `joined(host, 'api', 'v1')`, whose parts are separate pieces
  if (isJoined && isWholeSegment(named)) return withoutDots(named.slice(0, -1), sliceText(text, 3, text.text.length));
  const above = last?.kind === 'text' ? last.text.slice(0, isJoined ? undefined : -1).lastIndexOf('/') : -1;
  if (last?.kind !== 'text' || above < 0 || last.text[above - 1] === '/') return undefined;
  return withoutDots([...named.slice(0, -1), sliceText(last, 0, above + 1)], sliceText(text, 3, text.text.length));
}

/** Whether the last piece of a path is a segment, behind a piece that ends with the slash before it. */
function isWholeSegment(pieces: readonly Piece[]): boolean {
  const [host, before, last] = pieces.slice(-3);
  if (host?.kind === 'text' && host.text.endsWith('/')) return false;
  return last?.kind === 'text' && /^[\w-]+$/.test(last.text) && before?.kind === 'text' && before.text === '/';
}

/** The base up to its last `/`; an unknown base is assumed to end with one. */
export function folderOf(base: readonly Piece[]): readonly Piece[] {
  const last = base.at(-1);
  if (last === undefined) return [];
  const text = knownText(base);
  if (text !== undefined && /^[a-z][a-z\d+.-]*:\/\/[^/]*$/i.test(text)) return [...base, syntheticText('/')];
  if (last.kind !== 'text') return [...base, { ...syntheticText('/'), isJoint: true }];
  const before = base.slice(0, -1);
  const end = last.text.lastIndexOf('/') + 1;
  if (end === 0) return before.at(-1)?.kind === 'text' ? folderOf(before) : before;
  return [...before, sliceText(last, 0, end)];
}

/** A member of a URL object. */
export function urlMember({ pieces, place: made }: UrlValue, name: string, place: Place): Value {
  const other = unknown(place, `member \`${name}\` of a URL`);
  if (name === 'href') return { kind: 'text', pieces };
  if (name === 'searchParams' && made.node.type === 'NewExpression') return { kind: 'search-params', place, via: [] };
  const origin = originOf(pieces, place);
  if (name === 'origin' && made.node.type === 'NewExpression') return { kind: 'text', pieces: origin };
  if (name === 'hostname' || name === 'host') return hostIn(origin) ?? other;
  const behind = pieces.slice(origin.length);
  const [first] = origin;
  const [before] = pieces;
  // The rest of the piece that begins with the origin: `http://komga.local` of `http://komga.local/api/v1`
  const rest = origin.length === 1 && before?.kind === 'text' && first?.kind === 'text' ? [cutFrom(before, first)] : [];
  const parts = partsOf([...rest, ...behind].filter((one) => one.kind !== 'text' || one.text !== ''));
  if (parts === undefined) return other;
  if (name === 'pathname') return { kind: 'text', pieces: parts.path };
  if (name === 'search') return { kind: 'text', pieces: parts.search };
  // Only what `parse` makes has it.
  return name === 'path' && made.node.type === 'CallExpression'
    ? { kind: 'text', pieces: [...parts.path, ...parts.search] }
    : other;
}

type UrlValue = Extract<Value, { kind: 'url' }>;

const cutFrom = (whole: TextPiece, start: TextPiece) => sliceText(whole, start.text.length, whole.text.length);

/** The host in a known origin, or what stands for it. */
function hostIn([first, ...others]: readonly Piece[]): Value | undefined {
  if (first === undefined || others.length > 0) return undefined;
  if (first.kind !== 'text') return { kind: 'text', pieces: [first] };
  return { kind: 'text', pieces: [sliceText(first, first.text.indexOf('//') + 2, first.text.length)] };
}

/** What stands behind an origin, as path and query; undefined if it may have no path, or the query may begin in several places. */
function partsOf(pieces: readonly Piece[]): Record<'path' | 'search', readonly Piece[]> | undefined {
  if (!startsAtRoot(pieces)) return undefined;
  const at = pieces.findIndex((piece) => leavesOf(piece).some(beginsQuery));
  const piece = pieces[at];
  if (piece === undefined) return { path: pieces, search: [] };
  const rest = pieces.slice(at + 1);
  if (rest.concat(piece).some((one) => leavesOf(one).some((leaf) => leaf.kind === 'text' && leaf.text.includes('#'))))
    return undefined;
  const path = pieces.slice(0, at);
  if (piece.kind === 'hole') return { path, search: [syntheticText('?'), piece, ...rest] };
  if (piece.kind === 'choice') {
    const isWhole = piece.branches.every(([first]) => first === undefined || startsQuery(first));
    return isWhole ? { path, search: pieces.slice(at) } : undefined;
  }
  const mark = piece.text.indexOf('?');
  const cut = [sliceText(piece, 0, mark)].filter(({ text }) => text !== '');
  return { path: [...path, ...cut], search: [sliceText(piece, mark, piece.text.length), ...rest] };
}

function beginsQuery(leaf: Piece): boolean {
  return leaf.kind === 'text' ? /[?#]/.test(leaf.text) : leaf.kind === 'hole' && leaf.isQuery;
}

function startsQuery(piece: Piece): boolean {
  return piece.kind === 'text' && piece.text.startsWith('?');
}
