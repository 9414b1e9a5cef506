import type * as t from '@babel/types';
import { type Refusal, refuse } from '../../requests/call-site.ts';
import { isCall } from '../../source/node-kinds.ts';
import { type SourceFile, startOf } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import { givenTo } from '../../values/given.ts';
import { knownText, leavesOf, piecesOf } from '../../values/text/pieces.ts';
import { writtenAt } from '../../values/text/written-at.ts';
import type { FunctionNode, Piece, Place, Value } from '../../values/value.ts';
import type { Note } from '../diagnostic.ts';
import type { Found } from '../migration.ts';
import type { QueryParameter } from '../query/query-parameter.ts';
import { encodedArgument } from './body.ts';

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

/** Where a value is encoded: in a function that returns it, or in an argument of the calls of its function. */
function encodingOf({ evaluator }: Found, place: Place): Place | undefined {
  const { node, file } = place;
  if (node.type === 'CallExpression') {
    const callee = evaluator.evaluate({ ...place, node: node.callee });
    return callee.kind === 'function' && returnsEncoded(callee.place) ? place : undefined;
  }
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const given = binding === undefined ? [] : givenTo(evaluator, binding, file);
  return given.find((one) => isEncoded(one.value, one.place))?.place;
}

function isEncoded(value: Value, place: Place): boolean {
  const { node, file } = place;
  if (isCall(node) && isEncoder(file, node.callee)) return true;
  const text = knownText(piecesOf(value, place));
  return text !== undefined && /%[\da-f]{2}/i.test(text);
}

function isEncoder(file: SourceFile, node: t.Node): boolean {
  return node.type === 'Identifier' && /^encodeURI(Component)?$/.test(node.name) && file.names.isGlobal(node);
}

/** Whether a function of the code base encodes what it returns. */
function returnsEncoded({ node, file }: Place<FunctionNode>): boolean {
  let isThere = false;
  walk(node.body, (inner) => {
    isThere ||= isEncoder(file, inner);
  });
  return isThere;
}
