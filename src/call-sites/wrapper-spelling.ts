import type * as t from '@babel/types';
import { keyName } from '../source/pattern.ts';
import { contains, endOf, startOf } from '../source/source-file.ts';
import type { TextEdit } from '../source/text-edit.ts';
import type { Evaluator } from '../url/evaluate.ts';
import type { CallNode, FunctionNode, Place, Value } from '../url/value.ts';
import { insertArgument } from './argument-edit.ts';
import type { CallSite, Refusal, RequestChange, Spelling } from './call-site.ts';
import { addProperties, inlineObject, newObject } from './object-edit.ts';
import { objectLiteral, quoted, refuse } from './respell.ts';

/** A call of a function of the code base that ends in a request. */
export interface WrapperCall {
  readonly evaluator: Evaluator;
  readonly place: Place<CallNode>;
  /** The request it ends in, seen with what the call passes. */
  readonly inner: CallSite;
  /** The expression in the call that gives the URL. */
  readonly root: t.Node;
}

/**
 * The ways to send another method and a JSON body through a function of the code base, as far as the call shows them. The
 * function itself decides which of them is right: each is to be proved by evaluating the edited call.
 */
export function spellThroughWrapper(call: WrapperCall, change: RequestChange): readonly Spelling[] | Refusal {
  const ways = [...withOwnSlots(call, change), ...withSibling(call, change)];
  return ways.length > 0
    ? ways
    : refuse('no-slot', 'the function that is called has no place for the new method and body');
}

/** The function takes the method itself: as text in the call, or as a property of an options object. */
function withOwnSlots(call: WrapperCall, { method, body }: RequestChange): Spelling[] {
  const { place, inner } = call;
  const own = inner.methods.texts.filter(({ at }) => at?.file === place.file && contains(place.node, at.node));
  const renamed = own.map(({ at, text }) => edit(at?.start ?? 0, at?.end ?? 0, method?.to ?? text));
  if (own.length > 0 && body === undefined) return [renamed];
  const added = method === undefined || own.length > 0 ? [] : [`method: ${quoted(place.file, method.to)}`];
  const lists = body === undefined ? [[]] : bodyProperties(place, body, calledFunction(call));
  const objects = lists.flatMap((properties) => inOptions(call, calledFunction(call), [...added, ...properties]));
  const plain = body === undefined ? [] : bodyArguments(call, calledFunction(call), body);
  return [...plain, ...objects].map((edits) => [...renamed, ...edits]);
}

function calledFunction({ evaluator, place }: WrapperCall): FunctionNode | undefined {
  return functionIn(evaluator.evaluate({ ...place, node: place.node.callee }));
}

function functionIn(value: Value): FunctionNode | undefined {
  return value.kind === 'function' ? value.place.node : undefined;
}

/** Whether a function looks at an argument at a position. */
function takes(callee: FunctionNode | undefined, position: number): boolean {
  const params = callee?.params ?? [];
  return position < params.length || params.at(-1)?.type === 'RestElement';
}

function bodyProperties({ file }: Place, body: string, callee: FunctionNode | undefined): string[][] {
  const header = inlineObject(file, [`${quoted(file, 'Content-Type')}: ${quoted(file, 'application/json')}`]);
  const text = `body: JSON.stringify(${body})`;
  const others = namesIn(callee).filter((name) => /data|json|payload|content|input|entity/i.test(name));
  const values = [...new Set(['body', 'data', 'json', ...others])].map((name) => [`${name}: ${body}`]);
  return [[text], [`headers: ${header}`, text], ...values];
}

/** The names that a function takes out of its object parameters. */
function namesIn(callee: FunctionNode | undefined): string[] {
  const names: string[] = [];
  for (const param of callee?.params ?? []) {
    const pattern = param.type === 'AssignmentPattern' ? param.left : param;
    if (pattern.type !== 'ObjectPattern') continue;
    names.push(
      ...pattern.properties.flatMap((property) =>
        property.type === 'ObjectProperty' ? (keyName(property) ?? []) : [],
      ),
    );
  }
  return names;
}

/** The body as an argument: right after the URL, or at the end. */
function bodyArguments({ place, root }: WrapperCall, callee: FunctionNode | undefined, body: string): Spelling[] {
  const { arguments: args } = place.node;
  if (!takes(callee, args.length)) return [];
  const index = args.findIndex((argument) => contains(argument, root));
  const positions = [...new Set([index, args.length - 1])];
  return [body, `JSON.stringify(${body})`].flatMap((text) =>
    positions.flatMap((position) => after(place, position, text)),
  );
}

/** Properties in the object that already holds the URL, in an options object after it, or in a new one. */
function inOptions(
  { place, root }: WrapperCall,
  callee: FunctionNode | undefined,
  properties: readonly string[],
): Spelling[] {
  const { file, node } = place;
  const index = node.arguments.findIndex((argument) => contains(argument, root));
  const holder = objectLiteral(node.arguments[index] as t.Node);
  if (holder !== undefined && holder !== root) return [addProperties(file, holder, properties)];
  const later = node.arguments.slice(index + 1).flatMap((argument) => {
    const literal = objectLiteral(argument);
    return literal === undefined ? [] : [addWithHeaders(place, literal, properties)];
  });
  if (!takes(callee, node.arguments.length)) return later;
  return [...later, ...after(place, node.arguments.length - 1, newObject(file, properties, startOf(node)))];
}

/** Adds properties to an options literal; headers go into those that it has. */
function addWithHeaders({ file }: Place, literal: t.ObjectExpression, properties: readonly string[]): Spelling {
  const headers = literal.properties.find(
    (property) => property.type === 'ObjectProperty' && file.textOf(property.key) === 'headers',
  );
  const added = properties.find((property) => property.startsWith('headers: '));
  if (added === undefined || headers?.type !== 'ObjectProperty') return addProperties(file, literal, properties);
  const rest = addProperties(
    file,
    literal,
    properties.filter((property) => property !== added),
  );
  const content = added.slice('headers: '.length).replace(/^\{\s*|\s*\}$/g, '');
  const inner = objectLiteral(headers.value);
  if (inner !== undefined) return [...addProperties(file, inner, [content]), ...rest];
  const merged = inlineObject(file, [`...${file.textOf(headers.value)}`, content]);
  return [edit(startOf(headers), endOf(headers), `headers: ${merged}`), ...rest];
}

function after({ file, node }: Place<CallNode>, index: number, text: string): Spelling[] {
  const inserted = insertArgument(file, node, index, text);
  return inserted === undefined ? [] : [[inserted]];
}

/** The function has a sibling for the other method: `api.get` and `api.post`, `getJson` and `postJson`. */
function withSibling(call: WrapperCall, { method, body }: RequestChange): Spelling[] {
  const name = calledName(call.place.node);
  if (method === undefined || name === undefined) return [];
  return siblingNames(name.text, method).flatMap((sibling) => {
    const callee = siblingFunction(call, sibling);
    if (callee === undefined) return [];
    const renamed = edit(name.start, name.end, sibling);
    if (body === undefined) return [[renamed]];
    const inObject = bodyProperties(call.place, body, callee).flatMap((properties) =>
      inOptions(call, callee, properties),
    );
    return [...bodyArguments(call, callee, body), ...inObject].map((edits) => [renamed, ...edits]);
  });
}

/** The function that a sibling's name means where the call stands. */
function siblingFunction({ evaluator, place }: WrapperCall, name: string): FunctionNode | undefined {
  const { callee } = place.node;
  if (callee.type === 'MemberExpression' || callee.type === 'OptionalMemberExpression') {
    const member = callee.property.type === 'PrivateName' ? `#${name}` : name;
    const receiver = evaluator.evaluate({ ...place, node: callee.object });
    return functionIn(evaluator.member(receiver, member, place));
  }
  const binding = place.file.names.lookup(name, place.node);
  return binding && functionIn(evaluator.evaluate({ ...place, node: binding.identifier }));
}

/** The name in a callee that tells the method. */
function calledName({ callee }: CallNode): { text: string; start: number; end: number } | undefined {
  const node =
    callee.type === 'MemberExpression' || callee.type === 'OptionalMemberExpression' ? callee.property : callee;
  if (node.type === 'PrivateName') return { text: node.id.name, start: startOf(node.id), end: endOf(node.id) };
  return node.type === 'Identifier' ? { text: node.name, start: startOf(node), end: endOf(node) } : undefined;
}

/** `getJson` gives `postJson`; `_get` gives `_post`; `fetchJson`, `loadJson` and the like give `postJson`. */
function siblingNames(name: string, { from, to }: { from: string; to: string }): string[] {
  const [old, now] = [from.toLowerCase(), to.toLowerCase()];
  const words = [old, ...(old === 'get' ? ['fetch', 'load', 'read', 'request'] : [])];
  const names = words.flatMap((word) => {
    const at = name.toLowerCase().lastIndexOf(word);
    if (at < 0) return [];
    const isUpper = name[at] !== name[at]?.toLowerCase();
    const replaced = isUpper ? `${now[0]?.toUpperCase()}${now.slice(1)}` : now;
    return [name.slice(0, at) + replaced + name.slice(at + word.length)];
  });
  return [...new Set([...names, ...(old === 'get' ? ['post', 'send', 'postJson'] : [])])];
}

function edit(start: number, end: number, text: string): TextEdit {
  return { start, end, text };
}
