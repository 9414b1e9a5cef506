import type * as t from '@babel/types';
import { memberName } from '../source/pattern.ts';
import type { Evaluator } from './evaluate.ts';
import { passedElements, passingOf } from './methods/mapped-list.ts';
import { isOnly, valueKinds } from './types/value-kinds.ts';
import type { Place } from './value.ts';

/** The elements of a list, including those of lists spread into it; undefined unless all are known. */
export function elementsOf(evaluator: Evaluator, list: Place<t.ArrayExpression>): readonly Place[] | undefined {
  const found: Place[] = [];
  for (const node of list.node.elements) {
    if (node === null) return undefined;
    const isSpread = node.type === 'SpreadElement';
    const place = { ...list, node: isSpread ? node.argument : node };
    const inner = isSpread ? listedElements(evaluator, place) : [place];
    if (inner === undefined) return undefined;
    found.push(...inner);
  }
  return found;
}

/** The elements of an expression that is a list: also of `ids.map(encodeURIComponent)` and `[root, id].filter(Boolean)`. */
export function listedElements(evaluator: Evaluator, list: Place): readonly Place[] | undefined {
  const joined = joinedLists(evaluator, list);
  if (joined !== undefined) return joined;
  const passing = passingOf(list);
  const from = passing && listedElements(evaluator, passing.from);
  const passed = from && passedElements(evaluator, from, passing);
  const value = passed === undefined ? evaluator.evaluate(list) : undefined;
  return value?.kind === 'array' && value.isChanged !== true ? elementsOf(evaluator, value.place) : passed;
}

/** The elements of `[root, parts].flat()` and of `parts.concat(rest)`, where each may be a list or a single one. */
function joinedLists(evaluator: Evaluator, { node, ...rest }: Place): readonly Place[] | undefined {
  const callee = node.type === 'CallExpression' && node.callee.type === 'MemberExpression' ? node.callee : undefined;
  const name = callee && memberName(callee);
  if (node.type !== 'CallExpression' || callee === undefined || !(name === 'flat' || name === 'concat'))
    return undefined;
  const own = listedElements(evaluator, { ...rest, node: callee.object });
  if (own === undefined || (name === 'flat' && node.arguments.length > 0)) return undefined;
  const added = name === 'concat' ? node.arguments.map((one): Place => ({ ...rest, node: one })) : [];
  const parts = (name === 'flat' ? own : added).map((one) => listedOrSingle(evaluator, one));
  if (parts.some((part) => part === undefined)) return undefined;
  return [...(name === 'concat' ? own : []), ...(parts as readonly (readonly Place[])[]).flat()];
}

/** The elements of a list, or a value that is certainly not one; undefined if it may be either. */
function listedOrSingle(evaluator: Evaluator, place: Place): readonly Place[] | undefined {
  if (place.node.type === 'SpreadElement') return undefined;
  const value = evaluator.evaluate(place);
  if (value.kind === 'array') return value.isChanged === true ? undefined : elementsOf(evaluator, value.place);
  if (value.kind === 'text' || value.kind === 'primitive') return [place];
  const at = 'place' in value ? value.place : place;
  const kinds = valueKinds(evaluator, at.file, at.node);
  return kinds !== undefined && isOnly(kinds, 'text', 'key', 'number') ? [place] : undefined;
}
