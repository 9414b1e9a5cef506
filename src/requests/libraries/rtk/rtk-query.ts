import type * as t from '@babel/types';
import type { CallNode } from '../../../source/node-kinds.ts';
import { keyName, memberName, objectLiteral, parametersOf } from '../../../source/pattern.ts';
import type { TextEdit } from '../../../source/text-edit.ts';
import { argumentPlaces } from '../../../values/direct-call.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import { returnsOf } from '../../../values/returns.ts';
import { hole, leavesOf } from '../../../values/text/pieces.ts';
import type { FunctionNode, Piece, Place, Value } from '../../../values/value.ts';
import { baseBefore, below } from '../../base-url.ts';
import { propertyPlace } from '../../call-parts.ts';
import { type CallSite, type RequestCall, type RequestChange, refuse } from '../../call-site.ts';
import { describedInPlace } from '../../edits/described-in-place.ts';
import { respell } from '../../edits/respell.ts';
import type { Call, Form, Library } from '../../form.ts';
import { callSite } from '../../read-call.ts';
import { stands } from '../../wrappers/wrapper.ts';
import { type Sender, senderOf } from './rtk-base.ts';

const library: Library = { name: 'rtk-query', origins: [], base: 'baseUrl', dots: 'joined', members: {} };

/** `{ url, method, params, body }` for `fetchBaseQuery`; objects are sent as JSON. */
const form: Form = {
  url: 'url',
  options: 0,
  method: { kind: 'property', names: ['method'], anyCase: false },
  body: { kind: 'property', name: 'body', isText: false },
  query: ['params'],
  // Spelled here, since a description has no option for another base.
  respell: (call, site, change) => respell(call, form, site, change),
};

/** A path alone, returned as a string: with a method and a body it becomes the description of a request. */
const textForm: Form = {
  url: 0,
  method: form.method,
  body: form.body,
  respell: describeText,
};

/** A path alone, for a base query that takes nothing else. */
const onlyTextForm: Form = {
  ...textForm,
  respell: (call, site, change) =>
    change.method === undefined
      ? describeText(call, site, change)
      : refuse('no-slot', 'the base query of this API takes only a URL; let it take a method and a body as well'),
};

function describeText({ place }: Call, _site: CallSite, change: RequestChange): readonly TextEdit[] {
  return describedInPlace(place.file, place.node.arguments[0] as t.Node, change);
}

/**
 * The requests of RTK Query for `build.query({ query: (id) => … })`: the result of `query`, after the base of the API.
 */
export function rtkQuerySites(
  evaluator: Evaluator,
  place: Place<CallNode>,
  sitesOf: (call: Place<CallNode>) => readonly CallSite[],
): readonly CallSite[] {
  const options = optionsOfApi(evaluator, place);
  const [given] = options === undefined ? [] : argumentPlaces(place);
  const described = given && evaluator.evaluate(given);
  if (options === undefined || described?.kind !== 'object') return [];
  const query = evaluator.member(described, 'query', place);
  if (query.kind !== 'function') return [];
  const sender = senderOf(evaluator, options, place);
  const { base, given: called } = sender;
  const returned = returnsOf(query.place.node).map((node): Place => ({ ...query.place, node }));
  const isHere = base === undefined && called?.file === place.file;
  const own = isHere ? returned.flatMap((one) => sitesOfOwn(called.node, one, place.node, sitesOf)) : [];
  if (own.length > 0) return own;
  // Another base query, or a response handler of its own, may return anything.
  const isJson = base?.isResult === true && !readsItself(evaluator, base.options);
  const transform = { name: 'transformResponse', options: described.place, call: place.node };
  return returned.flatMap((one) => {
    const site = siteOf(evaluator, one, place, sender);
    if (site === undefined) return [];
    return isJson && !readsItself(evaluator, one) ? [{ ...site, transform }] : [site];
  });
}

/** The position of the base query among what a `queryFn` is called with. */
const givenAt = 3;

/** The request that a `queryFn` sends itself: `queryFn: async (id, api, extra, baseQuery) => await baseQuery({ url })`. */
export function rtkCallSite(evaluator: Evaluator, place: Place<CallNode>): RequestCall | undefined {
  const { node, file } = place;
  const binding = node.callee.type === 'Identifier' ? file.names.bindingOf(node.callee) : undefined;
  const described = binding?.kind === 'param' ? propertyAround(file, binding.declaration, 'queryFn') : undefined;
  const [given] = argumentPlaces(place);
  if (binding === undefined || described === undefined || given === undefined) return undefined;
  const isBase = parametersOf(binding.declaration as FunctionNode)[givenAt] === binding.identifier;
  if (!isBase || binding.writes.length > 0) return undefined;
  const options = optionsOfApi(evaluator, { node: described, file, env: undefined });
  if (options === undefined) return undefined;
  const sender = senderOf(evaluator, options, place);
  const { base } = sender;
  const site = siteOf(evaluator, given, place, sender);
  const isJson = base?.isResult === true && !readsItself(evaluator, base.options) && !readsItself(evaluator, given);
  return site && { ...site, node, responses: isJson ? decoded : undefined };
}

/** A result with what the server sent as `data`, which is absent if the request has failed. */
const decoded = { value: 'data', arrives: 'promise', nothing: 'undefined', isUnknown: true } as const;

/** The requests that a function of the code base sends if it is called with what an endpoint describes. */
function sitesOfOwn(
  callee: t.Expression,
  returned: Place,
  holder: CallNode,
  sitesOf: (call: Place<CallNode>) => readonly CallSite[],
): readonly CallSite[] {
  const object = objectLiteral(returned.node);
  const call = { ...holder, callee, arguments: [object ?? (returned.node as t.Expression)] } as CallNode;
  return sitesOf({ ...returned, node: call });
}

/** Whether options set how to read a response. */
function readsItself(evaluator: Evaluator, options: Place): boolean {
  return evaluator.member(evaluator.evaluate(options), 'responseHandler', options).kind === 'function';
}

function siteOf(
  evaluator: Evaluator,
  returned: Place,
  { node: holder }: Place<CallNode>,
  { base, addressOf, given }: Sender,
): CallSite | undefined {
  const object = objectLiteral(returned.node);
  const own = object === undefined ? returned : propertyPlace({ ...returned, node: object }, 'url');
  const address = addressOf(returned);
  const url = own && (address ?? own);
  if (url === undefined) return undefined;
  const node = { ...holder, arguments: [object ?? (returned.node as t.Expression)] } as CallNode;
  const call: Call = {
    evaluator,
    place: { ...returned, node },
    args: [{ ...returned, node: object ?? returned.node }],
  };
  const found = {
    library,
    forms: [form],
    clientOptions: base === undefined ? [] : [base.options],
    client: undefined,
    address: undefined,
  };
  const asText = base?.isOfText === true ? onlyTextForm : textForm;
  const site = { ...callSite(call, object === undefined ? asText : form, url, found), node: object ?? holder };
  if (address === undefined && given !== undefined && (base === undefined || base.isChanging)) {
    const before = [hole(given, 'what the base query puts before a path')];
    const pieces = [...baseBefore(site.pieces, before, given), ...site.pieces];
    return { ...site, pieces, respell: () => unknownBaseQuery };
  }
  if (own === undefined || address === undefined) return site;
  const isOwn = (piece: Piece): boolean => stands(piece, own.node, own);
  const at = site.pieces.findIndex((piece) => leavesOf(piece).some(isOwn));
  const pieces = at < 0 ? site.pieces : below(site.pieces.slice(0, at), site.pieces.slice(at));
  return { ...site, url: own, pieces, isOwn, within: address.env };
}

const unknownBaseQuery = refuse(
  'no-slot',
  'how the base query of this API sends a request is not known; change the request by hand',
);

/**
 * The options of the API that an endpoint is built for: `createApi({ endpoints: (build) => … })`,
 * `api.injectEndpoints({ … })`.
 */
function optionsOfApi(evaluator: Evaluator, { node, file }: Place<CallNode>): Value | undefined {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return undefined;
  if (!/^(query|mutation|infiniteQuery)$/.test(memberName(callee) ?? '')) return undefined;
  const build = file.names.bindingOf(callee.object);
  const holder = build?.kind === 'param' ? propertyAround(file, build.declaration, 'endpoints') : undefined;
  const [options] = holder ? argumentPlaces({ node: holder, file, env: undefined }) : [];
  if (holder === undefined || options === undefined) return undefined;
  const made = evaluator.evaluate({ node: holder.callee, file, env: undefined });
  if (made.kind !== 'external' || made.root.kind !== 'module' || made.root.name !== 'createApi') return undefined;
  const [first, last] = made.steps;
  if (first === undefined) return evaluator.evaluate(options);
  const [own] = first.kind === 'call' && last?.kind === 'member' ? argumentPlaces(first.place) : [];
  return own && evaluator.evaluate(own);
}

/** The call with an object, one of whose properties is a function. */
function propertyAround({ names }: Place['file'], fn: t.Node, name: string): t.CallExpression | undefined {
  const property = fn.type === 'ObjectMethod' ? fn : names.parentOf(fn);
  if (property === undefined || !('key' in property) || keyName(property as t.ObjectProperty) !== name)
    return undefined;
  const object = names.parentOf(property);
  const holder = object && names.parentOf(object);
  return holder?.type === 'CallExpression' ? holder : undefined;
}
