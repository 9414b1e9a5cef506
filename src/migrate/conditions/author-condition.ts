import type * as t from '@babel/types';
import type { Refusal } from '../../requests/call-site.ts';
import { inlineObject } from '../../requests/edits/object-edit.ts';
import { quoted } from '../../requests/edits/respell.ts';
import { operand } from '../../source/operand.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { sliceText } from '../../values/text/pieces.ts';
import { isOnly } from '../../values/types/value-kinds.ts';
import type { Piece, Place, TextPiece } from '../../values/value.ts';
import type { Found } from '../migration.ts';
import type { QueryParameter } from '../query/query-parameter.ts';
import { kindsOf } from '../query/value-source.ts';
import { pieceSource } from './body.ts';
import { anyOf, type Condition, condition, named, operator, quotedText, under } from './condition.ts';
import { encodedArgument } from './encoders.ts';

/** The condition for an author, or for those in a list that is written in place; undefined if they are not known this well. */
export function authorFor(found: Found, parameter: QueryParameter, name: string): Condition | Refusal | undefined {
  const { file } = found.site;
  const { value, pieces, guard } = parameter;
  const elements = pieces === undefined && value?.node.type === 'ArrayExpression' ? value.node.elements : undefined;
  const persons = (elements ?? [undefined]).map((node) =>
    elements === undefined
      ? authorSource(found, parameter)
      : authorSource(found, { ...parameter, value: { ...(value as Place), node: node as t.Node } }),
  );
  const refused = persons.find((one) => typeof one === 'object');
  if (refused !== undefined || persons.includes(undefined)) return refused;
  const all = persons.map((person) => condition(authorCondition(file, name, person as string)));
  const joined = anyOf(file, all);
  return joined && under(guard, joined);
}

/**
 * The author in a string with an unknown name and a role behind a comma: `${name},writer`, `${name},${role}` (semantics §2.3).
 * Undefined if no comma is seen before the role, or if all of the text is known.
 */
function authorSource(found: Found, { pieces, value }: QueryParameter): string | undefined | Refusal {
  const { file } = found.site;
  const [first, ...others] = pieces ?? (value === undefined ? [] : found.evaluator.text(value));
  const argument =
    first === undefined || first.kind === 'text' || others.length > 0 ? undefined : encodedArgument(first);
  const inside = argument === undefined ? undefined : found.evaluator.text({ ...found.site.url, node: argument });
  const all: readonly Piece[] = inside ?? (first === undefined ? [] : [first, ...others]);
  const last = all.at(-1);
  const [saying, given] = last?.kind === 'text' ? [last] : [all.at(-2), last];
  const end = saying?.kind === 'text' ? /(?:,|%2C)([^,%]*)$/i.exec(saying.text) : null;
  if (saying?.kind !== 'text' || end === null || all.every(({ kind }) => kind === 'text')) return undefined;
  const before = [...all.slice(0, all.indexOf(saying)), sliceText(saying, 0, end.index)].filter(
    (piece) => piece.kind !== 'text' || piece.text !== '',
  );
  if (given !== undefined && (end[1] !== '' || before.length === 0)) return undefined;
  const name = pieceSource(found, before);
  const role = given === undefined ? quoted(file, (end[1] as string).trim().toLowerCase()) : roleSource(found, given);
  if (typeof name === 'object' || typeof role === 'object') return typeof name === 'object' ? name : role;
  return inlineObject(file, [name === 'name' ? name : `name: ${name}`, `role: ${role}`]);
}

/** A role that is not known, in lower case, as the old list reads it. */
function roleSource(found: Found, given: Exclude<Piece, TextPiece>): string | Refusal {
  const role = pieceSource(found, [given]);
  if (typeof role === 'object') return role;
  const kinds = given.kind === 'hole' && given.file === found.site.file ? kindsOf(found, given.node) : undefined;
  const isText = kinds !== undefined && isOnly(kinds, 'text', 'key');
  return `${isText ? operand(role) : `String(${role})`}.toLowerCase()`;
}

/** The last comma separates name and role; without one the value is ignored (semantics §2.3). */
export function author(file: SourceFile, name: string, text: string): string | undefined {
  const at = text.lastIndexOf(',');
  if (at < 0) return undefined;
  const person = inlineObject(file, [
    `name: ${quotedText(file, text.slice(0, at).trim())}`,
    `role: ${quotedText(
      file,
      text
        .slice(at + 1)
        .trim()
        .toLowerCase(),
    )}`,
  ]);
  return authorCondition(file, name, person);
}

function authorCondition(file: SourceFile, name: string, person: string): string {
  return named(file, name, [operator(file, 'is'), `value: ${person}`]);
}
