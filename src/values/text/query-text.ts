import type { Evaluator } from '../evaluate.ts';
import type { Place, Value } from '../value.ts';
import { hole, syntheticText } from './pieces.ts';

const writers = /^(qs|query-string|querystring|node:querystring|picoquery|fast-querystring|qs-esm)$/;

/** Whether a function of a module serializes an object as a query string. */
export function writesQuery(source: string, path: string): boolean {
  return writers.test(source) && /^(default\.)?(stringify|encode)$/.test(path);
}

/** `stringify(query)`; with `addQueryPrefix` it starts with a `?`, unless it is empty. */
export function queryText(evaluator: Evaluator, args: readonly (Place | undefined)[], place: Place): Value {
  const query = hole(place, 'query parameters', [], true);
  const options = args[1] && evaluator.evaluate(args[1]);
  const prefix = options && evaluator.member(options, 'addQueryPrefix', place);
  if (prefix === undefined || prefix.kind === 'undefined') return { kind: 'search-params', place, via: [] };
  if (prefix.kind === 'primitive' && prefix.value === false) return { kind: 'search-params', place, via: [] };
  if (prefix.kind !== 'primitive') return { kind: 'unknown', place, why: 'a query that may start with `?`', via: [] };
  const { node, file } = place;
  return {
    kind: 'text',
    pieces: [{ kind: 'choice', branches: [[syntheticText('?'), query], []], node, file, via: [] }],
  };
}
