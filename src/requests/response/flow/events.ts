import type * as t from '@babel/types';
import type { Binding } from '../../../source/names/bind.ts';
import { isOutside } from '../../../source/names/outside-name.ts';
import { type CallNode, functionOf, isMember, withoutCasts } from '../../../source/node-kinds.ts';
import { memberName, objectLiteral } from '../../../source/pattern.ts';
import { contains, type SourceFile } from '../../../source/source-file.ts';
import { walk } from '../../../source/walk.ts';
import type { Place } from '../../../values/value.ts';
import { findProperty } from '../../call-parts.ts';
import type { Shape } from '../shape/shape.ts';
import { inlineFunction, isCallOf } from '../shape/syntax.ts';
import { alongPattern, type Sink } from './outcomes.ts';

/** Whether a variable collects the chunks of a response as they arrive: `text += chunk`, `chunks.push(chunk)`. */
function isCollected(file: SourceFile, { writes, references }: Binding, sink: t.Node): boolean {
  const pushed = references.flatMap((use) => {
    const member = file.names.parentOf(use);
    const isPush = isMember(member) && member.object === use && memberName(member) === 'push';
    return isPush ? [member] : [];
  });
  const added = [...writes, ...pushed].filter((node) => !isStart(node));
  return added.length > 0 && added.every((node) => isForPiece(file, node, sink));
}

function isStart(node: t.Node): boolean {
  return node.type === 'VariableDeclarator';
}

/**
 * Whether a node is in code that runs for each chunk: `response.on('data', …)`, `for await (const piece of response)`.
 */
function isForPiece(file: SourceFile, node: t.Node, sink: t.Node): boolean {
  const whole = functionOf(file, sink);
  for (let outer = file.names.parentOf(node); outer !== undefined && outer !== whole; ) {
    if (outer.type === 'ForOfStatement' && outer.await) return true;
    const parent = file.names.parentOf(outer);
    const [event] = isCallOf(parent) ? parent.arguments : [];
    const isData = event?.type === 'StringLiteral' && event.value === 'data';
    if (isData && isCallOf(parent) && parent.callee !== outer) return whole === undefined || contains(whole, parent);
    outer = parent;
  }
  return false;
}

/** The shape of an expression in a response that arrives by events: in callbacks of the call, or in chunks. */
export function eventShape(place: Place, sink: Sink | undefined): Shape | undefined {
  if (sink?.kind.arrives === 'callback') return givenToCallback(place, sink);
  return sink?.kind.arrives === 'events' && isPieces(place, sink) ? { is: 'text' } : undefined;
}

/** The expressions in the callbacks of a call that read the combined chunks of its response. */
export function readPieces(place: Place<CallNode>, sink: Sink): readonly t.Node[] {
  const { names } = place.file;
  const found = new Set<t.Node>();
  walk(place.node, (node) => {
    const binding = node.type === 'Identifier' ? names.bindingOf(node) : undefined;
    if (binding === undefined || binding.identifier === node || !isCollected(place.file, binding, sink.node)) return;
    const parent = names.parentOf(node);
    const isAdded = parent?.type === 'AssignmentExpression' && parent.left === node;
    if (isAdded || (isMember(parent) && memberName(parent) === 'push')) return;
    let whole: t.Node = node;
    for (let outer = parent; outer !== undefined; outer = names.parentOf(outer)) {
      if (isPieces({ ...place, node: outer }, sink)) whole = outer;
      else if (!isMember(outer)) break;
    }
    found.add(whole);
  });
  return [...found];
}

/** The combined chunks of a response: `text`, `Buffer.concat(chunks).toString()`, `chunks.join('')`. */
function isPieces({ node, ...place }: Place, sink: Sink): boolean {
  const inner = withoutCasts(node);
  if (inner.type === 'Identifier') {
    const binding = place.file.names.bindingOf(inner);
    const init = binding?.declaration.type === 'VariableDeclarator' ? binding.declaration.init : undefined;
    if (binding === undefined) return false;
    return isCollected(place.file, binding, sink.node) || (init != null && isPieces({ ...place, node: init }, sink));
  }
  if (!isCallOf(inner) || !isMember(inner.callee)) return false;
  const isJoined = isOutside(place.file, inner.callee, /^Buffer\.(concat|from)$/);
  const isRead = /^(toString|join|trim)$/.test(memberName(inner.callee) ?? '');
  const from = isJoined ? inner.arguments[0] : isRead ? inner.callee.object : undefined;
  return from !== undefined && isPieces({ ...place, node: from }, sink);
}

/**
 * The parameter of a callback in the options of the call, `onload(event) { … }` or `success: ({ data }) => …`, and the names
 * in it; a text is decoded if the call asks for JSON.
 */
function givenToCallback({ node, file }: Place, { node: call, kind }: Sink): Shape | undefined {
  const param = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const options = isCallOf(call) ? objectLiteral(call.arguments[0] as t.Node) : undefined;
  if (param?.kind !== 'param' || options === undefined) return undefined;
  const decoded = kind.value === 'data' || kind.value === 'body' ? kind.value : undefined;
  const given = findProperty(options, [decoded === undefined ? 'onload' : 'success']);
  const fn = given?.type === 'ObjectProperty' ? inlineFunction(given.value) : given;
  const [first] = fn !== undefined && 'params' in fn ? fn.params : [];
  if (first === undefined || !contains(first, param.identifier)) return undefined;
  const type = findProperty(options, ['responseType']);
  const isJson = type?.type === 'ObjectProperty' && type.value.type === 'StringLiteral' && type.value.value === 'json';
  return alongPattern(first, param.identifier, { is: decoded ?? (isJson ? 'xhr-json' : 'xhr') });
}

/** What a variable for `new XMLHttpRequest()` holds: the decoded body, if the code asks for JSON. */
export function requestShape({ node, file }: Place<CallNode>): Shape | undefined {
  if (node.type !== 'NewExpression' || !isOutside(file, node.callee, 'XMLHttpRequest')) return undefined;
  const holder = file.names.parentOf(node);
  const id = holder?.type === 'VariableDeclarator' && holder.id.type === 'Identifier' ? holder.id : undefined;
  const isDecoded = id && file.names.bindingOf(id)?.references.some((use) => asksForJson(file, use));
  return { is: isDecoded ? 'xhr-json' : 'xhr' };
}

/** `xhr.responseType = 'json'` */
function asksForJson({ names }: SourceFile, use: t.Node): boolean {
  const member = names.parentOf(use);
  const write = member && names.parentOf(member);
  if (!isMember(member) || member.object !== use || memberName(member) !== 'responseType') return false;
  const isSet = write?.type === 'AssignmentExpression' && write.left === member;
  return isSet && write.right.type === 'StringLiteral' && write.right.value === 'json';
}
