import type * as t from '@babel/types';
import { type Refusal, refuse } from '../../requests/call-site.ts';
import { isCall, isCast, isMember } from '../../source/node-kinds.ts';
import { startOf } from '../../source/source-file.ts';
import { givenTo } from '../../values/given.ts';
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
    const { file, node } = encoding;
    const where = `\`${file.textOf(node)}\` in ${file.path}:${file.positionOf(startOf(node)).line}`;
    return refuse(
      'value-encoded',
      `\`${name}\` arrives URL-encoded, but a body takes plain values; pass it unencoded: ${where}`,
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
    if (leaf.kind === 'text' || encodedArgument(leaf) !== undefined) return [];
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

/** Where a value is encoded: where it is written, in a function that returns it, or in an argument of the calls of its function. */
function encodingOf(found: Found, { node, ...at }: Place): Place | undefined {
  const { evaluator } = found;
  const part = (...parts: readonly t.Node[]): Place | undefined =>
    parts.map((one) => encodingOf(found, { ...at, node: one })).find(Boolean);
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
    if (callee.kind === 'function') return encodesInside(callee.place.file, callee.place.node.body) ? place : undefined;
    return isMember(node.callee) ? part(node.callee.object) : undefined;
  }
  if (node.type !== 'Identifier') return undefined;
  const init = initOf(at.file, node);
  if (init !== undefined) return part(init);
  const binding = at.file.names.bindingOf(node);
  const given = binding === undefined ? [] : givenTo(evaluator, binding, at.file);
  return given.find((one) => isEncoded(found, one.value, one.place))?.place;
}

function isEncoded(found: Found, value: Value, place: Place): boolean {
  const text = knownText(piecesOf(value, place));
  if (text !== undefined) return /%[\da-f]{2}/i.test(text);
  return place.node.type !== 'Identifier' && encodingOf(found, place) !== undefined;
}
