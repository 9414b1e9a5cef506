import type * as t from '@babel/types';
import { isMember } from '../../source/node-kinds.ts';
import { memberName, objectLiteral, parametersOf, withoutDefault } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import type { FunctionNode } from '../../values/value.ts';
import type { BaseChange, Spelling } from '../call-site.ts';
import { objectArgument } from '../edits/argument-edit.ts';
import { addProperties } from '../edits/object-edit.ts';
import { quoted } from '../edits/respell.ts';
import { withOptions } from './passed-options.ts';
import { filled, functionsOf, named, namesIn, openPositions, type Passing, parametersIn, queryAt } from './slots.ts';
import { takesProperties } from './taken-options.ts';

/** The names of parameters and options for a part of what comes before a path. */
const ofBase = /version|prefix|base|root|api/i;

/**
 * The function takes a part of what it puts before the path: as an argument, in the object that holds the path, or in options
 * that a function on the way may pass on to another one.
 */
export function baseSlots(passing: Passing, base: BaseChange): Spelling[] {
  const { place, position } = passing;
  const { piece, start, end, to } = base;
  const texts = valuesOf(place.file, base);
  if (!base.isName && piece.at?.file === place.file && contains(place.node, piece.at.node)) {
    const changed = { start: piece.at.start + start, end: piece.at.start + end, text: to };
    return passing.query === undefined ? [[changed]] : filled(passing, []).map((edits) => [changed, ...edits]);
  }
  const given = named(passing, openPositions(passing), ofBase).flatMap((at) =>
    texts.flatMap((text) => filled(passing, [[at, text]])),
  );
  const own = functionsOf(passing).flatMap((one) => [...namesIn(one), ...membersReadIn(one)]);
  const names = [...new Set(own)].filter((name) => ofBase.test(name));
  const holder = objectLiteral(place.node.arguments[position] as t.Node);
  if (holder === undefined || holder === passing.url)
    return [...names.flatMap((name) => texts.flatMap((text) => asOption(passing, propertyOf(name, text)))), ...given];
  const held = names.flatMap((name) =>
    texts.map((text) => addProperties(place.file, holder, [propertyOf(name, text)])),
  );
  return [...given, ...held];
}

/** The values to pass, as source: the new text as a whole or in its place, a number, or the name of a parameter. */
function valuesOf(file: SourceFile, { piece, start, end, to, isName }: BaseChange): readonly string[] {
  const [before, behind] = [piece.text.slice(0, start), piece.text.slice(end)];
  if (isName) return [before === '' && behind === '' ? to : `\`${before}\${${to}}${behind}\``];
  const whole = before + to + behind;
  const isText = piece.at !== undefined && piece.at.node.type !== 'NumericLiteral';
  const numbers = isText ? [] : [whole, to].filter((text) => /^\d+$/.test(text));
  return [...new Set([...numbers, ...[whole, to].map((text) => quoted(file, text))])];
}

function propertyOf(name: string, text: string): string {
  return name === text ? name : `${name}: ${text}`;
}

/** The members of its parameters that a function reads: `spec.version`. */
function membersReadIn(callee: FunctionNode): readonly string[] {
  const params = parametersOf(callee).flatMap((param) => {
    const target = withoutDefault(param);
    return target.type === 'Identifier' ? target.name : [];
  });
  const read: string[] = [];
  walk(callee.body, (node) => {
    const isOfParameter = isMember(node) && node.object.type === 'Identifier' && params.includes(node.object.name);
    const name = isOfParameter ? memberName(node) : undefined;
    if (name !== undefined) read.push(name);
  });
  return read;
}

/** A property of the options that a function takes last, or before a parameter that it gained. */
function asOption(passing: Passing, property: string): Spelling[] {
  const { file, node } = passing.place;
  const last = parametersIn(passing.callee?.node).length - 1;
  return [...new Set([last, ...openPositions(passing).reverse()])].flatMap((at) => {
    const given = node.arguments[at];
    if (!takesProperties(passing.evaluator, passing.callee, at, [property])) return [];
    const query = passing.query === undefined || passing.query.position === at ? [[]] : filled(passing, []);
    if (given !== undefined)
      return query.flatMap((own) => withOptions(passing, given, [property]).map((edits) => [...own, ...edits]));
    return filled(passing, [[at, objectArgument(file, node, [...queryAt(passing, at), property])]]);
  });
}
