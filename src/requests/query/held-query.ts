import type * as t from '@babel/types';
import type { Evaluator } from '../../values/evaluate.ts';
import { namesHeld } from '../../values/objects/member-names.ts';
import { branchesOf, type Place } from '../../values/value.ts';

/** A query in the options that a call passes by name, and the names of all its parameters. */
export interface HeldQuery {
  readonly options: t.Identifier;
  /** The property of the options that is the query. */
  readonly property: string;
  readonly names: readonly string[];
  /** Whether the options always, sometimes or never hold a query. */
  readonly isThere: 'always' | 'sometimes' | 'never';
}

/** Reads the query in options that are a plain object, whichever of several it is; undefined if a part of it is not known. */
export function heldIn(
  evaluator: Evaluator,
  options: Place,
  [property, ...more]: readonly string[],
): HeldQuery | undefined {
  const { node } = options;
  if (node.type !== 'Identifier' || property === undefined || more.length > 0) return undefined;
  const wholes = branchesOf(evaluator.evaluate(options));
  const queries = wholes.map((one) => (one.kind === 'object' ? evaluator.member(one, property, options) : one));
  const all = queries.flatMap(branchesOf);
  const held = all.filter(({ kind }) => kind !== 'undefined');
  const names = held.map((one) => (one.kind === 'object' ? namesHeld(one) : undefined));
  const isKnown = wholes.some(({ kind }) => kind === 'object') && names.every((one) => one !== undefined);
  if (!isKnown) return undefined;
  const isThere = held.length === 0 ? 'never' : held.length === all.length ? 'always' : 'sometimes';
  return { options: node, property, names: [...new Set(names.flat())], isThere };
}
