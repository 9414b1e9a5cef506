import type * as t from '@babel/types';
import { startOf } from '../../source/source-file.ts';
import type { Evaluator } from '../evaluate.ts';
import { elementsOf, listedElements } from '../listed.ts';
import { knownText, syntheticText } from '../text/pieces.ts';
import { choiceOf, type Piece, type Place, unknown, type Value } from '../value.ts';
import { mayBeEmpty, passingOf } from './mapped-list.ts';

/** `list.join('/')` of a list whose elements are known, as text. */
export function joined(
  evaluator: Evaluator,
  receiver: Place,
  args: readonly (Place | undefined)[],
  place: Place,
): Value | undefined {
  const value = evaluator.evaluate(receiver);
  if (value.kind === 'choice' && value.branches.some(({ kind }) => kind === 'array'))
    return choiceOf(
      value.branches.map((branch) => (branch.kind === 'array' ? joinedList(evaluator, branch, args, place) : branch)),
      place,
    );
  if (value.kind === 'array') return joinedList(evaluator, value, args, place);
  const elements = listedElements(evaluator, receiver);
  if (elements === undefined) return undefined;
  // Example: `[a, isOn && b].filter(Boolean).join('&')`; a part of a path is taken to be there
  const isPath = args[0] !== undefined && knownText(evaluator.text(args[0])) === '/';
  const isShorter =
    !isPath && passingOf(receiver)?.name === 'filter' && elements.some((one) => mayBeEmpty(evaluator, one));
  return isShorter
    ? unknown(place, 'a list of which parts may be left out')
    : joinedElements(evaluator, elements, args, place);
}

function joinedList(
  evaluator: Evaluator,
  value: Extract<Value, { kind: 'array' }>,
  args: readonly (Place | undefined)[],
  place: Place,
): Value {
  const { place: list } = value;
  const joined = joinedElements(evaluator, elementsOf(evaluator, list) ?? upToSpread(evaluator, list), args, place);
  // Example: `parts.splice(2, 1, 'libraries')`, which depends on the number of elements
  const isFixed = value.isChanged !== true || joined.kind !== 'text';
  const fixed = (piece: Piece): Piece => (piece.kind === 'text' ? syntheticText(piece.text) : piece);
  return isFixed ? joined : { kind: 'text', pieces: joined.pieces.map(fixed) };
}

/** The elements of a list that ends with another, which is not known and counts as one: `['api', 'v1', ...parts]`. */
function upToSpread(evaluator: Evaluator, list: Place<t.ArrayExpression>): readonly Place[] | undefined {
  const { elements } = list.node;
  const last = elements.at(-1);
  if (last?.type !== 'SpreadElement' || last.argument.type !== 'Identifier') return undefined;
  const known = elementsOf(evaluator, { ...list, node: { ...list.node, elements: elements.slice(0, -1) } });
  return known && known.length > 0 ? [...known, { ...list, node: last.argument }] : undefined;
}

function joinedElements(
  evaluator: Evaluator,
  elements: readonly Place[] | undefined,
  args: readonly (Place | undefined)[],
  place: Place,
): Value {
  const separator = args[0] === undefined ? ',' : knownText(evaluator.text(args[0]));
  if (separator === undefined || elements === undefined) return unknown(place, 'an unknown array');
  const pieces = elements.flatMap((element, index): readonly Piece[] => {
    const text = evaluator.text(element);
    return index === 0 ? text : [syntheticText(separator), ...text];
  });
  return { kind: 'text', pieces };
}

const parted = new WeakMap<t.Node, Map<string, t.ArrayExpression>>();

/** `'genres,tags'.split(',')` of a known text, as a list of literals at their places in it; the same node each time. */
export function split(
  evaluator: Evaluator,
  receiver: Place,
  [separator, most]: readonly (Place | undefined)[],
  place: Place,
): Value | undefined {
  const pieces = evaluator.text(receiver);
  const [text, by] = [knownText(pieces), separator && knownText(evaluator.text(separator))];
  if (text === undefined || by === undefined || by === '' || most !== undefined) return undefined;
  const [only, ...others] = pieces;
  const at = only?.kind === 'text' && others.length === 0 ? only.at : undefined;
  const start = at?.start ?? startOf(receiver.node);
  const lists = parted.get(place.node) ?? new Map<string, t.ArrayExpression>();
  parted.set(place.node, lists);
  const key = `${at?.file.path ?? ''} ${start} ${by} ${text}`;
  const known = lists.get(key) ?? partsOf(start, text, by);
  lists.set(key, known);
  return { kind: 'array', place: { ...place, file: at?.file ?? place.file, node: known } };
}

function partsOf(from: number, text: string, by: string): t.ArrayExpression {
  let start = from;
  const elements = text.split(by).map((value) => {
    const element = { type: 'StringLiteral', value, start, end: start + value.length } as t.StringLiteral;
    start += value.length + by.length;
    return element;
  });
  return { type: 'ArrayExpression', elements, start: from, end: from + text.length } as t.ArrayExpression;
}
