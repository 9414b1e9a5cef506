import { keyName } from '../../source/pattern.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { Place } from '../../values/value.ts';

/** The names of the query parameters in an object that a double expects; undefined unless all are written out. */
export function parameterNames(evaluator: Evaluator, given: Place | undefined): readonly string[] | undefined {
  const value = given === undefined ? ({ kind: 'undefined' } as const) : evaluator.evaluate(given);
  if (value.kind === 'undefined' || (value.kind === 'primitive' && value.value === true)) return [];
  if (value.kind !== 'object' || value.writes.length > 0) return undefined;
  const names = value.place.node.properties.map((property) =>
    property.type === 'SpreadElement' ? undefined : keyName(property)?.replace(/\[\]$/, ''),
  );
  return names.every((name) => name !== undefined) ? names : undefined;
}
