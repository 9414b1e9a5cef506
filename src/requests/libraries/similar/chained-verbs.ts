import type * as t from '@babel/types';
import { type CallNode, isMember } from '../../../source/node-kinds.ts';
import { endOf, startOf } from '../../../source/source-file.ts';
import type { TextEdit } from '../../../source/text-edit.ts';
import type { Place } from '../../../values/value.ts';
import type { CallSite, Refusal, RequestChange } from '../../call-site.ts';
import { refuse } from '../../call-site.ts';
import { chainBefore, chainOf } from '../../chain.ts';
import { renameMember } from '../../edits/respell.ts';
import type { Call, Form, Library } from '../../form.ts';

const verb = /^(get|post|put|patch|delete|head)$/;

/** The later call on the result that names the method: `.url(path).get()`. */
function verbCall(call: Call) {
  return [...chainOf(call)].find(({ name }) => verb.test(name));
}

/** The method as the name of a later call. */
const later = {
  kind: 'chained',
  read: (call: Call) => verbCall(call)?.name.toUpperCase(),
} as const;

function sentBody(call: Call): Place | undefined {
  const [body] = /^(post|put|patch)$/.test(verbCall(call)?.name ?? '') ? (verbCall(call)?.call.arguments ?? []) : [];
  return body && { ...call.place, node: body };
}

/** `.get()` becomes `.post(body)`; without such a call, one is added. */
function respellLater(call: Call, _site: CallSite, { method, body }: RequestChange): readonly TextEdit[] | Refusal {
  const found = verbCall(call);
  if (method === undefined) return [];
  if (found === undefined) {
    const at = endOf(call.place.node);
    return [{ start: at, end: at, text: `.${method.to.toLowerCase()}(${body ?? ''})` }];
  }
  const inner = { ...call, place: { ...call.place, node: found.call } };
  const renamed = renameMember(inner, method);
  if ('refused' in renamed || body === undefined) return renamed;
  if (found.call.arguments.length > 0)
    return refuse('arguments', `\`.${found.name}\` already has an argument; change the call by hand`);
  const at = endOf(found.call) - 1;
  return [...renamed, { start: at, end: at, text: body }];
}

/**
 * The arguments of `.query(…)` before and after a request, in its own expression. The client that it starts with may
 * have a query of its own.
 */
function chainedQuery(call: Call): CallSite['laterQuery'] {
  const { evaluator, place } = call;
  const chain = [...chainBefore(call), ...chainOf(call)].filter(({ name }) => name === 'query');
  const own = new Set<t.Node>(chain.map((one) => one.call));
  const client = evaluator.evaluate(place);
  const steps = client.kind === 'external' ? client.steps : [];
  const isGiven = steps.some((step) => step.kind === 'call' && !own.has(step.place.node) && isQuery(step.place));
  const isReplaced = chain.some(({ call: { arguments: args } }) => args[1] !== undefined && !isFalse(args[1]));
  return isGiven || isReplaced ? 'unknown' : chain.flatMap((one) => one.call.arguments.slice(0, 1));
}

/** The second argument of `.query(object, replace, omitUndefined)` says that earlier parameters go. */
function isFalse(node: t.Node): boolean {
  return node.type === 'BooleanLiteral' && !node.value;
}

function isQuery({ node }: Place<CallNode>): boolean {
  return isMember(node.callee) && node.callee.property.type === 'Identifier' && node.callee.property.name === 'query';
}

const withChainedQuery = {
  laterQuery: chainedQuery,
  readQuery: (call) => {
    const given = chainedQuery(call);
    return given === 'unknown' ? given : given.length > 0 ? 'some' : 'none';
  },
} as const satisfies Partial<Form>;

const laterForm = {
  method: later,
  body: {
    kind: 'later',
    read: sentBody,
    write: () => refuse('no-slot', 'this call does not take a body; add it by hand'),
  },
  respell: respellLater,
} as const satisfies Partial<Form>;

/** `.get(url)`, and `.post(body, url)`. */
function direct(method: string, url: number): readonly Form[] {
  return [
    {
      ...withChainedQuery,
      url,
      method: { kind: 'member', method },
      body: { kind: 'argument', index: url === 0 ? -1 : 0 },
      respell: (call, _site, { method: change, body }) => {
        const renamed = change === undefined ? [] : renameMember(call, change);
        if ('refused' in renamed || body === undefined) return renamed;
        const [first] = call.place.node.arguments;
        const at = startOf(first ?? call.place.node);
        return [...renamed, { start: at, end: at, text: `${body}, ` }];
      },
    },
  ];
}

/**
 * `wretch(base).url(path).get()`: every method of a client returns a client, and each URL is appended to the one
 * before.
 */
export const wretchLibrary: Library = {
  name: 'wretch',
  origins: [
    { module: 'wretch', export: '' },
    { module: 'wretch', export: 'wretch' },
    { type: 'Wretch', module: 'wretch' },
    { type: 'Wretcher', module: 'wretch' },
  ],
  factories: { '': 0, url: 0 },
  isUrlParsed: true,
  dots: 'appended',
  base: '',
  isBaseAppended: true,
  isChained: true,
  responses: { value: 'response', arrives: 'chain' },
  members: {
    '': [{ url: 0, ...laterForm, ...withChainedQuery }],
    url: [{ url: 0, ...laterForm, ...withChainedQuery }],
    get: direct('GET', 0),
    head: direct('HEAD', 0),
    delete: direct('DELETE', 0),
    post: direct('POST', 1),
    put: direct('PUT', 1),
    patch: direct('PATCH', 1),
  },
};

/** `useFetch(url, init).post(body).json()` of VueUse; the method may also be in the init. */
export const vueUseLibrary: Library = {
  name: 'vueuse',
  origins: [
    { module: '@vueuse/core', export: 'useFetch' },
    { module: '@vueuse/core', export: 'createFetch' },
  ],
  factories: { '': 0 },
  isUrlParsed: true,
  dots: 'joined',
  base: 'baseUrl',
  members: { '': [{ url: 0, options: 1, isReactive: true, ...laterForm, method: { ...later, isOptional: true } }] },
};
