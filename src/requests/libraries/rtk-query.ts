import type * as t from '@babel/types';
import { type CallNode, callTaking } from '../../source/node-kinds.ts';
import { keyName, memberName, objectLiteral, parametersOf } from '../../source/pattern.ts';
import { argumentPlaces } from '../../values/direct-call.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { returnsOf } from '../../values/returns.ts';
import type { FunctionNode, Place, Value } from '../../values/value.ts';
import { propertyPlace } from '../call-parts.ts';
import { baseHoldsVersion, type CallSite } from '../call-site.ts';
import { describedInPlace } from '../edits/described-in-place.ts';
import { respell } from '../edits/respell.ts';
import type { Call, Form, Library } from '../form.ts';
import { callSite } from '../read-call.ts';

const mostSteps = 5;

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
  respell: ({ place }, _site, change) =>
    change.base === undefined
      ? describedInPlace(place.file, place.node.arguments[0] as t.Node, change)
      : baseHoldsVersion,
};

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
  const base = baseOptions(evaluator, evaluator.member(options, 'baseQuery', place));
  const returned = returnsOf(query.place.node).map((node): Place => ({ ...query.place, node }));
  const called = base === undefined ? propertyNamed(options, 'baseQuery') : undefined;
  const isHere = called?.file === place.file;
  const own = isHere ? returned.flatMap((one) => sitesOfOwn(called.node, one, place.node, sitesOf)) : [];
  if (own.length > 0) return own;
  // Another base query, or a response handler of its own, may return anything.
  const isJson = base !== undefined && !readsItself(evaluator, base);
  const transform = { name: 'transformResponse', options: described.place, call: place.node };
  return returned.flatMap((one) => {
    const site = siteOf(evaluator, one, place, base);
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
  base: Place | undefined,
): CallSite | undefined {
  const object = objectLiteral(returned.node);
  const url = object === undefined ? returned : propertyPlace({ ...returned, node: object }, 'url');
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
    clientOptions: base === undefined ? [] : [base],
    client: undefined,
    address: undefined,
  };
  return { ...callSite(call, object === undefined ? textForm : form, url, found), node: object ?? holder };
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

/** The options of the `fetchBaseQuery` that an API uses, however many functions pass on to it what they are given. */
function baseOptions(evaluator: Evaluator, value: Value, steps = mostSteps): Place | undefined {
  if (steps === 0) return undefined;
  if (value.kind === 'function') {
    const [first, ...others] = passedOnTo(value.place).map((callee) =>
      baseOptions(evaluator, evaluator.evaluate(callee), steps - 1),
    );
    return others.every((one) => one?.node === first?.node) ? first : undefined;
  }
  const step = value.kind === 'external' ? value.steps.at(-1) : undefined;
  if (value.kind !== 'external' || step?.kind !== 'call') return undefined;
  if (value.root.name !== 'fetchBaseQuery' || value.root.kind !== 'module') {
    const [inner] = value.root.name === 'retry' ? argumentPlaces(step.place) : [];
    return inner && baseOptions(evaluator, evaluator.evaluate(inner), steps - 1);
  }
  return argumentPlaces(step.place)[0];
}

/** What a function calls with its own first argument, as `base` in `async (args, api) => await base(args, api)`. */
function passedOnTo(place: Place<FunctionNode>): readonly Place[] {
  const [first] = parametersOf(place.node);
  const binding = first?.type === 'Identifier' ? place.file.names.bindingOf(first) : undefined;
  return (binding?.references ?? []).flatMap((reference) => {
    const call = callTaking(place.file, reference);
    return call?.arguments[0] === reference ? [{ ...place, node: call.callee }] : [];
  });
}
