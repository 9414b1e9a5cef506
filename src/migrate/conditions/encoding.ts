import type * as t from '@babel/types';
import { type Refusal, refuse } from '../../requests/call-site.ts';
import type { Binding } from '../../source/names/bind.ts';
import { isCall, isCast, isMember } from '../../source/node-kinds.ts';
import { assignedTo, memberName } from '../../source/pattern.ts';
import { shownAt } from '../../source/source-file.ts';
import { givenTo, partOf } from '../../values/given.ts';
import { knownText, leavesOf, piecesOf } from '../../values/text/pieces.ts';
import { writtenAt } from '../../values/text/written-at.ts';
import type { Piece, Place, Value } from '../../values/value.ts';
import type { Note } from '../diagnostic.ts';
import type { Found } from '../migration.ts';
import { listJoined } from '../query/joined-list.ts';
import type { QueryParameter } from '../query/query-parameter.ts';
import { encodedArgument, encodesByHand, encodesInside, initOf, isEncoder } from './encoders.ts';

/** Why a value can't be moved out of a URL: it is already encoded at its source, and the body needs the plain value. */
export function givenEncoded(found: Found, name: string, pieces: readonly Piece[]): Refusal | undefined {
  for (const place of barePlaces(found, pieces)) {
    const encoding = encodingOf(found, place);
    if (encoding === undefined) continue;
    return refuse(
      'value-encoded',
      `\`${name}\` arrives URL-encoded, but a body takes plain values; pass it unencoded: ${shownAt(encoding)}`,
    );
  }
  return undefined;
}

/**
 * Reports free text that is in a URL without encoding: special characters had a meaning there, and have none in a body.
 */
export function unencodedNotes(found: Found, free: readonly string[], moved: readonly QueryParameter[]): Note[] {
  const bare = moved.find(
    ({ name, pieces }) => free.includes(name) && pieces !== undefined && barePlaces(found, pieces).some(isOpenText),
  );
  if (bare === undefined) return [];
  const message = `\`${bare.name}\` was not URL-encoded; \`%\`, \`&\`, \`+\` and \`#\` in it are now taken literally`;
  return [{ code: 'not-encoded', message }];
}

/** The expressions of a value that are in a URL without a call of `encodeURIComponent`. */
function barePlaces({ evaluator, site }: Found, pieces: readonly Piece[]): readonly Place[] {
  return pieces.flatMap(leavesOf).flatMap((leaf) => {
    // One of several values is not decoded.
    if (leaf.kind === 'text' || (pieces.includes(leaf) && encodedArgument(leaf) !== undefined)) return [];
    const written = writtenAt(evaluator, site.url, leaf);
    return [written === undefined ? leaf : { node: written.node, file: written.file, env: undefined }];
  });
}

/** Whether an expression may be any string: not a number, and not made of known strings. */
function isOpenText({ node, file }: Place): boolean {
  if (node.type !== 'Identifier') return /^(Optional)?MemberExpression$/.test(node.type);
  const binding = file.names.bindingOf(node);
  const annotation = binding?.identifier.typeAnnotation;
  const type = annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation.type : undefined;
  return binding?.kind === 'param' && (type === undefined || type === 'TSStringKeyword');
}

/** Where a value is encoded: where it is written or set, in a function that returns it, or where calls pass it. */
function encodingOf(found: Found, { node, ...at }: Place, seen = new Set<Binding>()): Place | undefined {
  const { evaluator } = found;
  const part = (...parts: readonly t.Node[]): Place | undefined =>
    parts.map((one) => encodingOf(found, { ...at, node: one }, seen)).find(Boolean);
  if (isCast(node)) return part(node.expression);
  if (node.type === 'ConditionalExpression') return part(node.consequent, node.alternate);
  if (node.type === 'LogicalExpression' || node.type === 'BinaryExpression') return part(node.left, node.right);
  if (node.type === 'TemplateLiteral') return part(...node.expressions);
  if (isCall(node)) {
    const place = { ...at, node };
    // A list whose values are taken out of it
    if (listJoined(at.file, node) !== undefined) return undefined;
    if (isEncoder(at.file, node.callee) || encodesByHand(node)) return place;
    if (node.arguments.some((one) => isEncoder(at.file, one))) return place;
    const callee = evaluator.evaluate({ ...at, node: node.callee });
    const init = node.callee.type === 'Identifier' ? initOf(at.file, node.callee) : undefined;
    const called = callee.kind === 'function' ? callee.place : init && { node: init, file: at.file };
    if (called !== undefined) return encodesInside(called.file, called.node) ? place : undefined;
    return isMember(node.callee) ? part(node.callee.object) : undefined;
  }
  const [name, of] = isMember(node) ? [memberName(node), node.object] : ['', node];
  const binding = of.type === 'Identifier' ? at.file.names.bindingOf(of) : undefined;
  if (name === undefined || of.type !== 'Identifier' || binding === undefined || seen.has(binding)) return undefined;
  seen.add(binding);
  const passed = givenTo(evaluator, binding, at.file).map(({ value, place }) => {
    const [held, from] = of === node ? [value, place] : [evaluator.member(value, name, place), partOf(place, name)];
    return encodedIn(found, held, from, seen);
  });
  return passed.find(Boolean) ?? (of === node ? part(...valuesOf(binding)) : undefined);
}

/** The expressions that a variable is set to. */
function valuesOf(binding: Binding): readonly t.Node[] {
  const { declaration, identifier } = binding;
  const init =
    declaration.type === 'VariableDeclarator' && declaration.id === identifier ? declaration.init : undefined;
  return [...(init ? [init] : []), ...assignedTo(binding)];
}

function encodedIn(found: Found, value: Value, place: Place, seen: Set<Binding>): Place | undefined {
  const text = knownText(piecesOf(value, place));
  if (text !== undefined) return /%[\da-f]{2}/i.test(text) ? place : undefined;
  return encodingOf(found, place, seen);
}
