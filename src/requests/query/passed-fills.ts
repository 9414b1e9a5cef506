import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { type CallNode, isCall, isMember } from '../../source/node-kinds.ts';
import { parametersOf } from '../../source/pattern.ts';
import { argumentPlaces } from '../../values/direct-call.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { frameOf, type Place } from '../../values/value.ts';
import { type Fill, fillsOf, isName, under } from './query-fills.ts';

/** A fill of a query, and where its code is. */
export interface PlacedFill {
  readonly fill: Fill;
  readonly place: Place;
}

/** What all uses of a query variable add to it, also in functions of the code base that it is passed to. */
export function allFills(
  evaluator: Evaluator,
  binding: Binding,
  place: Place,
  seen = new Set<Binding>(),
): readonly PlacedFill[] {
  if (seen.has(binding)) return [];
  seen.add(binding);
  return binding.references.flatMap((reference) => [
    ...fillsOf(place.file, reference).map((fill) => named(fill, place)),
    ...fillsByCallee(evaluator, reference, place, seen),
  ]);
}

/** `appendQuery(url, query)`, `addAll(url.searchParams, query)` */
function fillsByCallee(
  evaluator: Evaluator,
  reference: t.Node,
  place: Place,
  seen: Set<Binding>,
): readonly PlacedFill[] {
  const { names } = place.file;
  const member = names.parentOf(reference);
  const isQuery = member !== undefined && isMember(member) && isName(member.property, /^searchParams$/);
  const argument = isQuery ? member : reference;
  const call = names.parentOf(argument);
  const position = call !== undefined && isCall(call) ? call.arguments.indexOf(argument as t.Expression) : -1;
  if (position < 0) return [];
  const { callee } = call as CallNode;
  const value = evaluator.evaluate({ ...place, node: callee });
  if (value.kind !== 'function') return [];
  const { place: fn, self } = value;
  const param = parametersOf(fn.node)[position];
  const binding = param?.type === 'Identifier' ? fn.file.names.bindingOf(param) : undefined;
  if (binding === undefined) return [];
  const env = evaluator.enter(fn, argumentPlaces({ ...place, node: call as CallNode }), self, fn.env ?? place.env);
  return allFills(evaluator, binding, { ...fn, env }, seen);
}

/** A name that a function receives is that of its argument: `append(params, name, value)` in a loop over a query. */
function named(fill: Fill, place: Place): PlacedFill {
  if (fill.kind !== 'open' || fill.node.type !== 'Identifier') return { fill, place };
  const binding = place.file.names.bindingOf(fill.node);
  const frame = binding && frameOf(place.env, binding.declaration);
  const index = frame === undefined ? -1 : parametersOf(frame.callee).indexOf(binding?.identifier as t.Identifier);
  const given = frame?.args[index];
  return given === undefined ? { fill, place } : { fill: { ...fill, ...under(given.file, given.node) }, place: given };
}
