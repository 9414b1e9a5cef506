import type * as t from '@babel/types';
import type { CallNode } from '../../source/node-kinds.ts';
import { callsIn } from '../../source/nodes.ts';
import { isTarget, keyName, memberName, objectLiteral, parametersOf } from '../../source/pattern.ts';
import { contains } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { argumentPlaces } from '../../values/direct-call.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { returnsOf } from '../../values/returns.ts';
import { leavesOf } from '../../values/text/pieces.ts';
import type { FunctionNode, Piece, Place, Value } from '../../values/value.ts';
import { below } from '../base-url.ts';
import { propertyPlace } from '../call-parts.ts';
import { baseHoldsVersion, type CallSite, type Refusal, type RequestChange, refuse } from '../call-site.ts';
import { describedInPlace } from '../edits/described-in-place.ts';
import { respell } from '../edits/respell.ts';
import type { Call, Form, Library } from '../form.ts';
import { callSite } from '../read-call.ts';
import { stands } from '../wrappers/wrapper.ts';

const library: Library = { name: 'rtk-query', origins: [], base: 'baseUrl', dots: 'joined', members: {} };

/** `{ url, method, params, body }` for `fetchBaseQuery`; objects are sent as JSON. */
const form: Form = {
  url: 'url',
  options: 0,
  method: { kind: 'property', names: ['method'], anyCase: false },
  body: { kind: 'property', name: 'body', isText: false },
  query: ['params'],
  respell: (call, site, change) => {
    if (change.base !== undefined) return baseHoldsVersion;
    return respell(call, form, site, change);
  },
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

function describeText({ place }: Call, _site: CallSite, change: RequestChange): readonly TextEdit[] | Refusal {
  return change.base === undefined
    ? describedInPlace(place.file, place.node.arguments[0] as t.Node, change)
    : baseHoldsVersion;
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
  const [given] = argumentPlaces(place);
  const described = given && evaluator.evaluate(given);
  if (options === undefined || described?.kind !== 'object') return [];
  const query = evaluator.member(described, 'query', place);
  if (query.kind !== 'function') return [];
  const sender = evaluator.member(options, 'baseQuery', place);
  const returned = returnsOf(query.place.node).map((node): Place => ({ ...query.place, node }));
  const base = baseOf(evaluator, sender);
  const called = base === undefined ? propertyNamed(options, 'baseQuery') : undefined;
  const changed = base === undefined && sender.kind === 'function' ? changing(evaluator, sender.place) : undefined;
  const isHere = changed === undefined && called?.file === place.file;
  const own = isHere ? returned.flatMap((one) => sitesOfOwn(called.node, one, place.node, sitesOf)) : [];
  if (own.length > 0) return own;
  // Another base query, or a response handler of its own, may return anything.
  const sent = base ?? changed;
  const isJson = sent?.isResult === true && !readsItself(evaluator, sent.options);
  const transform = { name: 'transformResponse', options: described.place, call: place.node };
  return returned.flatMap((one) => {
    const site = siteOf(evaluator, one, place, sent, changed?.addressOf(one));
    if (site === undefined) return [];
    return isJson && !readsItself(evaluator, one) ? [{ ...site, transform }] : [site];
  });
}

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

function propertyNamed(options: Value, name: string): Place<t.Expression> | undefined {
  if (options.kind !== 'object' || options.place.node.type !== 'ObjectExpression') return undefined;
  const found = propertyPlace({ ...options.place, node: options.place.node }, name);
  return found as Place<t.Expression> | undefined;
}

/** Whether options set how to read a response. */
function readsItself(evaluator: Evaluator, options: Place): boolean {
  return evaluator.member(evaluator.evaluate(options), 'responseHandler', options).kind === 'function';
}

function siteOf(
  evaluator: Evaluator,
  returned: Place,
  { node: holder }: Place<CallNode>,
  base: Base | undefined,
  address: Place | undefined,
): CallSite | undefined {
  const object = objectLiteral(returned.node);
  const own = object === undefined ? returned : propertyPlace({ ...returned, node: object }, 'url');
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
  if (own === undefined || address === undefined) return site;
  const isOwn = (piece: Piece): boolean => stands(piece, own.node, own);
  const at = site.pieces.findIndex((piece) => leavesOf(piece).some(isOwn));
  const pieces = at < 0 ? site.pieces : below(site.pieces.slice(0, at), site.pieces.slice(at));
  return { ...site, url: own, pieces, isOwn, within: address.env };
}

/**
 * The options of the API that an endpoint is built for: `createApi({ endpoints: (build) => … })`,
 * `api.injectEndpoints({ … })`.
 */
function optionsOfApi(evaluator: Evaluator, { node, file }: Place<CallNode>): Value | undefined {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return undefined;
  if (!/^(query|mutation|infiniteQuery)$/.test(memberName(callee) ?? '')) return undefined;
  const build = file.names.bindingOf(callee.object);
  const holder = build?.kind === 'param' ? apiHolder(file, build.declaration) : undefined;
  const [options] = holder ? argumentPlaces({ node: holder, file, env: undefined }) : [];
  if (holder === undefined || options === undefined) return undefined;
  const made = evaluator.evaluate({ node: holder.callee, file, env: undefined });
  if (made.kind !== 'external' || made.root.kind !== 'module' || made.root.name !== 'createApi') return undefined;
  const [first, last] = made.steps;
  if (first === undefined) return evaluator.evaluate(options);
  const [own] = first.kind === 'call' && last?.kind === 'member' ? argumentPlaces(first.place) : [];
  return own && evaluator.evaluate(own);
}

/** The call with an `endpoints` function in its argument. */
function apiHolder({ names }: Place['file'], declaration: t.Node): t.CallExpression | undefined {
  const parent = names.parentOf(declaration);
  const property = declaration.type === 'ObjectMethod' ? declaration : parent;
  if (property === undefined || !('key' in property) || keyName(property as t.ObjectProperty) !== 'endpoints')
    return undefined;
  const object = names.parentOf(property);
  const holder = object && names.parentOf(object);
  return holder?.type === 'CallExpression' ? holder : undefined;
}

/** What an API sends its requests with. */
interface Base {
  /** The options of `fetchBaseQuery`. */
  readonly options: Place;
  /** Whether the result of `fetchBaseQuery` is returned as it is. */
  readonly isResult: boolean;
  /** Whether only a URL can be sent, according to the types. */
  readonly isOfText: boolean;
}

function baseOf(evaluator: Evaluator, value: Value): Base | undefined {
  if (value.kind === 'function') return baseInFunction(evaluator, value.place);
  const step = value.kind === 'external' ? value.steps.at(-1) : undefined;
  if (value.kind !== 'external' || step?.kind !== 'call' || value.root.kind !== 'module') return undefined;
  const [given] = argumentPlaces(step.place);
  if (value.root.name === 'fetchBaseQuery') return given && { options: given, isResult: true, isOfText: false };
  return value.root.name === 'retry' && given ? baseOf(evaluator, evaluator.evaluate(given)) : undefined;
}

/**
 * The base of a function that passes on each request as it gets it: `async (args, api, extra) => { const result = await
 * send(args, api, extra); … return result; }`.
 */
function baseInFunction(evaluator: Evaluator, place: Place<FunctionNode>): Base | undefined {
  const { names } = place.file;
  const [param] = parametersOf(place.node);
  const binding = param?.type === 'Identifier' ? names.bindingOf(param) : undefined;
  if (binding === undefined || binding.writes.length > 0) return undefined;
  const calls = binding.references.map((use) => names.parentOf(use));
  const bases = calls.map((call, index) => {
    const isPassed = call?.type === 'CallExpression' && call.arguments[0] === binding.references[index];
    return isPassed ? baseOf(evaluator, evaluator.evaluate({ ...place, node: call.callee })) : undefined;
  });
  const [first] = bases;
  if (first === undefined || bases.some((one) => one?.options.node !== first.options.node)) return undefined;
  return {
    options: first.options,
    isResult: returnsResult(place, calls) && bases.every((one) => one?.isResult === true),
    isOfText: isOfText(place) || bases.some((one) => one?.isOfText === true),
  };
}

/** Whether a base query returns what one of some calls gives, or an error of its own. */
function returnsResult(place: Place<FunctionNode>, calls: readonly (t.Node | undefined)[]): boolean {
  const isSent = (node: t.Node): boolean =>
    node.type === 'AwaitExpression' ? isSent(node.argument) : calls.includes(node);
  const isError = (node: t.Node): boolean =>
    node.type === 'ObjectExpression' &&
    node.properties.every((one) => one.type === 'ObjectProperty' && keyName(one) === 'error');
  return returnsOf(place.node).every((node) => isSent(node) || isError(node) || isHeld(place, node, isSent));
}

/**
 * The base of a function that puts something before the path of each request: `(args, api, extra) => send({ ...args, url:
 * host + args.url }, api, extra)`.
 */
function changing(
  evaluator: Evaluator,
  place: Place<FunctionNode>,
): (Base & { addressOf(described: Place): Place | undefined }) | undefined {
  const found = callsIn(place.file).flatMap((call) => {
    const isInside = call.type === 'CallExpression' && contains(place.node, call) && call.arguments.length > 0;
    const base = isInside ? baseOf(evaluator, evaluator.evaluate({ ...place, node: call.callee })) : undefined;
    return base === undefined ? [] : [{ call, base }];
  });
  const [only, ...others] = found;
  if (only === undefined || others.length > 0) return undefined;
  return {
    ...only.base,
    isResult: returnsResult(place, [only.call]) && only.base.isResult,
    isOfText: false,
    addressOf: (described) => {
      const env = evaluator.enter(place, [described], undefined, place.env);
      const given = { ...place, node: only.call.arguments[0] as t.Node, env };
      const value = evaluator.evaluate(given);
      if (value.kind === 'text' || value.kind === 'choice')
        return objectLiteral(described.node) === undefined ? given : undefined;
      if (value.kind !== 'object' || value.place.node.type !== 'ObjectExpression') return undefined;
      const [first, ...rest] = value.place.node.properties;
      const [spread, url] = [first?.type === 'SpreadElement' && first.argument, rest[0]];
      const isCopied =
        spread && spread.type === 'Identifier' && place.file.names.bindingOf(spread)?.declaration === place.node;
      const isOnlyUrl = rest.length === 1 && url?.type === 'ObjectProperty' && keyName(url) === 'url';
      return isCopied && isOnlyUrl ? propertyPlace({ ...value.place, node: value.place.node }, 'url') : undefined;
    },
  };
}

/** `(args: string, api, extra) => …`, or a function that is declared as `BaseQueryFn<string>`. */
function isOfText({ node, file: { names } }: Place<FunctionNode>): boolean {
  const [param] = parametersOf(node);
  const own = param?.type === 'Identifier' ? param.typeAnnotation : undefined;
  const holder = names.parentOf(node);
  const declared =
    holder?.type === 'VariableDeclarator' && holder.id.type === 'Identifier' ? holder.id.typeAnnotation : undefined;
  const reference = declared?.type === 'TSTypeAnnotation' ? declared.typeAnnotation : undefined;
  const [taken] = reference?.type === 'TSTypeReference' ? (reference.typeParameters?.params ?? []) : [];
  const type = own?.type === 'TSTypeAnnotation' ? own.typeAnnotation : taken;
  return type?.type === 'TSStringKeyword';
}

/** Whether a variable holds nothing else, and no part of it is written to. */
function isHeld({ file: { names } }: Place, node: t.Node, isSent: (node: t.Node) => boolean): boolean {
  const binding = node.type === 'Identifier' ? names.bindingOf(node) : undefined;
  if (binding?.declaration.type !== 'VariableDeclarator') return false;
  const given = [binding.declaration, ...binding.writes].flatMap((one) => {
    if (one.type === 'VariableDeclarator') return one.init ?? [];
    return one.type === 'AssignmentExpression' && one.operator === '=' ? one.right : [one];
  });
  const isKept = (use: t.Node): boolean => {
    const parent = names.parentOf(use);
    if (parent?.type === 'MemberExpression' || parent?.type === 'OptionalMemberExpression')
      return parent.object === use && (isBesideData(memberName(parent)) || isKept(parent));
    return parent !== undefined && !isTarget(use, names) && parent.type !== 'CallExpression';
  };
  return given.every(isSent) && binding.references.every(isKept);
}

/** The parts of a result that do not hold what the server sent. */
function isBesideData(name: string | undefined): boolean {
  return name === 'error' || name === 'meta';
}
