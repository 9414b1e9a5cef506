import type { Evaluator } from '../evaluate.ts';
import type { Place, Value } from '../value.ts';
import { hole, leavesOf, syntheticText } from './pieces.ts';

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

const appenders: readonly { readonly module: string; readonly path: string }[] = [
  { module: 'ufo', path: 'withQuery' },
  { module: '@wordpress/url', path: 'addQueryArgs' },
];

/** Whether a function of a module appends the parameters in an object to a URL. */
export function appendsQuery(source: string, path: string): boolean {
  return appenders.some((one) => one.module === source && one.path === path);
}

/** `withQuery('/books', { page: 1 })` */
export function appendedQuery(evaluator: Evaluator, [url, query]: readonly (Place | undefined)[], place: Place): Value {
  if (url === undefined || query === undefined) return { kind: 'unknown', place, why: 'a URL with a query', via: [] };
  const pieces = evaluator.text(url);
  const isOpen = pieces.flatMap(leavesOf).some((one) => (one.kind === 'text' ? one.text.includes('?') : one.isQuery));
  const added = { ...hole(query, 'query parameters', [], true), isOrigin: true };
  return { kind: 'text', pieces: [...pieces, syntheticText(isOpen ? '&' : '?'), added] };
}
