import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import { isCall } from '../../source/node-kinds.ts';
import { keyName } from '../../source/pattern.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { knownText, normalForm, type TextOf } from '../../values/text/pieces.ts';
import type { Place, Value } from '../../values/value.ts';
import { isContentType } from './content-type.ts';

/** Options that identify the client, and those that tell how to read the response. */
const telling = ['headers', 'auth', 'username', 'password', 'credentials', 'withCredentials', 'responseType'];

/** The source of each part of a request in its options except its URL, method, body and content type, in any order. */
export function carriedBy(evaluator: Evaluator, options: Value, asking: Place, textOf: TextOf): readonly string[] {
  switch (options.kind) {
    case 'undefined':
      return [];
    case 'choice':
      return options.branches.flatMap((branch) => carriedBy(evaluator, branch, asking, textOf));
    case 'object':
      return telling.flatMap((name) => {
        const value = evaluator.member(options, name, asking);
        const isOpen = value.kind === 'unknown' && value.place.node === asking.node;
        return partsOf(isOpen ? spreadsOf(evaluator, options.place) : [value], { evaluator, textOf, within: [] });
      });
    default:
      return partsOf([options], { evaluator, textOf, within: [] });
  }
}

interface Reading {
  readonly evaluator: Evaluator;
  readonly textOf: TextOf;
  /** The objects into which the headers are spread. */
  readonly within: readonly t.Node[];
}

function partsOf(values: readonly Value[], reading: Reading): string[] {
  return values.flatMap((value) => parts(value, reading));
}

function parts(value: Value, reading: Reading): string[] {
  switch (value.kind) {
    case 'undefined':
      return [];
    case 'primitive':
      return [String(value.value)];
    case 'text':
      return knownText(value.pieces) === '' ? [] : [normalForm(value.pieces, reading.textOf)];
    case 'choice':
      return partsOf(value.branches, reading);
    case 'array':
      return value.place.node.elements.flatMap((node) =>
        node === null ? [] : partsOfPair({ ...value.place, node }, reading),
      );
    case 'object':
      return reading.within.includes(value.place.node) ? [] : partsOfObject(value.place, reading);
    default:
      return 'place' in value ? partsOfSource(value.place, reading) : [value.kind];
  }
}

/** The headers that others are made of: `new Headers(own)`, `Object.fromEntries(pairs)`. */
function partsOfSource({ node, ...place }: Place, { evaluator, textOf, within }: Reading): string[] {
  const isMade =
    (node.type === 'NewExpression' && isOutside(place.file, node.callee, /^(Http|Axios)?Headers$/)) ||
    (isCall(node) && isOutside(place.file, node.callee, 'Object.fromEntries'));
  if (!isMade) return [textOf(place.file, node)];
  const [given] = node.arguments;
  if (given === undefined) return [];
  if (within.includes(node)) return [];
  return parts(evaluator.evaluate({ ...place, node: given }), { evaluator, textOf, within: [...within, node] });
}

function partsOfObject({ node, ...place }: Place<t.ObjectExpression>, reading: Reading): string[] {
  const inside = { ...reading, within: [...reading.within, node] };
  return node.properties.flatMap((property) => {
    if (property.type === 'SpreadElement') return spread({ ...place, node: property.argument }, inside);
    const name = keyName(property);
    if (isContentType(name)) return [];
    return [
      property.type === 'ObjectProperty'
        ? named(name, reading.textOf(place.file, property.value))
        : reading.textOf(place.file, property),
    ];
  });
}

function partsOfPair({ node, ...place }: Place, reading: Reading): string[] {
  if (node.type === 'SpreadElement') return spread({ ...place, node: node.argument }, reading);
  const [name, value] = node.type === 'ArrayExpression' ? node.elements : [];
  if (name?.type !== 'StringLiteral' || value == null) return [reading.textOf(place.file, node)];
  return isContentType(name.value) ? [] : [named(name.value, reading.textOf(place.file, value))];
}

function spread(place: Place, reading: Reading): string[] {
  return parts(reading.evaluator.evaluate(place), reading);
}

function named(name: string | undefined, value: string): string {
  return `${name?.toLowerCase()}: ${value}`;
}

/** The spreads in an object that may contain anything. */
function spreadsOf(evaluator: Evaluator, { node, ...place }: Place<t.ObjectExpression>): readonly Value[] {
  return node.properties.flatMap((one) => {
    const value = one.type === 'SpreadElement' && evaluator.evaluate({ ...place, node: one.argument });
    return value && value.kind !== 'object' ? [value] : [];
  });
}
