import type * as t from '@babel/types';
import type { CallNode } from '../../source/node-kinds.ts';
import { mergeEdits, type TextEdit } from '../../source/text-edit.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { Place } from '../../values/value.ts';
import { type Refusal, refuse } from '../call-site.ts';
import { calleesOf } from '../wrappers/sending.ts';
import { schemaOfPage } from './caller-schema.ts';
import { type CastType, castTypeOf } from './cast-type.ts';
import { isGeneric } from './decoder-type.ts';
import { readPieces } from './flow/events.ts';
import { callback, follow } from './flow/follow.ts';
import { Trace } from './flow/trace.ts';
import { followCallbacks } from './old-callbacks.ts';
import { addedType, type Items, pageType, typeArgumentsOf } from './page-type.ts';
import type { ResultKind } from './shape/result-kind.ts';
import { promiseOf, type Shape } from './shape/shape.ts';
import { transformed } from './transform.ts';

/**
 * Edits that add `.content` at the first decoded body, for every success path of one call; or why not, naming the
 * consumer that could not be followed.
 */
export function unwrapContent(
  evaluator: Evaluator,
  place: Place<CallNode>,
  kind: ResultKind,
  items?: Items,
): { readonly edits: readonly TextEdit[] } | Refusal {
  if (kind.first !== undefined) return transformed(evaluator, place, kind.first, items);
  const isLibrary = calleesOf(evaluator, place).length === 0;
  if (isLibrary && kind.arrives === 'promise' && hasCallback(evaluator, place))
    return refuse('callback', 'the response goes to a callback; read `content` there');
  const schema = kind.schema === undefined ? [] : schemaOfPage(evaluator, place, kind.schema, items);
  if ('refused' in schema) return schema;
  // The schema of the page gives numbers as strings.
  const trace = traced(evaluator, place, kind, kind.schema === undefined ? items : undefined);
  if (trace.refusal !== undefined) return trace.refusal;
  const edits = mergeEdits([], trace.edits);
  if (edits === undefined) return collision;
  if (edits.length === 0) return { edits };
  const types = kind.schema === undefined ? callTypes(trace, kind, isLibrary) : schema;
  const all = mergeEdits(edits, [...trace.typeEdits, ...types]);
  return all === undefined ? collision : { edits: all };
}

/** The expressions that are the decoded body of a response, and the patterns that are given it, as far as it is followed. */
export function bodiesOf(evaluator: Evaluator, place: Place<CallNode>, kind: ResultKind): readonly t.Node[] {
  return traced(evaluator, place, kind, undefined).bodies;
}

/** Follows the response of a call to its uses. */
function traced(evaluator: Evaluator, place: Place<CallNode>, kind: ResultKind, items: Items | undefined): Trace {
  const isLibrary = calleesOf(evaluator, place).length === 0;
  // The body of the platform's own response is of any type.
  const isOfPlatform = kind.value === 'text' || kind.value === 'request' || kind.value === 'platform-request';
  const isUntyped = isOfPlatform || (kind.arrives === 'promise' && (isLibrary || kind.value === 'response'));
  const cast = kind.schema === undefined ? castTypeOf(evaluator, place, kind) : undefined;
  const trace = new Trace(evaluator, place, { follow, callback }, kind, isUntyped, cast, itemsFor(place, cast, items));
  if (kind.arrives === 'events') followPieces(trace, place, kind);
  else if (kind.arrives === 'callback') followCallbacks(trace, kind);
  else trace.follow(place.node, shapeOf(kind));
  return trace;
}

/** Example: `needle.get(url, (error, response, body) => …)`, whose promise nobody uses. */
function hasCallback(evaluator: Evaluator, place: Place<CallNode>): boolean {
  const given = place.node.arguments;
  const last = given.length > 1 ? given.at(-1) : undefined;
  return last !== undefined && evaluator.evaluate({ ...place, node: last }).kind === 'function';
}

/** `response.on('data', (piece) => { text += piece; })`: follows the combined text. */
function followPieces(trace: Trace, place: Place<CallNode>, kind: ResultKind): undefined {
  const { node, file } = place;
  for (const text of readPieces(place, { node, callee: file.textOf(node.callee), kind }))
    trace.follow(text, { is: 'text' });
  if (trace.edits.length === 0)
    trace.refuse('callback', node, 'the response arrives in pieces; read `content` where they are joined');
}

/** Code whose types have the items as numbers now gets what it always expected. */
function itemsFor({ node, file }: Place<CallNode>, cast: CastType | undefined, items: Items | undefined) {
  const [type] = typeArgumentsOf(node);
  const list = type === undefined ? cast?.list : file.textOf(type);
  return list !== undefined && /\bnumber\b/.test(list) && !/\bstring\b/.test(list) ? undefined : items;
}

const collision = refuse('edits-collide', 'the response is read in two ways at the same place; change it by hand');

function shapeOf({ value, heldAs, arrives }: ResultKind): Shape {
  const of: Shape = heldAs === undefined ? { is: value } : { is: 'elements', of: { is: value }, at: heldAs };
  if (arrives === 'now') return of;
  if (arrives === 'chain') return { is: 'chain', of };
  return arrives === 'observable' ? { is: 'observable', of } : promiseOf(of);
}

/** The type in `get<string[]>(…)`, and in `get(…)` if the type of the body would be lost without one. */
function callTypes(trace: Trace, { value, arrives }: ResultKind, isLibrary: boolean): TextEdit[] {
  const { call } = trace;
  // The types of a page with optional content come from the service's document.
  if (value === 'text' || trace.isOptionalContent || trace.cast !== undefined) return [];
  const [type, whole] = typeArgumentsOf(call);
  if (type !== undefined) return [...pageType(trace, type, { is: 'body' }), ...wholeType(trace, whole, value)];
  if (arrives === 'chain' || (value === 'response' && isLibrary)) return [];
  const isAsked = isLibrary ? isTypedLibrary(value, arrives) : value !== 'response' && isGeneric(trace, call.callee);
  return isAsked ? addedType(trace, call, call.callee, value !== 'body') : [];
}

/** Without a type argument, Angular and got return an unknown type; the others return `any`. */
function isTypedLibrary(value: ResultKind['value'], arrives: ResultKind['arrives']): boolean {
  return arrives === 'observable' ? value !== 'data' : value === 'superagent';
}

/** The second type argument of axios is the whole response. */
function wholeType(trace: Trace, type: t.Node | undefined, value: ResultKind['value']): TextEdit[] {
  return value === 'data'
    ? pageType(trace, type, { is: 'data' })
    : value === 'body'
      ? pageType(trace, type, { is: 'body' })
      : [];
}
