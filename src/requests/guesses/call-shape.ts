import type * as t from '@babel/types';
import { addTo } from '../../source/groups.ts';
import { objectLiteral } from '../../source/pattern.ts';
import { endOf, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { isAbsentWord } from '../../values/flow/truth.ts';
import type { Value } from '../../values/value.ts';
import { findProperty, isCallbackAt } from '../call-parts.ts';
import type { CallSite, Refusal, RequestChange } from '../call-site.ts';
import { refuse } from '../call-site.ts';
import { insertArgument } from '../edits/argument-edit.ts';
import { type HeaderChange, jsonHeader } from '../edits/headers.ts';
import { addProperties, inlineObject } from '../edits/object-edit.ts';
import { cased, quoted, renameMember, replaceMethod } from '../edits/respell.ts';
import type { BodySlot, Call, Form, MethodSlot } from '../form.ts';
import { methodsOf } from '../methods.ts';
import { sendsJson } from '../on-the-way/content-type.ts';

/**
 * Where a call has the parts of a request: a number is an argument position, a name an option property. Plain data,
 * used in the configuration file and for what other calls show.
 */
export interface CallShape {
  readonly url: number | string;
  /** Absent if the name of the member is the method. */
  readonly method?: number | string;
  /** The position of the options; that of the first argument if they contain the URL. */
  readonly options?: number;
  readonly headers?: number | string;
  readonly body?: number | string;
  readonly query?: number | string;
  /** Whether the body is passed as JSON text. */
  readonly isText?: boolean;
  /** The option that makes the client send JSON; in place of a header. */
  readonly json?: string;
  /** The shape of the call with a body, if it differs from the one without. */
  readonly withBody?: CallShape;
  /** The shape of the call with a query, if it differs from the one without. */
  readonly withQuery?: CallShape;
  /**
   * The result of a call: a response like that of `fetch`, an object with the body as `data` or as `body`, the body
   * itself, or its text.
   */
  readonly responds?: 'response' | 'data' | 'body' | 'json' | 'text';
}

/** The calls of a client by the name of the member; the empty name is the client itself. */
export type ClientShape = Readonly<Record<string, CallShape>>;

type Part = 'url' | 'method' | 'options' | 'headers' | 'body' | 'query';
const parts: readonly Part[] = ['url', 'method', 'options', 'headers', 'body', 'query'];

/** The method in the name of a member: `GET` for `get`, `$get` and `getJson`. */
export function verbOf(member: string): string | undefined {
  return /^\$?(get|post|put|patch|delete|head)(?![a-z])/i.exec(member)?.[1]?.toUpperCase();
}

/** The forms of a library for the calls of a member: those with a query or a body, if they differ, and the usual one. */
export function formsOfShape(client: ClientShape, member: string): readonly Form[] {
  const form = formOfShape(client, member);
  const { withQuery, withBody } = client[member] ?? {};
  const others = [withQuery, withBody].flatMap((shape) => {
    const other = shape && formOfShape({ [member]: shape }, member);
    const isFor = (call: Call) =>
      call.args.length > (shape?.options ?? 0) &&
      (shape !== withQuery || (!lacksQuery(call, shape) && methodsOf(call, other as Form).known.join() === 'GET'));
    return other ? [{ ...other, isFor }] : [];
  });
  return [...others, ...(form ? [form] : [])];
}

/** Whether a call passes nothing as its query: `needle('get', url, null, options)`. */
function lacksQuery({ args }: Call, shape: CallShape | undefined): boolean {
  const query = shape?.query;
  const given = typeof query === 'number' ? args[query] : undefined;
  return given !== undefined && isAbsentWord(given.node);
}

/** Converts a shape to the form of a library. */
export function formOfShape(client: ClientShape, member: string): Form | undefined {
  const shape = Object.hasOwn(client, member) ? client[member] : undefined;
  if (shape === undefined) return undefined;
  const { url, headers, query } = shape;
  const options = shape.options ?? (typeof url === 'string' ? 0 : undefined);
  const isPositional =
    [shape.body, headers].some((part) => typeof part === 'number') ||
    shape.method === undefined ||
    shape.withBody !== undefined;
  return {
    url,
    ...(options === undefined ? {} : { options }),
    method: methodOf(shape, member),
    body: bodyOf(shape),
    ...(typeof headers === 'string' ? { headers } : {}),
    ...(typeof headers === 'number' ? { isJson: (call) => isJsonAt(call, headers) } : {}),
    query: typeof query === 'string' ? [query] : [],
    ...(typeof query === 'number'
      ? { queryArgument: ({ args }) => (args[query] === undefined ? undefined : query) }
      : {}),
    ...(isPositional ? { respell: respellShape(client, member) } : {}),
  };
}

function methodOf({ method }: CallShape, member: string): MethodSlot {
  if (typeof method === 'number') return { kind: 'argument', index: method, isOptional: true };
  if (typeof method === 'string') return { kind: 'property', names: [method], anyCase: false };
  return { kind: 'member', method: verbOf(member) ?? 'GET' };
}

function bodyOf({ body, isText = false }: CallShape): BodySlot {
  if (typeof body === 'string') return { kind: 'property', name: body, isText };
  return { kind: 'argument', index: body ?? -1, isText };
}

function isJsonAt({ evaluator, args }: Call, position: number): boolean {
  const headers = args[position];
  return headers !== undefined && sendsJson(evaluator, evaluator.evaluate(headers));
}

/**
 * Writes a change as another call of the same client: renames its member, and places the arguments where that one takes
 * them.
 */
function respellShape(client: ClientShape, member: string): NonNullable<Form['respell']> {
  return (call, site, change) => {
    const { method, body } = change;
    const own = client[member] as CallShape;
    const isNamed = own.method === undefined;
    const other = isNamed && method !== undefined ? cased(member, method.from, method.to) : member;
    const sibling = Object.hasOwn(client, other) ? client[other] : undefined;
    const target = (body !== undefined && sibling?.withBody) || sibling;
    const name = call.place.file.textOf(call.place.node.callee);
    if (target === undefined || (body !== undefined && typeof target.body !== 'number'))
      return refuse(
        'no-slot',
        `can't tell which function beside \`${name}\` sends \`${method?.to ?? 'a body'}\`; change the call by hand`,
      );
    const renamed = renamedTo(call, site, own, change);
    if ('refused' in renamed) return renamed;
    const isAbsent = typeof own.method === 'number' && call.args[own.method] === undefined;
    const added = isAbsent && method !== undefined ? quoted(call.place.file, method.to) : undefined;
    if (target === own && body === undefined && added === undefined) return renamed;
    const placed = placedAs(call, own, target, { body, method: added });
    return placed === undefined
      ? refuse('arguments', `\`${other}\` does not take the arguments of \`${name}\`; change the call by hand`)
      : [...renamed, ...placed];
  };
}

function renamedTo(
  call: Call,
  site: CallSite,
  own: CallShape,
  { method }: RequestChange,
): readonly TextEdit[] | Refusal {
  if (method === undefined) return [];
  if (own.method === undefined) return renameMember(call, method);
  if (typeof own.method !== 'number')
    return refuse('method-unknown', "can't tell where the method is set; change it by hand");
  const place = call.args[own.method];
  return place === undefined ? [] : replaceMethod(place, site, method);
}

/** The arguments of a call in the order of another shape, with what is added; undefined if they do not fit. */
function placedAs(
  call: Call,
  own: CallShape,
  target: CallShape,
  { body, method }: { readonly body: string | undefined; readonly method: string | undefined },
): readonly TextEdit[] | undefined {
  const { node, file } = call.place;
  const given = node.arguments;
  const final: (t.Node | string | undefined)[] = [];
  const edits: TextEdit[] = [];
  // Example: `needle.get(url, options, callback)`
  const callback = isCallbackAt(call, given.length - 1) ? given.at(-1) : undefined;
  for (const [index, argument] of given.entries()) {
    if (argument === callback) continue;
    const part = parts.find((one) => own[one] === index);
    const wanted = part === undefined && own === target ? index : part && target[part];
    // Example: `api.get(path, params)` becomes `api.post(path, body, { params })`
    const position = typeof wanted === 'string' ? target.options : wanted;
    if (position === undefined || final[position] !== undefined) return undefined;
    if (typeof wanted === 'string') edits.push(...asProperty(argument, wanted));
    final[position] = argument;
  }
  if (method !== undefined) final[target.method as number] = method;
  if (body !== undefined) {
    const text = target.isText === true ? `JSON.stringify(${body})` : body;
    const before = final[target.body as number];
    // Example: `http.request('GET', url, null, params)`
    if (typeof before === 'object' && isAbsentWord(before))
      edits.push({ start: startOf(before), end: endOf(before), text });
    else final[target.body as number] = text;
    const { headers, options } = target;
    if (typeof headers === 'number') edits.push(...jsonHeaders(call, headers, final));
    else if (options !== undefined) edits.push(...jsonOption(call, options, target, final));
  }
  if (callback !== undefined) final.push(callback);
  const nodes = final.filter((one) => typeof one === 'object');
  if (nodes.some((one, index) => one !== given[index])) return undefined;
  let last = -1;
  const inserted = new Map<number, string[]>();
  for (const one of Array.from(final)) {
    if (typeof one === 'object') last++;
    else addTo(inserted, last, one ?? 'undefined');
  }
  const insertions = [...inserted].map(([index, texts]) => insertArgument(file, node, index, texts.join(', ')));
  return insertions.every((edit) => edit !== undefined) ? [...edits, ...insertions] : undefined;
}

/** An argument as the only property of an object. */
function asProperty(argument: t.Node, name: string): readonly TextEdit[] {
  const [start, end] = [startOf(argument), endOf(argument)];
  return [
    { start, end: start, text: `{ ${name}: ` },
    { start: end, end, text: ' }' },
  ];
}

/** The JSON content type for headers that are an argument. */
function jsonHeaders(call: Call, position: number, final: (t.Node | string | undefined)[]): readonly TextEdit[] {
  const { file } = call.place;
  const given = final[position];
  const pair = `${quoted(file, 'Content-Type')}: ${quoted(file, 'application/json')}`;
  if (given === undefined || typeof given === 'string') {
    final[position] = inlineObject(file, [pair]);
    return [];
  }
  if (sendsJson(call.evaluator, call.evaluator.evaluate({ ...call.place, node: given }))) return [];
  const literal = objectLiteral(given);
  if (literal !== undefined) return addProperties(file, literal, [pair]);
  return [{ start: startOf(given), end: endOf(given), text: inlineObject(file, [`...${file.textOf(given)}`, pair]) }];
}

/** The JSON content type as a header in the options, or as an option of its own. */
function jsonOption(
  call: Call,
  position: number,
  { headers: name, json }: Pick<CallShape, 'headers' | 'json'>,
  final: (t.Node | string | undefined)[],
): readonly TextEdit[] {
  const { evaluator, place } = call;
  const { file } = place;
  const given = final[position];
  const options = typeof given === 'object' ? given : undefined;
  const value = options === undefined ? undefined : evaluator.evaluate({ ...place, node: options });
  const literal = options && objectLiteral(options);
  const change = (): HeaderChange => {
    const known = value ?? { kind: 'undefined' };
    if (json !== undefined)
      return { edits: [], added: isTrue(evaluator.member(known, json, place)) ? [] : [`${json}: true`] };
    if (typeof name !== 'string') return { edits: [], added: [] };
    const property = literal && findProperty(literal, [name]);
    return jsonHeader(call, property, name, known, literal ? undefined : options);
  };
  const header = change();
  if (options === undefined && header.added.length > 0) final[position] = inlineObject(file, header.added);
  if (options === undefined || header.added.length === 0) return header.edits;
  if (literal !== undefined) return [...header.edits, ...addProperties(file, literal, header.added)];
  const text = inlineObject(file, [`...${file.textOf(options)}`, ...header.added]);
  return [{ start: startOf(options), end: endOf(options), text }];
}

function isTrue(value: Value): boolean {
  return value.kind === 'primitive' && value.value === true;
}
