import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { writtenValue } from '../../source/pattern.ts';
import type { Evaluator } from '../evaluate.ts';
import type { Place, Value } from '../value.ts';
import { hole, knownText, leavesOf, syntheticText } from './pieces.ts';

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

interface Appender {
  readonly module: string;
  readonly path: string;
  /** The properties of the only object that it takes, if URL and query are not two arguments. */
  readonly named?: readonly [url: string, query: string];
}

const appenders: readonly Appender[] = [
  { module: 'ufo', path: 'withQuery' },
  { module: '@wordpress/url', path: 'addQueryArgs' },
  { module: 'query-string', path: 'stringifyUrl', named: ['url', 'query'] },
];

/** A function of a module that appends the parameters in an object to a URL. */
export function appenderOf(source: string, path: string): Appender | undefined {
  return appenders.find((one) => one.module === source && one.path === path.replace(/^default\./, ''));
}

/** `withQuery('/books', { page: 1 })`, `stringifyUrl({ url: '/books', query: { page: 1 } })` */
export function appendedQuery(
  evaluator: Evaluator,
  args: readonly (Place | undefined)[],
  place: Place,
  { named }: Appender,
): Value {
  const [url, query] = named === undefined ? args : partsOf(args[0], named);
  if (url === undefined || (query === undefined && named === undefined))
    return { kind: 'unknown', place, why: 'a URL with a query', via: [] };
  const pieces = evaluator.text(url);
  if (query === undefined) return { kind: 'text', pieces };
  const isOpen = pieces.flatMap(leavesOf).some((one) => (one.kind === 'text' ? one.text.includes('?') : one.isQuery));
  if (named !== undefined && formatsLists(evaluator, args[1], place))
    return { kind: 'unknown', place, why: 'lists in a form of their own', via: [] };
  const added = { ...hole(query, 'query parameters', [], true), isOrigin: true };
  return { kind: 'text', pieces: [...pieces, syntheticText(isOpen ? '&' : '?'), added] };
}

/**
 * A variable to which a loop adds the parameters of a query as text: `text += (text ? '&' : '?') + name + '=' + value`.
 * It is that query, with the mark that it starts with, or empty.
 */
export function collectedText({ declaration, writes }: Binding, place: Place): Value | undefined {
  const isEmpty =
    declaration.type === 'VariableDeclarator' &&
    declaration.init?.type === 'StringLiteral' &&
    declaration.init.value === '';
  if (!isEmpty || writes.length === 0) return undefined;
  const [first, ...others] = writes.map((write) => markAdded(write));
  if (first === undefined || others.some((other) => other !== first)) return undefined;
  const { node, file } = place;
  const query = hole(place, 'query parameters', [], true);
  const branches = [[...(first === '' ? [] : [syntheticText(first)]), query], []];
  return { kind: 'text', pieces: [{ kind: 'choice', branches, node, file, via: [] }] };
}

/** The mark before the first parameter in `text += (text ? '&' : '?') + …`; undefined for any other change. */
function markAdded(write: t.Node): string | undefined {
  if (write.type !== 'AssignmentExpression' || write.operator !== '+=' || write.left.type !== 'Identifier')
    return undefined;
  const [mark] = joinedParts(write.right);
  return mark?.type === 'ConditionalExpression' ? startOfMark(mark, write.left.name) : undefined;
}

/** `?` or nothing in `text ? '&' : '?'`, `text === '' ? '?' : '&'` and `text.length ? '&' : ''`. */
function startOfMark({ test, consequent, alternate }: t.ConditionalExpression, name: string): string | undefined {
  if (consequent.type !== 'StringLiteral' || alternate.type !== 'StringLiteral') return undefined;
  const asked = test.type === 'BinaryExpression' ? test.left : test;
  const object = asked.type === 'MemberExpression' ? asked.object : asked;
  const marks = [consequent.value, alternate.value];
  const start = marks.find((one) => one !== '&');
  const isOfIt = object.type === 'Identifier' && object.name === name;
  return isOfIt && marks.includes('&') && (start === '?' || start === '') ? start : undefined;
}

/** The parts that are joined in `a + b + c` and in `${a}${b}`, without empty strings. */
export function joinedParts(node: t.Node): readonly t.Node[] {
  if (node.type === 'BinaryExpression' && node.operator === '+')
    return [...joinedParts(node.left), ...joinedParts(node.right)];
  if (node.type !== 'TemplateLiteral') return [node];
  return node.quasis.flatMap((quasi, index) => [
    ...(quasi.value.raw === '' ? [] : [quasi]),
    ...(node.expressions[index] === undefined ? [] : [node.expressions[index] as t.Node]),
  ]);
}

/** The values of properties of an object literal that spreads nothing. */
function partsOf(given: Place | undefined, names: readonly string[]): readonly (Place | undefined)[] {
  const { node } = given ?? {};
  if (given === undefined || node?.type !== 'ObjectExpression') return [];
  if (node.properties.some(({ type }) => type !== 'ObjectProperty')) return [];
  return names.map((name) => {
    const value = writtenValue(node, name);
    return value && { ...given, node: value };
  });
}

/** Whether options may write lists in another way than the name once for each element. */
function formatsLists(evaluator: Evaluator, options: Place | undefined, place: Place): boolean {
  if (options === undefined) return false;
  const format = evaluator.member(evaluator.evaluate(options), 'arrayFormat', place);
  return format.kind !== 'undefined' && !(format.kind === 'text' && knownText(format.pieces) === 'none');
}
