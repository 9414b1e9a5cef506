import type * as t from '@babel/types';
import { type CallNode, isMember } from '../../source/node-kinds.ts';
import { memberName } from '../../source/pattern.ts';
import type { Evaluator } from '../evaluate.ts';
import { leadingText } from '../text/pieces.ts';
import type { Piece, Place, Value } from '../value.ts';
import { longestText, patternOf } from './client-pattern.ts';
import { unseen } from './known-methods.ts';

/** A member call, with what is known about it. */
interface KnownCall {
  readonly call: Place<CallNode>;
  readonly holder: unknown;
  readonly name: string | undefined;
  args(): readonly unknown[];
}

/**
 * `path.startsWith('/')` and `/^https?:/.test(path)`, which the start of a string decides whatever follows, and
 * `path.includes('?')`, which a part of it decides; undefined for any other call. `path.match(…)` gives `null` for no match.
 */
export function decidedByStart(
  evaluator: Evaluator,
  { call, holder, name, args }: KnownCall,
): boolean | null | undefined {
  const isText = holder === unseen && /^(startsWith|endsWith|includes)$/.test(name ?? '');
  const isPattern = holder instanceof RegExp && name === 'test';
  const isMatched = holder === unseen && name === 'match';
  if (!isText && !isPattern && !isMatched) return undefined;
  const { callee, arguments: given } = call.node;
  const text = isPattern ? given[0] : (callee as t.MemberExpression).object;
  const [asked] = args();
  if (text === undefined || (isPattern && asked !== unseen)) return undefined;
  const pattern = isPattern ? holder : asked;
  const isAsked = pattern instanceof RegExp || (typeof asked === 'string' && !isMatched);
  const [first, ...others] = isAsked ? formsOf(evaluator.evaluate({ ...call, node: text })) : [];
  if (first === undefined) return undefined;
  const decide = decider(pattern as RegExp | string, name);
  const is = decide(first);
  if (is === undefined || others.some((one) => decide(one) !== is)) return undefined;
  return isMatched && is === false ? null : is;
}

/** Whether a text passes a test, if what is known of it decides that. */
type Decide = (pieces: readonly Piece[]) => boolean | undefined;

function decider(asked: RegExp | string, name: string | undefined): Decide {
  if (typeof asked === 'string') {
    if (name === 'startsWith') return (pieces) => decidedByText(asked, leadingText(pieces));
    return (pieces) => (name === 'endsWith' ? endsIn(pieces.at(-1), asked) : holds(pieces, asked));
  }
  if (asked.source === '\\?') return (pieces) => holds(pieces, '?');
  const end = endOfPattern(asked);
  return (pieces) => (end === undefined ? decidedByPattern(asked, leadingText(pieces)) : endsIn(pieces.at(-1), end));
}

/** `/api/v1` of `/\/api\/v1$/`, which asks only for an end. */
function endOfPattern({ source, flags }: RegExp): string | undefined {
  return flags === '' ? /^([\w/-]+)\$$/.exec(source.replaceAll('\\/', '/'))?.[1] : undefined;
}

/** The test of a text: of `base` in `base.endsWith('/v1')` and `/^https?:/.test(base)`. */
interface TextTest {
  readonly text: t.Node;
  readonly decide: Decide;
  /** The end that it asks for, if it does only that. */
  readonly end: string | undefined;
}

/** The test of a text that a call is; undefined if it asks something else, or by a pattern that may take long. */
export function textTest({ callee, arguments: [argument, ...others] }: CallNode): TextTest | undefined {
  if (!isMember(callee) || argument === undefined || others.length > 0) return undefined;
  const { object } = callee;
  const name = memberName(callee);
  if (object.type === 'RegExpLiteral' && name === 'test') {
    const pattern = patternOf(object.pattern, object.flags);
    return pattern && { text: argument, decide: decider(pattern, name), end: endOfPattern(pattern) };
  }
  if (argument.type !== 'StringLiteral' || !/^(startsWith|endsWith|includes)$/.test(name ?? '')) return undefined;
  const { value } = argument;
  return { text: object, decide: decider(value, name), end: name === 'endsWith' ? value : undefined };
}

/** The texts that a value may be, as far as their start differs: those of a table, for `paths[name]`. */
function formsOf(value: Value): readonly (readonly Piece[])[] {
  if (value.kind === 'choice') {
    const forms = value.branches.map(formsOf);
    return forms.some((one) => one.length === 0) ? [] : forms.flat();
  }
  if (value.kind !== 'text') return [];
  const [first, ...rest] = value.pieces;
  return first?.kind === 'choice' ? first.branches.map((one) => [...one, ...rest]) : [value.pieces];
}

/** A test of an index, as the call that finds it and the test that asks the same. */
interface Search {
  readonly call: CallNode;
  readonly asked: 'includes' | 'startsWith';
  /** Whether the test is true if that is. */
  readonly isWanted: boolean;
}

/** `path.indexOf('?') > -1` and `~path.indexOf('?')`, which ask what `path.includes('?')` does. */
export function searchIn(node: t.Node): Search | undefined {
  const isBinary = node.type === 'BinaryExpression';
  const call = isBinary ? node.left : node.type === 'UnaryExpression' ? node.argument : undefined;
  if (call?.type !== 'CallExpression' || !isMember(call.callee) || memberName(call.callee) !== 'indexOf')
    return undefined;
  const test = (node as t.BinaryExpression | t.UnaryExpression).operator + (isBinary ? numberIn(node.right) : '');
  const search = call.arguments.length === 1 ? searches.get(test) : undefined;
  return search && { call, ...search };
}

function numberIn(node: t.Node): string {
  const isNegative = node.type === 'UnaryExpression' && node.operator === '-';
  const number = isNegative ? node.argument : node;
  return number.type === 'NumericLiteral' ? `${isNegative ? '-' : ''}${number.value}` : '';
}

const searches = new Map<string, Omit<Search, 'call'>>([
  ...['~', '>-1', '>=0', '!==-1', '!=-1'].map((test) => [test, { asked: 'includes', isWanted: true }] as const),
  ...['<0', '===-1', '==-1'].map((test) => [test, { asked: 'includes', isWanted: false }] as const),
  ...['===0', '==0'].map((test) => [test, { asked: 'startsWith', isWanted: true }] as const),
  ...['!==0', '!=0'].map((test) => [test, { asked: 'startsWith', isWanted: false }] as const),
]);

/** `path[0]` and `path.charAt(0)`: the first character of a string whose start is known. */
export function firstCharacter(evaluator: Evaluator, text: Place): string | undefined {
  const value = evaluator.evaluate(text);
  return value.kind === 'text' ? leadingText(value.pieces)[0] : undefined;
}

/** Whether a string certainly contains another one; a URL that ends in the known text of its path has no query. */
function holds(pieces: readonly Piece[], asked: string): boolean | undefined {
  if (pieces.some((piece) => piece.kind === 'text' && piece.text.includes(asked))) return true;
  return asked === '?' && endsInPath(pieces) ? false : undefined;
}

/** Whether a string ends in another one, if its last known part is long enough to tell. */
function endsIn(last: Piece | undefined, asked: string): boolean | undefined {
  return last?.kind === 'text' && last.text.length >= asked.length ? last.text.endsWith(asked) : undefined;
}

function endsInPath(pieces: readonly Piece[]): boolean {
  const last = pieces.at(-1);
  const others = pieces.slice(0, -1).every((piece) => {
    if (piece.kind === 'choice') return piece.branches.flat().every((one) => one.kind === 'text' || isPlain(one));
    return piece.kind === 'text' || isPlain(piece);
  });
  if (last?.kind === 'choice') return others && last.branches.every(endsInPath);
  return others && last?.kind === 'text' && /^\/?[\w-]+(\/|$)/.test(last.text);
}

function isPlain(piece: Piece): boolean {
  return piece.kind === 'hole' && !piece.isQuery;
}

/** Whether a string that begins with `start` begins with another one; undefined if what follows decides that. */
function decidedByText(asked: string, start: string): boolean | undefined {
  if (start.length >= asked.length) return start.startsWith(asked);
  return asked.startsWith(start) ? undefined : false;
}

/** Sample ends that expose patterns that look past the start: nothing, letters, digits, paths, addresses. */
const ends = ['', 'x', 'Az', '0', '7/b', '/', '//', '.', ':', '://', '?a=1', '#', ' ', '-_', '{', '%20', 's://a.b/c'];

/** Whether a pattern for the start of a string matches one that begins with `start`; undefined if it looks further. */
function decidedByPattern(pattern: RegExp, start: string): boolean | undefined {
  const looksAtStart = pattern.source.startsWith('^') && !/[$|]|\(\?/.test(pattern.source.replace(/\(\?:/g, '('));
  if (start === '' || start.length > longestText || !looksAtStart || pattern.global || pattern.sticky) return undefined;
  const words = wordsOf(pattern);
  const own = [...words, words.join('')].flatMap((word) => [word, `x${word}`, `/${word}/x`, `0${word}0`]);
  const [first, ...others] = [...ends, ...own].map((end) => pattern.test(start + end));
  return others.every((other) => other === first) ? first : undefined;
}

/** The literal strings in a pattern: a pattern that looks past the start would find them there. */
function wordsOf({ source }: RegExp): readonly string[] {
  const plain = source
    .replace(/\[[^\][]*\]/g, ' ')
    .replace(/\\[a-zA-Z]/g, ' ')
    .replace(/\\(.)/g, '$1');
  return plain.split(/[\^()*+?{}.,\s]+/).filter((word) => word !== '');
}
