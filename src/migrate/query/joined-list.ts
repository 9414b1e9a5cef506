import type * as t from '@babel/types';
import { functionsOf } from '../../requests/wrappers/sending.ts';
import { operand } from '../../source/operand.ts';
import { memberName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { writtenAt } from '../../values/text/written-at.ts';
import type { ChoicePiece, Hole, Place } from '../../values/value.ts';
import { encodedArgument } from '../conditions/encoders.ts';
import type { Found } from '../migration.ts';

/** `isJoined`: the source is the list itself, whose items may hold commas. */
interface JoinedList {
  readonly source: string;
  readonly isJoined?: boolean;
}

/** The source of the list that is joined with commas in a URL, or by a function of the code base. */
export function joinedIn(found: Found, hole: Hole | ChoicePiece, source: string): JoinedList | undefined {
  const { evaluator, site } = found;
  const written = writtenAt(evaluator, site.url, hole);
  const place = written && { node: encodedArgument(hole) ?? written.node, file: written.file, env: undefined };
  if (place === undefined || place.file.textOf(place.node) !== source) return undefined;
  const list = listJoined(place.file, place.node);
  if (list !== undefined) return { source: list, isJoined: true };
  const isOfFunction = isJoinedByFunction(evaluator, place);
  return isOfFunction ? { source: `${operand(source)}.split(${atCommas}).filter(Boolean)` } : undefined;
}

/** The pattern at which a string with several values is split. */
const atCommas = String.raw`/\s*,\s*/`;

/** `list` in `list.join(',')`, and in `list.map(encodeURIComponent).join(',')`. */
export function listJoined(file: SourceFile, node: t.Node): string | undefined {
  if (!isJoin(node)) return undefined;
  const { object } = node.callee as t.MemberExpression;
  const isMapped = object.type === 'CallExpression' && object.callee.type === 'MemberExpression';
  const [mapped] = isMapped ? object.arguments : [];
  const isEncoding = isMapped && mapped?.type === 'Identifier' && mapped.name === 'encodeURIComponent';
  return file.textOf(isEncoding ? (object.callee as t.MemberExpression).object : object);
}

/** `x.join(',')` */
function isJoin(node: t.Node): node is t.CallExpression {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const [sign] = node.arguments;
  const isComma = sign === undefined || (sign.type === 'StringLiteral' && /^(,|%2C) ?$/i.test(sign.value));
  return memberName(node.callee) === 'join' && isComma;
}

/** Whether a function of the code base returns a list joined with commas. */
function isJoinedByFunction(evaluator: Evaluator, place: Place): boolean {
  if (place.node.type !== 'CallExpression') return false;
  return functionsOf(evaluator.evaluate({ ...place, node: place.node.callee })).some(({ place: { node } }) => {
    let isThere = node.body.type !== 'BlockStatement' && isJoin(node.body);
    walk(node.body, (inner) => {
      isThere ||= inner.type === 'ReturnStatement' && inner.argument != null && isJoin(inner.argument);
    });
    return isThere;
  });
}
