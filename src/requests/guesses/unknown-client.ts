import type * as t from '@babel/types';
import { isNamedForApi } from '../../contract/named-for-api.ts';
import { type CallNode, isMember } from '../../source/node-kinds.ts';
import { keyName, objectLiteral } from '../../source/pattern.ts';
import { argumentPlaces } from '../../values/direct-call.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { calleeName, saysOtherwise } from '../../values/methods/callee-names.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import type { External, Place, Value } from '../../values/value.ts';
import { findProperty } from '../call-parts.ts';
import type { RequestCall } from '../call-site.ts';
import { commonQueryNames } from '../call-site.ts';
import { baseNames, type Call, type Form, type Library, type MethodSlot } from '../form.ts';
import { initForm } from '../libraries/fetch.ts';
import { callSite } from '../read-call.ts';
import type { Recognised } from '../recognise.ts';
import { formOfShape } from './call-shape.ts';
import { CallsBeside, isPlainObject } from './calls-beside.ts';
import { learnedShape } from './learned-shape.ts';
import { respellUnknown } from './respell-unknown.ts';

export const verbs = new Map(
  ['get', 'post', 'put', 'patch', 'delete', 'head'].map((verb) => [verb, verb.toUpperCase()]),
);
const clientLike = /fetch|request|http|axios|ajax|api|client|load|network|rest|transport|connection|remote|\bnet\b/i;
const sends = /^\$?(get|post|put|patch|delete|head(?!er))|fetch|request|load|call|send|ajax|api/i;
/** Names of composables and of what framework plugins provide: `useKomga`, `$komga`. */
const provided = /^(use(?=[A-Z])|\$)\w+$/;

const optionKeys = new Set([
  ...['method', 'query', 'params', 'body', 'headers', 'searchParams', 'data', 'json', 'signal', 'credentials'],
  ...['timeout', 'responseType'],
]);

const unknown: Library = { name: 'unknown', origins: [], members: {} };

/**
 * A call of something outside the code base and all known libraries, such as an auto-imported function or an untyped
 * parameter, that looks like a request: it is named like a client, or its options are those of a request.
 */
export function unknownClientSite(
  evaluator: Evaluator,
  place: Place<CallNode>,
  callee: External | undefined,
): RequestCall | undefined {
  const { node } = place;
  const call: Call = { evaluator, place, args: argumentPlaces(place) };
  const [url] = call.args;
  if (url === undefined || node.type === 'NewExpression' || (callee !== undefined && isBuiltIn(callee)))
    return undefined;
  const name = calleeName(node.callee);
  const texts = evaluator.text(url).flatMap(leavesOf);
  const creation = callee && creationOf(evaluator, callee);
  const hasSlash = texts.some((piece) => piece.kind === 'text' && piece.text.includes('/'));
  const isPath = hasSlash || (creation?.isClient === true && texts.some(({ kind }) => kind === 'text'));
  if (creation !== undefined && sends.test(name.split('.').at(-1) ?? '') && isPath)
    return hasCallback(call) ? undefined : siteOf(call, url, callee, creation);
  if (!hasSlash) return undefined;
  const isVersioned = texts.some((piece) => piece.kind === 'text' && /\/v\d+\//.test(piece.text));
  const options = node.arguments[1] && objectLiteral(node.arguments[1]);
  if (
    hasCallback(call) ||
    (!looksLikeRequest(name, options, isVersioned) && !(isVersioned && isVerbOfClient(call, name)))
  )
    return undefined;
  return siteOf(call, url, callee);
}

/** Whether a call is named like one of an unknown client, wherever it is: its request depends on its caller. */
export function looksLikeSender(place: Place<CallNode>, callee: External | undefined): boolean {
  const { node } = place;
  if (node.type === 'NewExpression' || (callee !== undefined && isBuiltIn(callee))) return false;
  const options = node.arguments[1] && objectLiteral(node.arguments[1]);
  const name = calleeName(node.callee);
  const [url] = node.arguments;
  if (
    url === undefined ||
    /^(ObjectExpression|ArrayExpression|ArrowFunctionExpression|FunctionExpression)$/.test(url.type)
  )
    return false;
  // Example: `import fetch from 'some-fetch'`
  const isOfPackage = callee?.root.kind === 'module' && /fetch|request|http|ajax/i.test(name);
  return (name.includes('.') || isOfPackage) && looksLikeRequest(name, options, false);
}

/** What an unknown client was created with: the option with the URL before every path, or that URL. */
interface Creation extends Pick<Recognised, 'clientOptions' | 'address' | 'client'> {
  readonly base?: string;
  /** A call with an address may also be a request: `(await load(url)).get('etag')`. */
  readonly isClient: boolean;
}

const noCreation: Creation = { clientOptions: [], address: undefined, client: undefined, isClient: false };

/**
 * Example: `create({ baseURL: 'http://host/api/v1' })`, or `new Client('http://host/api/v1')`, of a library that is not
 * described, and what it makes of another client: `rateLimit(axios.create({ baseURL }))`.
 */
function creationOf(evaluator: Evaluator, { root, steps }: External): Creation | undefined {
  const made = steps.findLast((step) => step.kind !== 'member');
  if (made === undefined) return undefined;
  for (const given of argumentPlaces(made.place)) {
    if (given === undefined) break;
    const value = evaluator.evaluate(given);
    const base = baseNames.find((name) => isAddress(evaluator.member(value, name, given)));
    if (base !== undefined)
      return { clientOptions: [given], address: undefined, client: made.place, base, isClient: true };
    const isClient = made.kind === 'new';
    if ((isClient || root.kind === 'module') && isAddress(value))
      return { clientOptions: [], address: given, client: made.place, isClient };
    const inner = value.kind === 'external' ? creationOf(evaluator, value) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

function isAddress(value: Value): boolean {
  return (
    value.kind === 'text' && value.pieces.some((piece) => piece.kind === 'text' && /:\/\/|\/api\b/.test(piece.text))
  );
}

export function siteOf(
  call: Call,
  url: Place,
  callee: External | undefined,
  { base, isClient: _, ...creation }: Creation = noCreation,
): RequestCall {
  const { node } = call.place;
  const options = node.arguments[1] && objectLiteral(node.arguments[1]);
  const likeness = likenessOf(call);
  const shown = shownForm(call) ?? likeness?.form;
  const form = shown ?? formOf(call, options);
  const site = callSite(call, form, url, {
    library: { ...unknown, ...(base === undefined ? {} : { base }) },
    forms: [form],
    isNamedForApi: isMember(node.callee) && isNamedForApi(calleeName(node.callee)),
    ...creation,
  });
  const isPlain = options !== undefined && options.properties.length > 0 && isPlainObject(options);
  const isOpaque = options === undefined && node.arguments.length > 1;
  if (shown !== undefined)
    return { ...site, responses: likeness?.respondsAs, queryNames: commonQueryNames, isClientKnown: false };
  return {
    ...site,
    query: isPlain ? 'some' : isOpaque ? 'unknown' : site.query,
    queryNames: commonQueryNames,
    queryArgument: isPlain ? 1 : undefined,
    isClientKnown: false,
    isToOwnServer: isOfOwnServer(callee),
  };
}

/** A known library that a call resembles: `app.net.fetch(url, init)` is named like that of the platform. */
function likenessOf({ place: { node } }: Call): { readonly form: Form; readonly respondsAs: string } | undefined {
  const name = calleeName(node.callee);
  const options = node.arguments[1] && objectLiteral(node.arguments[1]);
  // Example: `request.fetch(url, { params, data })`, whose options do not fit the standard `fetch`
  if (options !== undefined && findProperty(options, [...commonQueryNames, 'data', 'json']) !== undefined)
    return undefined;
  return /\.fetch$/.test(name) && node.arguments.length <= 2 ? { form: initForm, respondsAs: 'fetch' } : undefined;
}

/** The form that other calls of the same client show, if the parts of a request are separate arguments. */
function shownForm({ evaluator, place }: Call): Form | undefined {
  const { callee } = place.node;
  const isMethod = isMember(callee);
  const member = isMethod && callee.property.type === 'Identifier' ? callee.property.name : '';
  const client = learnedShape(evaluator, place);
  const shape = client[member];
  const isPositional = shape?.headers !== undefined || shape?.isText === true;
  return isPositional ? formOfShape(client, member) : undefined;
}

function looksLikeRequest(name: string, options: t.ObjectExpression | undefined, isVersioned: boolean): boolean {
  const isRequest =
    options?.properties.some((one) => one.type !== 'SpreadElement' && optionKeys.has(keyName(one) ?? '')) === true;
  const isOurs = isNamedForApi(name);
  if (!isOurs && saysOtherwise(name)) return false;
  if (isVersioned && (isRequest || provided.test(name))) return true;
  return sends.test(name.split('.').at(-1) ?? '') && (isOurs || clientLike.test(name) || isRequest);
}

/** `host.get(path)`, if another member of the same object sends something. */
function isVerbOfClient({ evaluator, place }: Call, name: string): boolean {
  if (!verbs.has(name.split('.').at(-1) ?? '') || saysOtherwise(name)) return false;
  return new CallsBeside(evaluator, place).member(/^\$?(post|patch)$/) !== undefined;
}

function hasCallback({ evaluator, args }: Call): boolean {
  return args.slice(1).some((argument) => argument !== undefined && evaluator.evaluate(argument).kind === 'function');
}

/** The form that the call itself shows. */
function formOf(call: Call, options: t.ObjectExpression | undefined): Form {
  const method = methodSlot(call.place.node);
  const body = options && findProperty(options, ['body', 'data', 'json']);
  const isText = body?.type === 'ObjectProperty' && call.place.file.textOf(body.value).startsWith('JSON.stringify(');
  const name = (body && keyName(body)) ?? 'body';
  const inOptions = { kind: 'property', name, isText } as const;
  const isMethod = method.kind === 'member' && method.method !== 'GET' && method.method !== 'HEAD';
  const hasPath = options !== undefined && findProperty(options, ['path']) !== undefined;
  return {
    url: 0,
    options: isMethod && body === undefined ? 2 : 1,
    method,
    body: isMethod && body === undefined ? { kind: 'argument', index: 1 } : inOptions,
    ...(isText ? { headers: 'headers' } : {}),
    query: commonQueryNames,
    pathParameters: hasPath ? 'path' : 'params.path',
    respell: respellUnknown,
  };
}

function methodSlot({ callee }: CallNode): MethodSlot {
  const isMethod = isMember(callee);
  const name = isMethod && callee.property.type === 'Identifier' ? callee.property.name : undefined;
  const verb = name && verbs.get(name.replace(/^\$/, '').toLowerCase());
  return verb === undefined
    ? { kind: 'property', names: ['method'], anyCase: false }
    : { kind: 'member', method: verb };
}

/** Built-in objects with methods such as `get`. */
function isBuiltIn({ root, steps }: External): boolean {
  const isMade = steps.some(({ kind }) => kind === 'new');
  return isMade && root.kind === 'global';
}

/** Whether a call goes to a server of the code base: `fastify().inject({ url })`, `supertest(app).get(path)`. */
export function isOfOwnServer(callee: Value | undefined): boolean {
  return callee?.kind === 'external' && 'source' in callee.root && ownServers.test(callee.root.source ?? '');
}

const ownServers = /^(?:supertest|supertest-session|light-my-request|chai-http|fastify|@hapi\/hapi|hono|elysia)$/;
