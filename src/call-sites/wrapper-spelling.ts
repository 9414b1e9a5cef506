import type * as t from '@babel/types';
import { contains, endOf, startOf } from '../source/source-file.ts';
import type { TextEdit } from '../source/text-edit.ts';
import type { Evaluator } from '../url/evaluate.ts';
import type { CallNode, Place } from '../url/value.ts';
import { insertArgument } from './argument-edit.ts';
import type { CallSite, Refusal, RequestChange, Spelling } from './call-site.ts';
import { addProperties, inlineObject, newObject } from './object-edit.ts';
import { objectLiteral, quoted, refuse } from './respell.ts';

/**
 * The ways to send another method and a JSON body through a function of the code base, as far as the call shows them. The
 * function itself decides which of them is right: each is to be proved by evaluating the edited call.
 */
export function spellThroughWrapper(
  _evaluator: Evaluator,
  place: Place<CallNode>,
  inner: CallSite,
  root: t.Node,
  change: RequestChange,
): readonly Spelling[] | Refusal {
  const index = place.node.arguments.findIndex((argument) => contains(argument, root));
  const ways = [...withOwnMethod(place, inner, index, root, change), ...withSibling(place, index, change)];
  return ways.length > 0 ? ways : refuse('no-slot', 'the function that is called takes no method and body');
}

/** The wrapper takes the method: as text in the call, or as a property of an options object. */
function withOwnMethod(place: Place<CallNode>, inner: CallSite, index: number, root: t.Node, change: RequestChange): Spelling[] {
  const { method, body } = change;
  const own = inner.methods.texts.filter(({ at }) => at?.file === place.file && contains(place.node, at.node));
  const renamed = method === undefined ? [] : own.map(({ at, text }) => edit(at?.start ?? 0, at?.end ?? 0, cased(text, method.to)));
  const properties = body === undefined ? [[]] : bodyProperties(place, body);
  const withMethod = method === undefined || own.length > 0 ? [] : [`method: ${quoted(place.file, method.to)}`];
  const objects = properties.flatMap((added) => inOptions(place, index, root, [...withMethod, ...added]));
  const whole = objects.map((edits) => [...renamed, ...edits]);
  if (own.length === 0) return whole;
  if (body === undefined) return [renamed];
  const appended = [body, `JSON.stringify(${body})`].flatMap((text) => after(place, place.node.arguments.length - 1, text));
  return [...appended.map((edits) => [...renamed, ...edits]), ...whole];
}

function cased(old: string, to: string): string {
  return old === old.toLowerCase() ? to.toLowerCase() : to;
}

function bodyProperties({ file }: Place, body: string): string[][] {
  const header = inlineObject(file, [`${quoted(file, 'Content-Type')}: ${quoted(file, 'application/json')}`]);
  const text = `body: JSON.stringify(${body})`;
  return [[text], [`headers: ${header}`, text], [`body: ${body}`], [`data: ${body}`], [`json: ${body}`]];
}

/** Properties in the object that already holds the URL, or in an options object after the URL. */
function inOptions(place: Place<CallNode>, index: number, root: t.Node, properties: readonly string[]): Spelling[] {
  const { file, node } = place;
  const holder = objectLiteral(node.arguments[index] as t.Node);
  if (properties.length === 0) return [[]];
  if (holder !== undefined && holder !== root) return [addProperties(file, holder, properties)];
  const later = node.arguments.slice(index + 1).flatMap((argument) => {
    const literal = objectLiteral(argument);
    return literal === undefined ? [] : [addWithHeaders(place, literal, properties)];
  });
  const fresh = after(place, node.arguments.length - 1, newObject(file, properties, startOf(node)));
  return [...later, ...fresh];
}

/** Adds properties to an options literal; headers go into those that it has. */
function addWithHeaders({ file }: Place, literal: t.ObjectExpression, properties: readonly string[]): Spelling {
  const headers = literal.properties.find(
    (property) => property.type === 'ObjectProperty' && file.textOf(property.key) === 'headers',
  );
  const added = properties.find((property) => property.startsWith('headers: '));
  const inner = headers?.type === 'ObjectProperty' ? objectLiteral(headers.value) : undefined;
  if (added === undefined || headers?.type !== 'ObjectProperty') return addProperties(file, literal, properties);
  const rest = properties.filter((property) => property !== added);
  const content = added.slice('headers: '.length).replace(/^\{\s*|\s*\}$/g, '');
  if (inner !== undefined) return [...addProperties(file, inner, [content]), ...addProperties(file, literal, rest)];
  const merged = inlineObject(file, [`...${file.textOf(headers.value)}`, content]);
  return [edit(startOf(headers), endOf(headers), `headers: ${merged}`), ...addProperties(file, literal, rest)];
}

function after({ file, node }: Place<CallNode>, index: number, text: string): Spelling[] {
  const inserted = insertArgument(file, node, index, text);
  return inserted === undefined ? [] : [[inserted]];
}

/** The function has a sibling for the other method: `api.get` and `api.post`, `getJson` and `postJson`. */
function withSibling(place: Place<CallNode>, index: number, { method, body }: RequestChange): Spelling[] {
  const name = calledName(place.node);
  if (method === undefined || name === undefined) return [];
  const last = place.node.arguments.length - 1;
  return siblingNames(name.text, method).flatMap((sibling) => {
    const renamed = edit(name.start, name.end, sibling);
    if (body === undefined) return [[renamed]];
    const positions = [...new Set([index, last])];
    const bodies = [body, `JSON.stringify(${body})`];
    const passed = bodies.flatMap((text) => positions.flatMap((position) => after(place, position, text)));
    const inObject = bodyProperties(place, body).flatMap((properties) => inOptions(place, index, place.node, properties));
    return [...passed, ...inObject].map((edits) => [renamed, ...edits]);
  });
}

/** The name in a callee that tells the method. */
function calledName({ callee }: CallNode): { text: string; start: number; end: number } | undefined {
  const node = callee.type === 'MemberExpression' || callee.type === 'OptionalMemberExpression' ? callee.property : callee;
  if (node.type === 'PrivateName') return { text: node.id.name, start: startOf(node.id), end: endOf(node.id) };
  return node.type === 'Identifier' ? { text: node.name, start: startOf(node), end: endOf(node) } : undefined;
}

/** `getJson` gives `postJson`; `_get` gives `_post`; `fetchJson` and `load` give `postJson` and `post`, `send`. */
function siblingNames(name: string, { from, to }: { from: string; to: string }): string[] {
  const [old, now] = [from.toLowerCase(), to.toLowerCase()];
  const words = [old, ...(old === 'get' ? ['fetch', 'load', 'read', 'request'] : [])];
  const names = words.flatMap((word) => {
    if (name.startsWith(word)) return [now + name.slice(word.length)];
    const at = name.toLowerCase().lastIndexOf(word);
    if (at < 0) return [];
    const isUpper = name[at] !== name[at]?.toLowerCase();
    return [name.slice(0, at) + (isUpper ? now[0]?.toUpperCase() + now.slice(1) : now) + name.slice(at + word.length)];
  });
  return [...new Set(names)].slice(0, 3);
}

function edit(start: number, end: number, text: string): TextEdit {
  return { start, end, text };
}
