import type * as t from '@babel/types';
import type { CallNode } from '../../../source/node-kinds.ts';
import { nodesOf } from '../../../source/nodes.ts';
import { keyName } from '../../../source/pattern.ts';
import { contains, endOf, type SourceFile, startOf } from '../../../source/source-file.ts';
import { editedRange, mergeEdits, type TextEdit } from '../../../source/text-edit.ts';
import { heldLiteral } from '../../call-parts.ts';
import type { Spelling } from '../../call-site.ts';
import { inlineObject } from '../../edits/object-edit.ts';

/**
 * The possible ways to make edits of a call take effect only if a parameter is passed; empty if they reach beyond the
 * call.
 */
export function onlyWithBody(
  file: SourceFile,
  call: CallNode,
  spelling: Spelling,
  name: string,
): readonly (readonly TextEdit[])[] {
  const always = spelling.filter((edit) => edit.isAlways);
  const edits =
    mergeEdits(
      spelling.filter((edit) => !edit.isAlways),
      [],
    ) ?? [];
  const held = call.arguments.flatMap((one) => heldLiteral(one, file) ?? []);
  const isIn = (nodes: readonly t.Node[]) =>
    edits.every(({ start, end }) => nodes.some((one) => isWithin(one, start, end)));
  if (!isIn([call, ...held])) return [];
  const inLiterals = inObjects(file, [call, ...held], edits, name);
  const ways = isIn([call])
    ? [inLiterals, inArguments(file, call, edits, name), ofWhole(file, call, edits, name)]
    : [inLiterals];
  return ways.filter((way) => way !== undefined).map((way) => [...way, ...always]);
}

/** Moves properties that come with the body into a conditional spread: `...(body !== undefined && { body })`. */
function inObjects(
  file: SourceFile,
  reach: readonly t.Node[],
  edits: readonly TextEdit[],
  name: string,
): readonly TextEdit[] | undefined {
  const objects = nodesOf(file, 'ObjectExpression').filter((one) => reach.some((part) => contains(part, one)));
  const inside = edits.map((edit) => ofValue(file, objects, edit));
  const guarded = inside.map((edit) => {
    const holder = objects.findLast((one) => isWithin(one, edit.start - 1, edit.end + 1));
    if (holder === undefined) return undefined;
    const [before, properties, behind] = withoutCommas(edit.text);
    if (edit.start === edit.end) {
      if (properties === '') return edit;
      const spread = inlineObject(file, [
        properties
          .split('\n')
          .map((line) => line.trim())
          .join(' '),
      ]);
      return { ...edit, text: `${before}...(${name} !== undefined && ${spread})${behind}` };
    }
    const property = holder.properties.find((one) => isWithin(one, edit.start, edit.end));
    const value = property?.type === 'ObjectProperty' ? property.value : undefined;
    const isInside = ({ start, end }: TextEdit) =>
      value !== undefined && isWithin(value, start, end) && start < endOf(value);
    const isAlone = inside.filter(isInside).length === 1;
    if (value === undefined || !isAlone || !isWithin(value, edit.start, edit.end)) return undefined;
    const key = property?.type === 'ObjectProperty' && property.shorthand ? `${keyName(property)}: ` : '';
    if (!edit.text.startsWith(key)) return undefined;
    const either = eitherOf(file, value, [{ ...edit, text: edit.text.slice(key.length) }], name);
    return { ...either, text: key + either.text };
  });
  return guarded.includes(undefined) ? undefined : guarded.filter((edit) => edit !== undefined);
}

/** An edit of a whole property, as one of its value. */
function ofValue(file: SourceFile, objects: readonly t.ObjectExpression[], edit: TextEdit): TextEdit {
  const properties = objects.flatMap((one) => one.properties);
  const property = properties.find((one) => startOf(one) === edit.start && endOf(one) === edit.end);
  if (property?.type !== 'ObjectProperty' || property.shorthand) return edit;
  const name = `${file.textOf(property.key)}: `;
  const { value } = property;
  return edit.text.startsWith(name)
    ? { start: startOf(value), end: endOf(value), text: edit.text.slice(name.length) }
    : edit;
}

/** Makes each argument conditional: its old form, or its form with the body, which may be passed after them. */
function inArguments(
  file: SourceFile,
  call: CallNode,
  edits: readonly TextEdit[],
  name: string,
): readonly TextEdit[] | undefined {
  // An argument in the middle would also shift the later ones in the old call.
  const ends = call.arguments.slice(0, -1).map(endOf);
  if (edits.some(({ start, end }) => start === end && ends.includes(start))) return undefined;
  const isPassed = ({ start, end, text }: TextEdit) =>
    start === end && new RegExp(`^(, undefined)*, ${name}$`).test(text);
  const changed = edits.filter((edit) => !isPassed(edit));
  // A new last argument is not part of the one before it.
  const last = call.arguments.at(-1);
  if (last !== undefined && changed.some(({ start, text }) => start === endOf(last) && text.startsWith(',')))
    return undefined;
  const either = call.arguments.flatMap((one) => {
    const inside = changed.filter(({ start, end }) => isWithin(one, start, end));
    if (inside.length === 0) return [];
    return [{ inside, edits: inObjects(file, [one], inside, name) ?? [eitherOf(file, one, inside, name)] }];
  });
  const isAll = either.flatMap(({ inside }) => inside).length === changed.length;
  return isAll ? [...edits.filter(isPassed), ...either.flatMap((one) => one.edits)] : undefined;
}

/** Makes the whole call conditional. */
function ofWhole(file: SourceFile, call: CallNode, edits: readonly TextEdit[], name: string): readonly TextEdit[] {
  const [only] = edits;
  if (only !== undefined && edits.length === 1 && only.start === only.end) {
    const appended = /^(,\s*)(.*)$/s.exec(only.text);
    if (appended && only.start > endOf(call.arguments.at(-1) ?? call) - 1) {
      return [{ ...only, text: `${appended[1]}${name} === undefined ? undefined : ${appended[2]}` }];
    }
  }
  const either = eitherOf(file, call, edits, name, onOneLine(file, call));
  return [standsAlone(file, call) ? either : { ...either, text: `(${either.text})` }];
}

/** A node in its form without the body, or with it; `both` are edits of each. */
function eitherOf(
  file: SourceFile,
  node: t.Node,
  edits: readonly TextEdit[],
  name: string,
  both: readonly TextEdit[] = [],
): TextEdit {
  const [start, end] = [startOf(node), endOf(node)];
  const before = editedRange(file.text, start, end, both);
  const after = editedRange(file.text, start, end, mergeEdits(edits, both) ?? edits);
  return { start, end, text: `${name} === undefined ? ${before} : ${after}` };
}

/** Puts the member that a call names on the line of its object, since the chain ends in parentheses here. */
function onOneLine(file: SourceFile, { callee }: CallNode): readonly TextEdit[] {
  if (callee.type !== 'MemberExpression' || callee.computed) return [];
  const gap = { start: endOf(callee.object), end: startOf(callee.property), text: '.' };
  return /^\s+\.$/.test(file.text.slice(gap.start, gap.end)) ? [gap] : [];
}

function isWithin(node: t.Node, start: number, end: number): boolean {
  return startOf(node) <= start && end <= endOf(node);
}

/** Whether a conditional expression can replace a node without parentheses. */
function standsAlone(file: SourceFile, node: t.Node): boolean {
  if (node.extra?.parenthesized === true) return true;
  const parent = file.names.parentOf(node);
  if (parent === undefined) return false;
  if (parent.type === 'ArrowFunctionExpression') return parent.body === node;
  if (parent.type === 'CallExpression') return parent.callee !== node;
  return /^(ReturnStatement|VariableDeclarator|AssignmentExpression|ObjectProperty|ArrayExpression)$/.test(parent.type);
}

/** A text in three parts: the commas and blanks before its properties, the properties, and what follows them. */
function withoutCommas(text: string): readonly [string, string, string] {
  const isBlank = (index: number): boolean => /[\s,]/.test(text.charAt(index));
  let [start, end] = [0, text.length];
  while (start < end && isBlank(start)) start++;
  while (end > start && isBlank(end - 1)) end--;
  return [text.slice(0, start), text.slice(start, end), text.slice(end)];
}
