import type * as t from '@babel/types';
import { type CallNode, isCall, isMember } from '../source/node-kinds.ts';
import type { TextEdit } from '../source/text-edit.ts';
import { argumentPlaces } from '../values/direct-call.ts';
import type { Evaluator } from '../values/evaluate.ts';
import { isAbsentWord } from '../values/flow/truth.ts';
import { spreadPlaces } from '../values/objects/members.ts';
import { returnsOf } from '../values/returns.ts';
import { withCommonStart } from '../values/text/common-start.ts';
import { hole, knownText, leavesOf, replaceText } from '../values/text/pieces.ts';
import { namesAmong } from '../values/types/object-shape.ts';
import type { Piece, Place, Value } from '../values/value.ts';
import { baseBefore, basesOf, below, parsed } from './base-url.ts';
import { bodyIn, givenProperty, isSent, memberAlong, optionsOf, propertyPlace } from './call-parts.ts';
import {
  type BaseChange,
  baseHoldsVersion,
  type CallSite,
  type Double,
  lackOf,
  type Refusal,
  type RequestCall,
  type RequestChange,
} from './call-site.ts';
import { clientNode, type Option, otherBase } from './edits/other-base.ts';
import { withQuery } from './edits/query-slot.ts';
import { respell } from './edits/respell.ts';
import type { Call, Form, Library } from './form.ts';
import { pathTypes } from './guesses/path-types.ts';
import { methodsOf } from './methods.ts';
import { carriedBy } from './on-the-way/carried.ts';
import { saysAnother, sendsJson } from './on-the-way/content-type.ts';
import { queryPassedOn } from './query/passed-query.ts';
import { urlBuilderOf } from './query/url-builder.ts';
import type { Recognised } from './recognise.ts';
import { bodyBesideGetter, gotUrl } from './url-getter.ts';
import { withoutWildcard } from './wildcard.ts';

/** Reads a library call as a call site; undefined if its arguments do not fit any form. */
export function readCall(evaluator: Evaluator, found: Recognised, place: Place<CallNode>): RequestCall | undefined {
  const args = spreadPlaces(evaluator, place);
  for (const form of found.forms) {
    const call: Call = { evaluator, place, args: form.isComputed === true ? computed(args) : args };
    const url = urlPlace(call, form);
    if (url !== undefined && form.isFor?.(call) !== false) return callSite(call, form, url, found);
  }
  return undefined;
}

/** Arguments whose first one is the result of a function. */
function computed([first, ...others]: Call['args']): Call['args'] {
  const { node } = first ?? {};
  if (first === undefined || (node?.type !== 'ArrowFunctionExpression' && node?.type !== 'FunctionExpression'))
    return [];
  const [returned, ...more] = returnsOf(node);
  return returned === undefined || more.length > 0 ? [] : [{ ...first, node: unlessAbsent(returned) }, ...others];
}

/** The branch that is a request: `id ? url : undefined` sends none without `id`. */
function unlessAbsent(node: t.Expression): t.Expression {
  if (node.type !== 'ConditionalExpression') return node;
  if (isAbsentWord(node.alternate)) return unlessAbsent(node.consequent);
  return isAbsentWord(node.consequent) ? unlessAbsent(node.alternate) : node;
}

/** The base before the URL of a call, as its library puts it there. */
function baseOfCall(call: Call, form: Form, found: Recognised, own: readonly Piece[]): readonly Piece[] {
  const { library } = found;
  const bases = basesOf(call, form, found);
  const applied =
    library.isBaseAppended === true
      ? [...bases].reverse().flat()
      : (bases[0] ?? baseOfType(call, library) ?? baseOfName(call, found, own));
  return baseBefore(own, applied, call.place, library.isBaseResolved);
}

/** The base of a client that is only known by its type, `komga: AxiosInstance`, whatever it is. */
function baseOfType({ evaluator, place }: Call, { base }: Library): readonly Piece[] | undefined {
  // A request may also be described by an object.
  if (!isCall(place.node)) return undefined;
  const client = { ...place, node: clientNode(place.node) };
  const value = base === undefined ? undefined : evaluator.evaluate(client);
  const isTyped = value?.kind === 'external' && value.root.kind === 'type' && value.steps.length === 0;
  return isTyped ? [hole(client, elsewhere)] : undefined;
}

/** The base of a client that is known by its name alone, `komga.get('series')`, unless the path has its own. */
function baseOfName({ place }: Call, { isNamedForApi }: Recognised, own: readonly Piece[]) {
  const [first] = own;
  const isBelow = first?.kind === 'text' && !/^(\/(api\b|\/)|[a-z][a-z+.-]*:)/i.test(first.text);
  if (isNamedForApi !== true || !isBelow || !isCall(place.node)) return undefined;
  return [hole({ ...place, node: clientNode(place.node) }, elsewhere)];
}

const elsewhere = 'the address of a client that is created elsewhere';

/** The edits of a change, as the form of a call or `ofBase` writes it. */
function spelled(
  call: Call,
  form: Form,
  site: CallSite,
  change: RequestChange,
  ofBase: (change: BaseChange) => Option | Refusal,
): readonly TextEdit[] | Refusal {
  const own = form.respell?.(call, site, change);
  if (own !== undefined) return change.base === undefined || 'refused' in own ? own : baseHoldsVersion;
  const other = change.base && ofBase(change.base);
  return other && 'refused' in other ? other : respell(call, form, site, change, other);
}

/** The call site for a call with a form, with the expression of its URL. */
export function callSite(call: Call, form: Form, url: Place, found: Recognised): RequestCall {
  const { library, client } = found;
  const { evaluator, place } = call;
  const own = withPathParameters(call, form, withCommonStart(evaluator.text(url)));
  const base = baseOfCall(call, form, found, own);
  const outside = new Set<Piece>(base.flatMap(leavesOf));
  const double = library.readDouble?.(call);
  const passed = queryPassedOn(evaluator, own, place.file);
  const whole = below(base, double === undefined ? own : withoutWildcard(own, url));
  const site: RequestCall = {
    adapter: library.name,
    responses: library.responses ?? library.respondsAs,
    dots: library.isUrlParsed && base.length === 0 ? 'parsed' : library.dots,
    twoQueries: library.twoQueries,
    file: place.file,
    node: place.node,
    double,
    url,
    isOwn: (piece) => !outside.has(piece),
    pieces: library.isUrlParsed ? parsed(whole) : whole,
    methods: methodsOf(call, form),
    query: double === undefined ? queryOf(call, form) : namedQuery(double),
    queryNames: form.query ?? [],
    queryArgument: form.queryArgument?.(call),
    laterQuery: form.laterQuery?.(call) ?? [],
    laterAt: (at) => form.laterQuery?.({ evaluator, place: at, args: [] }) ?? [],
    addsQuery: form.addsQuery ?? (passed.slot === undefined ? 'url' : 'arguments'),
    passed: { ...passed, takesTexts: passed.takesTexts || form.takesTexts === true },
    heldNames: (object, some) => namesAmong(evaluator, object, some),
    isReactive: form.isReactive === true,
    types: form.addsQuery === 'typed' && client !== undefined ? pathTypes(evaluator, client) : undefined,
    urlBuilder: urlBuilderOf(evaluator, place, own),
    body: bodyOf(call, form),
    textName: form.body.kind === 'property' && form.body.isText ? form.body.name : 'body',
    isJson: isJson(call, form, found),
    lacks: library.lacks,
    retried: retriedBy(call, optionsOf(call, form), found),
    isClientKnown: true,
    generated: undefined,
    isDeclared: false,
    functions: [],
    sentBy: undefined,
    through: [],
    sink: undefined,
    carried: (textOf) => carriedBy(evaluator, optionsOf(call, form), place, textOf),
    isCached: evaluator.member(optionsOf(call, form), 'next', place).kind === 'object',
    urlUse: undefined,
    reads: '',
    respell: (change) => {
      const held = lackOf(site, change) ?? bodyBesideGetter(call, form, url, change);
      const spelling = held ?? spelled(call, form, site, change, (to) => otherBase(call, found, base, to));
      return 'refused' in spelling
        ? spelling
        : withQuery(spelling, passed.slot, form.addsQuery === undefined ? change.added : []);
    },
  };
  return site;
}

/** Whether options set a content type other than JSON, for a library that sets the JSON one itself. */
function setsAnother({ evaluator, place }: Call, options: readonly Value[]): boolean {
  return options.some((one) => saysAnother(evaluator, evaluator.member(one, 'headers', place)));
}

function isJson(call: Call, form: Form, { clientOptions }: Recognised): boolean {
  const { evaluator, place } = call;
  if (form.isJson !== undefined) return form.isJson(call);
  const options = optionsOf(call, form);
  if (form.headers === undefined && form.contentType === undefined)
    return !setsAnother(call, [options, ...clientOptions.map((one) => evaluator.evaluate(one))]);
  const type = form.contentType === undefined ? undefined : evaluator.member(options, form.contentType, place);
  const isTyped = type?.kind === 'text' && /json/i.test(knownText(type.pieces) ?? '');
  const { headers } = form;
  return isTyped || (headers !== undefined && sendsJson(evaluator, evaluator.member(options, headers, place)));
}

/** The methods whose requests are sent again if they fail: those of the library, unless the call or its client says otherwise. */
function retriedBy(
  { evaluator, place }: Call,
  options: Value,
  { library, clientOptions }: Recognised,
): readonly string[] {
  const { retried = [], retriesAll } = library;
  if (retried.length === 0) return retried;
  const given = [options, ...clientOptions.map((one) => evaluator.evaluate(one)).reverse()]
    .map((one) => evaluator.member(one, 'retry', place))
    .find(({ kind }) => kind !== 'undefined');
  const limit = given?.kind === 'object' ? evaluator.member(given, 'limit', place) : given;
  if (limit?.kind === 'primitive' && (limit.value === 0 || limit.value === false || retriesAll)) return [];
  const own = given?.kind === 'object' ? evaluator.member(given, 'methods', place) : undefined;
  if (own?.kind !== 'array') return retried;
  const names = own.place.node.elements.map((node) => node && knownText(evaluator.text({ ...own.place, node })));
  return names.flatMap((name) => name?.toUpperCase() ?? []);
}

function namedQuery({ parameters }: Double): CallSite['query'] {
  if (parameters === undefined) return 'unknown';
  return parameters.length > 0 ? 'some' : 'none';
}

/**
 * The expression of the URL. An argument that is an object is not a URL, which distinguishes `axios(options)` from
 * `axios(url)`.
 */
function urlPlace(call: Call, form: Form): Place | undefined {
  if (typeof form.url === 'object') return receiverUrl(call);
  if (typeof form.url === 'string') {
    const options = optionsOf(call, form);
    return options.kind === 'object' ? givenProperty(call.evaluator, options.place, form.url) : undefined;
  }
  const place = gotUrl(call.evaluator, call.args[form.url], form);
  const kind = place && call.evaluator.evaluate(place).kind;
  return kind === undefined || kind === 'object' || kind === 'function' || kind === 'array' ? undefined : place;
}

/** The URL of `client['/api/v1/tags'].GET()`. */
function receiverUrl({ place }: Call): Place | undefined {
  const { callee } = place.node;
  const client = isMember(callee) ? callee.object : callee;
  return client.type === 'MemberExpression' && client.computed ? { ...place, node: client.property } : undefined;
}

function queryOf(call: Call, form: Form): CallSite['query'] {
  if (form.readQuery !== undefined) return form.readQuery(call);
  const options = optionsOf(call, form);
  const argument = call.args[form.queryArgument?.(call) ?? -1];
  const found = (form.query ?? []).map((path) => isSent(memberAlong(call, options, path)));
  if (argument !== undefined) found.push(isSent(call.evaluator.evaluate(argument)));
  if (found.includes('some')) return 'some';
  return found.includes('unknown') ? 'unknown' : 'none';
}

/** A URL in which `{seriesId}` is replaced by its value in the options, as far as that is known. */
function withPathParameters(call: Call, form: Form, pieces: readonly Piece[]): readonly Piece[] {
  const given = form.pathParameters && memberAlong(call, optionsOf(call, form), form.pathParameters);
  if (given === undefined || typeof given === 'string' || given.kind !== 'object') return pieces;
  const names = pieces.flatMap((piece) => (piece.kind === 'text' ? [...piece.text.matchAll(/\{(\w+)\}/g)] : []));
  return names.reduce((url, [written, name]) => {
    const value = givenProperty(call.evaluator, given.place, name as string);
    return value === undefined ? url : replaceText(url, written, call.evaluator.text(value), false);
  }, pieces);
}

/** The JSON body: the argument of `JSON.stringify` if the library needs text. */
function bodyOf(call: Call, form: Form): Place | undefined {
  const { body } = form;
  if (body.kind === 'later') {
    const later = body.read(call);
    return later && bodyIn(call.evaluator, call.evaluator.evaluate(later), false, later);
  }
  if (body.kind === 'argument') {
    const isTaken = form.method.kind === 'member' && form.options === body.index;
    const place = isTaken ? undefined : call.args[body.index];
    return place && bodyIn(call.evaluator, call.evaluator.evaluate(place), body.isText === true, place);
  }
  const options = optionsOf(call, form);
  const value = call.evaluator.member(options, body.name, call.place);
  const written = options.kind === 'object' ? propertyPlace(options.place, body.name) : undefined;
  return made(value, body.madeBy) ?? bodyIn(call.evaluator, value, body.isText, written);
}

/** The argument of the library's function that creates a body: `Body.json(…)`. */
function made(value: Value, maker: string | undefined): Place | undefined {
  const step = value.kind === 'external' ? value.steps.at(-1) : undefined;
  if (maker === undefined || step?.kind !== 'call') return undefined;
  const { node, file } = step.place;
  return file.textOf(node.callee) === maker ? argumentPlaces(step.place)[0] : undefined;
}
