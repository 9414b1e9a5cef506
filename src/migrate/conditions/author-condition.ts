import type { Refusal } from '../../requests/call-site.ts';
import { inlineObject } from '../../requests/edits/object-edit.ts';
import { quoted } from '../../requests/edits/respell.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { sliceText } from '../../values/text/pieces.ts';
import type { Piece } from '../../values/value.ts';
import type { Found } from '../migration.ts';
import type { QueryParameter } from '../query/query-parameter.ts';
import { pieceSource } from './body.ts';
import { named, operator, quotedText } from './condition.ts';
import { encodedArgument } from './encoders.ts';

/**
 * The author in a string with an unknown name and a known role after its last comma: `${name},writer` (semantics §2.3).
 * Undefined if the role, or the whole value, is unknown.
 */
export function authorSource(found: Found, { pieces, value }: QueryParameter): string | undefined | Refusal {
  const { file } = found.site;
  const [first, ...others] = pieces ?? (value === undefined ? [] : found.evaluator.text(value));
  const argument =
    first === undefined || first.kind === 'text' || others.length > 0 ? undefined : encodedArgument(first);
  const inside = argument === undefined ? undefined : found.evaluator.text({ ...found.site.url, node: argument });
  const all: readonly Piece[] = inside ?? (first === undefined ? [] : [first, ...others]);
  const last = all.at(-1);
  const end = last?.kind === 'text' ? /(?:,|%2C)([^,%]*)$/i.exec(last.text) : null;
  if (last?.kind !== 'text' || end === null || all.every(({ kind }) => kind === 'text')) return undefined;
  const before = [...all.slice(0, -1), sliceText(last, 0, end.index)].filter(
    (piece) => piece.kind !== 'text' || piece.text !== '',
  );
  const name = pieceSource(found, before);
  if (typeof name === 'object') return name;
  const role = (end[1] as string).trim().toLowerCase();
  return inlineObject(file, [name === 'name' ? name : `name: ${name}`, `role: ${quoted(file, role)}`]);
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

export function authorCondition(file: SourceFile, name: string, person: string): string {
  return named(file, name, [operator(file, 'is'), `value: ${person}`]);
}
