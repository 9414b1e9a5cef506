import type * as t from '@babel/types';
import { keyName } from '../source/pattern.ts';
import type { Evaluator } from '../url/evaluate.ts';
import { argumentPlaces } from '../url/members.ts';
import { leavesOf } from '../url/pieces.ts';
import type { CallNode, External, Place } from '../url/value.ts';
import { type CallSite, commonQueryNames, type Methods } from './call-site.ts';
import { objectLiteral, refuse } from './respell.ts';

const verbs = new Map(['get', 'post', 'put', 'patch', 'delete', 'head'].map((verb) => [verb, verb.toUpperCase()]));
const clientLike = /fetch|request|http|axios|ajax|api|client|komga|load/i;
const sends = /^\$?(get|post|put|patch|delete|head)|fetch|request|load|call|send|ajax|api/i;
const otherwise =
  /cache|stor(e|age)|map|param|query|rout|app|server|mock|nock|msw|header|config|i18n|redis|cookie|session|worker|expect|describe|it$|test|path|regex|match|join|push|navigate|log/i;
const optionKeys = new Set([
  'method',
  'query',
  'params',
  'body',
  'headers',
  'searchParams',
  'data',
  'json',
  'signal',
  'credentials',
  'timeout',
  'responseType',
]);

/**
 * A call of something that the code base does not define and no library accounts for, such as an auto-imported function or
 * an untyped parameter, that looks like a request: it is named like a client, or its options are those of a request.
 */
export function unknownClientSite(
  evaluator: Evaluator,
  place: Place<CallNode>,
  callee: External,
): CallSite | undefined {
  const { node, file } = place;
  const args = argumentPlaces(place);
  const [url] = args;
  if (url === undefined || node.type === 'NewExpression' || isBuiltIn(callee)) return undefined;
  const name = nameOf(node.callee);
  const hasCallback = args
    .slice(1)
    .some((argument) => argument !== undefined && evaluator.evaluate(argument).kind === 'function');
  if (otherwise.test(name) || hasCallback || !sends.test(name.split('.').at(-1) ?? '')) return undefined;
  const options = node.arguments[1] && objectLiteral(node.arguments[1]);
  const isRequest = options?.properties.some(
    (property) => property.type !== 'SpreadElement' && optionKeys.has(keyName(property) ?? ''),
  );
  if (!clientLike.test(name) && isRequest !== true) return undefined;
  const pieces = evaluator.text(url);
  const isPath = pieces.flatMap(leavesOf).some((piece) => piece.kind === 'text' && piece.text.includes('/'));
  if (!isPath) return undefined;
  const site: CallSite = {
    adapter: 'unknown',
    file,
    node,
    double: undefined,
    url,
    isOwn: () => true,
    pieces,
    methods: methodsOf(evaluator, node, options && { ...place, node: options }),
    query: options === undefined && node.arguments.length > 1 ? 'unknown' : 'none',
    queryNames: commonQueryNames,
    hasTypedQuery: false,
    isReactive: false,
    types: undefined,
    body: undefined,
    isJson: false,
    isClientKnown: false,
    isDeclared: false,
    sentBy: undefined,
    sink: undefined,
    headers: '',
    isCached: false,
    urlUse: undefined,
    reads: '',
    respell: () => refuse('unknown-client', `what \`${name}\` takes is not known`),
  };
  return site;
}

/** The last two names of a callee: `$axios.get` of `this.$axios.get`. */
function nameOf(callee: t.Node): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'CallExpression') return nameOf(callee.callee);
  if (callee.type !== 'MemberExpression' && callee.type !== 'OptionalMemberExpression') return '';
  const property = callee.property.type === 'Identifier' ? callee.property.name : '';
  return `${nameOf(callee.object).split('.').at(-1)}.${property}`;
}

/** Objects of the platform that have a `get` and the like. */
function isBuiltIn({ root, steps }: External): boolean {
  const isMade = steps.some(({ kind }) => kind === 'new');
  return isMade && root.kind === 'global';
}

function methodsOf(
  evaluator: Evaluator,
  { callee }: CallNode,
  options: Place<t.ObjectExpression> | undefined,
): Methods {
  const called =
    callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : undefined;
  const verb = called && verbs.get(called.replace(/^\$/, '').toLowerCase());
  if (verb !== undefined) return { known: [verb], texts: [], certainty: 'known' };
  const value = options && evaluator.member(evaluator.evaluate(options), 'method', options);
  const [piece] = value?.kind === 'text' ? value.pieces : [];
  if (piece?.kind === 'text') return { known: [piece.text.toUpperCase()], texts: [piece], certainty: 'known' };
  return { known: ['GET'], texts: [], certainty: 'known' };
}
