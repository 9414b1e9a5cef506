import type * as t from '@babel/types';
import { type CallNode, functionOf, isMember } from '../../../source/node-kinds.ts';
import { callsByName } from '../../../source/nodes.ts';
import { memberName } from '../../../source/pattern.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import { knownText, piecesOf } from '../../../values/text/pieces.ts';
import type { External, Place, Value } from '../../../values/value.ts';
import { type CallSite, type Refusal, refuse } from '../../call-site.ts';
import { makesRequest } from '../host.ts';
import { isTypeScript, typeArgumentsOf } from '../page-type.ts';
import type { BodyOption } from '../transform.ts';
import { declaredKind } from './declared-kind.ts';
import { evidentKind } from './evident-kind.ts';
import { interceptedShape } from './interceptors.ts';
import { hookKind, type OptionReader, sharedKind, throughOption, typedKind } from './option-kinds.ts';
import { type Returned, returnedShape } from './returned-shape.ts';
import type { Content } from './shape.ts';
import { shortText } from './syntax.ts';
import { vueUseKind } from './vueuse-kind.ts';

/**
 * The settled value of a call: a fetch-like Response, an axios-like response (body in `.data`), the decoded body
 * itself, or its text.
 */
export interface ResultKind {
  readonly value: Exclude<Content, 'xhr' | 'xhr-json' | 'hosted'>;
  /**
   * How it arrives. `events`: in chunks, in callbacks; `chain`: a promise with `.json()` and similar, as in ky and got;
   * `composable`: in refs, as in Nuxt; `now`: from a hook, or as a request that is sent later.
   */
  readonly arrives: 'promise' | 'observable' | 'chain' | 'callback' | 'events' | 'composable' | 'now';
  /** The name under which an object of the code base has it: `value`, for a function that returns `{ ok: true, value }`. */
  readonly heldAs?: string;
  /** For a composable: the option with a function that receives the body before it arrives. */
  readonly first?: BodyOption;
  /** What the code base's own function returns instead of the response if the request fails. */
  readonly nothing?: Nothing;
  /** Whether the API's types declare the content of a page as optional. */
  readonly isOptionalContent?: boolean;
  /** The schema in the call that a function of the code base parses the response with. */
  readonly schema?: External | undefined;
  /** Whether the types give the body as `unknown`, so that the code casts it where it reads it. */
  readonly isUnknown?: boolean;
  /** Whether only the code around the call shows it, and no type. */
  readonly isGuessed?: boolean;
}

export type Nothing = 'null' | 'undefined' | '[]';

/**
 * The result of a call for its caller: that of its library, or what the functions between the call and the request make
 * of it.
 */
export function resultKindOf(evaluator: Evaluator, place: Place<CallNode>, site: CallSite): ResultKind | Refusal {
  const { sentBy, sink } = site;
  if (sentBy === undefined) return libraryKind(evaluator, place, site);
  const { node, file } = sentBy;
  const known = libraryKind(evaluator, { node, file, env: site.within }, sink ?? site);
  const inner = known === untypedAnswer && isCastThere({ node, file }) ? undiciResponse : known;
  if ('refused' in inner) return (sink?.isClientKnown === true ? undefined : evidentKind(place)) ?? inner;
  const returned = returnedShape(evaluator, place, { node, callee: file.textOf(node.callee), kind: inner });
  if ('refused' in returned) return (returned.refused === 'result-unknown' ? rawKind(place) : undefined) ?? returned;
  return (
    kindOf(returned, inner) ??
    rawKind(place) ??
    refuse(
      'result-unknown',
      `can't follow what \`${shortText(place.file, place.node.callee)}\` returns; read \`content\` by hand`,
    )
  );
}

/**
 * The result of a function of the code base that can't be followed: the response is certain only if nothing has read it
 * yet.
 */
function rawKind(place: Place<CallNode>): ResultKind | undefined {
  const shown = evidentKind(place);
  return shown?.value === 'response' || shown?.value === 'text' ? shown : undefined;
}

function kindOf({ shape, schema, ...returned }: Returned, inner: ResultKind): ResultKind | undefined {
  const nothing = returned.nothing ?? inner.nothing;
  if (shape.is === 'request' || shape.is === 'platform-request' || shape.is === 'at-once')
    return { value: shape.is, arrives: 'now' };
  if ((shape.is === 'body' || shape.is === 'text') && inner.value === 'at-once')
    return { value: shape.is, arrives: 'now', ...(nothing === undefined ? {} : { nothing }) };
  if (shape.is !== 'promise' && shape.is !== 'chain' && shape.is !== 'observable') return undefined;
  const { of } = shape;
  if (of.is === 'elements' && typeof of.at === 'string' && of.of.is === 'body')
    return { value: 'body', heldAs: of.at, arrives: shape.is, schema, ...(nothing === undefined ? {} : { nothing }) };
  const { is } = of;
  const isValue =
    is === 'response' || is === 'data' || is === 'body' || is === 'text' || is === 'superagent' || is === 'obsidian';
  return isValue ? { value: is, arrives: shape.is, schema, ...(nothing === undefined ? {} : { nothing }) } : undefined;
}

/** The result of a library call. */
export function libraryKind(
  evaluator: Evaluator,
  place: Place<CallNode>,
  { adapter, responses = adapter }: Pick<CallSite, 'adapter' | 'responses'>,
): ResultKind | Refusal {
  if (typeof responses !== 'string') {
    const shown = adapter === 'unknown' ? evidentKind(place) : undefined;
    return shown?.value === responses.value ? shown : responses;
  }
  const option = optionReader(evaluator, place);
  switch (responses) {
    case 'fetch':
      return place.node.type === 'NewExpression'
        ? { value: 'platform-request', arrives: 'now' }
        : { value: 'response', arrives: 'promise' };
    case 'axios':
      return axiosKind(evaluator, place, option);
    case 'ky':
      return { value: 'response', arrives: 'chain' };
    case 'got':
      return gotKind(place, (name) => option(name) ?? clientOption(evaluator, place, name));
    case 'ofetch':
      return ofetchKind(evaluator, place, option);
    case 'openapi-fetch':
      return typedKind(option);
    case 'generated':
      return option('responseStyle') === 'data' ? { value: 'body', arrives: 'promise' } : typedKind(option);
    case 'declared':
      return declaredKind(evaluator, place);
    case 'openapi-react-query':
      return hookKind(place, option);
    case 'useFetch':
      return sharedKind(option);
    case 'obsidian':
      return { value: 'obsidian', arrives: 'promise' };
    case 'superagent':
      return { value: 'superagent', arrives: 'chain' };
    case 'httpResource':
      return { value: 'body', arrives: 'composable', first: { name: 'parse', isUntyped: true } };
    case 'angular':
      return angularKind(evaluator, place, option);
    case 'jquery':
      return { value: 'body', arrives: 'callback' };
    case 'xhr':
    case 'gm':
      return { value: 'text', arrives: 'callback' };
    case 'undici':
      return isTypeScript(place.file) ? untypedAnswer : undiciResponse;
    case 'vueuse':
      return vueUseKind(evaluator, place, clientOf(evaluator, place));
    case 'request':
      return requestKind(evaluator, place, option);
    case 'request-object':
      return makesRequest(place.node) ? { value: 'request', arrives: 'now' } : (evidentKind(place) ?? unknownClient);
    case 'unknown':
      return evidentKind(place) ?? unknownClient;
    default:
      return refuse('result-unknown', `can't tell what \`${adapter}\` returns; read \`content\` by hand`);
  }
}

const undiciResponse: ResultKind = { value: 'undici', arrives: 'promise' };

/** Whether the code around a request casts each body that it reads: `(await response.body.json()) as T`. */
function isCastThere({ node, file }: Pick<Place<CallNode>, 'node' | 'file'>): boolean {
  const around = functionOf(file, node);
  const reads = (callsByName(file).get('json') ?? []).filter((call) => functionOf(file, call) === around);
  const isTyped = (read: t.Node): boolean => {
    const outer = file.names.parentOf(read);
    if (outer?.type === 'AwaitExpression' || outer?.type === 'ParenthesizedExpression') return isTyped(outer);
    return outer?.type === 'TSAsExpression';
  };
  return reads.length > 0 && reads.every(isTyped);
}

const untypedAnswer = refuse(
  'response-untyped',
  'the response has the type `unknown`; read `.content` where it gets a type',
);
const unknownClient = refuse('unknown-client', "can't tell what this function returns; read `content` by hand");

function optionReader(evaluator: Evaluator, place: Place<CallNode>): OptionReader {
  return (name) => {
    for (const argument of place.node.arguments) {
      const value = evaluator.evaluate({ ...place, node: argument });
      const found = value.kind === 'object' ? textOf(evaluator.member(value, name, place), place) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  };
}

function textOf(value: Value, place: Place): string | undefined {
  if (value.kind === 'undefined') return undefined;
  if (value.kind === 'primitive') return String(value.value);
  return value.kind === 'text' ? (knownText(piecesOf(value, place)) ?? '*') : '*';
}

function axiosKind(evaluator: Evaluator, place: Place<CallNode>, option: OptionReader): ResultKind | Refusal {
  if (option('transformResponse') !== undefined) return throughOption('transformResponse');
  const type = option('responseType');
  if (type !== undefined && type !== 'json')
    return refuse('response-type', `the response is read as \`${type}\`; parse it and read \`content\` by hand`);
  const client = clientOf(evaluator, place);
  const shape = client === undefined ? 'data' : interceptedShape(evaluator, place, client);
  if (typeof shape !== 'string') return shape;
  return { value: shape, arrives: 'promise' };
}

/** The call that created the client: `axios.create(…)`. */
function clientOf(evaluator: Evaluator, place: Place<CallNode>): External | undefined {
  const { callee } = place.node;
  const value = evaluator.evaluate({ ...place, node: isMember(callee) ? callee.object : callee });
  return value.kind === 'external' ? value : undefined;
}

/** An option at the creation of a client: `got.extend({ responseType: 'json' })`. */
function clientOption(evaluator: Evaluator, place: Place<CallNode>, name: string): string | undefined {
  const calls = clientOf(evaluator, place)?.steps.flatMap((step) => (step.kind === 'member' ? [] : [step.place])) ?? [];
  return calls.map((call) => optionReader(evaluator, call)(name)).findLast((found) => found !== undefined);
}

/** Its promise has `json()` and similar methods, whatever it resolves to. */
function gotKind({ node, file }: Place<CallNode>, option: OptionReader): ResultKind {
  const next = file.names.parentOf(node);
  const isRead = isMember(next) && next.object === node && /^(json|text|buffer)$/.test(memberName(next) ?? '');
  if (isRead || option('responseType') !== 'json') return { value: 'response', arrives: 'chain' };
  return option('resolveBodyOnly') === 'true'
    ? { value: 'body', arrives: 'promise', isUnknown: typeArgumentsOf(node).length === 0 }
    : { value: 'superagent', arrives: 'promise' };
}

/** The packages that make a promise of `request`: it resolves to the body, unless an option asks for the whole response. */
function requestKind(evaluator: Evaluator, place: Place<CallNode>, option: OptionReader): ResultKind | Refusal {
  const client = clientOf(evaluator, place);
  const isPromise = client?.root.kind === 'module' && /promise/.test(client.root.source);
  const said = (name: string) => option(name) ?? clientOption(evaluator, place, name);
  const [json = 'false', isWhole = 'false'] = [said('json'), said('resolveWithFullResponse')];
  if (said('transform') !== undefined) return throughOption('transform');
  const mayCallBack = place.node.arguments.slice(1).some(({ type }) => type !== 'ObjectExpression');
  if (!isPromise || json === '*' || isWhole === '*' || mayCallBack) return evidentKind(place) ?? unknownClient;
  if (isWhole === 'true') return { value: 'superagent', arrives: 'promise' };
  return { value: json === 'true' ? 'body' : 'text', arrives: 'promise' };
}

function ofetchKind(evaluator: Evaluator, place: Place<CallNode>, option: OptionReader): ResultKind | Refusal {
  const { node } = place;
  const type = option('responseType');
  if (type !== undefined && type !== 'json')
    return refuse('response-type', `the response is read as \`${type}\`; parse it and read \`content\` by hand`);
  if (option('parseResponse') !== undefined) return throughOption('parseResponse');
  if (option('schema') !== undefined)
    return refuse(
      'transformed',
      'the response is checked with `schema`; describe the page there, and read its `content`',
    );
  const callee = evaluator.evaluate({ ...place, node: node.callee });
  if (callee.kind === 'external' && /^use(Lazy)?Fetch$/.test(callee.root.name))
    return { value: 'body', arrives: 'composable', first: { name: 'transform', isUntyped: false } };
  const isRaw = isMember(node.callee) && memberName(node.callee) === 'raw';
  return { value: isRaw ? 'response' : 'body', arrives: 'promise' };
}

function angularKind(evaluator: Evaluator, place: Place<CallNode>, option: OptionReader): ResultKind | Refusal {
  const { callee } = place.node;
  const client = isMember(callee) ? evaluator.evaluate({ ...place, node: callee.object }) : undefined;
  const isNest = client?.kind === 'external' && client.root.kind === 'type' && client.root.name === 'HttpService';
  if (isNest) return { value: 'data', arrives: 'observable' };
  const observe = option('observe');
  if (observe === 'response') return { value: 'superagent', arrives: 'observable' };
  if (observe !== undefined && observe !== 'body')
    return refuse('not-followed', `can't follow \`observe: ${observe}\`; read \`content\` by hand`);
  const type = option('responseType');
  if (type === 'text') return { value: 'text', arrives: 'observable' };
  return type === undefined || type === 'json'
    ? { value: 'body', arrives: 'observable' }
    : refuse('response-type', `the response is read as \`${type}\`; parse it and read \`content\` by hand`);
}
