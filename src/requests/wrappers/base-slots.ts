import type * as t from '@babel/types';
import { objectLiteral } from '../../source/pattern.ts';
import { contains, startOf } from '../../source/source-file.ts';
import type { BaseChange, Spelling } from '../call-site.ts';
import { addProperties, newObject } from '../edits/object-edit.ts';
import { quoted } from '../edits/respell.ts';
import { withOptions } from './passed-options.ts';
import { filled, functionsOf, named, namesIn, openPositions, type Passing, parametersIn, queryAt } from './slots.ts';

/** The names of parameters and options for a part of what comes before a path. */
const ofBase = /version|prefix|base|root|api/i;

/**
 * The function takes a part of what it puts before the path: as an argument, in the object that holds the path, or in options
 * that a function on the way may pass on to another one.
 */
export function baseSlots(passing: Passing, { piece, start, end, to }: BaseChange): Spelling[] {
  const { place, position } = passing;
  const whole = piece.text.slice(0, start) + to + piece.text.slice(end);
  const isText = piece.at !== undefined && piece.at.node.type !== 'NumericLiteral';
  const numbers = isText ? [] : [whole, to].filter((text) => /^\d+$/.test(text));
  const texts = [...new Set([...numbers, ...[whole, to].map((text) => quoted(place.file, text))])];
  if (piece.at?.file === place.file && contains(place.node, piece.at.node)) {
    const changed = { start: piece.at.start + start, end: piece.at.start + end, text: to };
    return passing.query === undefined ? [[changed]] : filled(passing, []).map((edits) => [changed, ...edits]);
  }
  const given = named(passing, openPositions(passing), ofBase).flatMap((at) =>
    texts.flatMap((text) => filled(passing, [[at, text]])),
  );
  const own = functionsOf(passing).flatMap(namesIn);
  const names = [...new Set(own)].filter((name) => ofBase.test(name));
  const holder = objectLiteral(place.node.arguments[position] as t.Node);
  if (holder === undefined || holder === passing.url)
    return [...names.flatMap((name) => texts.flatMap((text) => asOption(passing, `${name}: ${text}`))), ...given];
  const held = names.flatMap((name) => texts.map((text) => addProperties(place.file, holder, [`${name}: ${text}`])));
  return [...given, ...held];
}

/** A property of the options that a function takes last. */
function asOption(passing: Passing, property: string): Spelling[] {
  const { file, node } = passing.place;
  const at = parametersIn(passing.callee?.node).length - 1;
  const given = node.arguments[at];
  if (given !== undefined) return withOptions(passing, given, [property]);
  return filled(passing, [[at, newObject(file, [...queryAt(passing, at), property], startOf(node))]]);
}
