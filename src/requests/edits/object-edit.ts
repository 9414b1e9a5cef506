import type * as t from '@babel/types';
import { keyName } from '../../source/pattern.ts';
import { endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';

/** A literal that holds the parameters of a query: an object, or a list of pairs. */
export type QueryLiteral = t.ObjectExpression | t.ArrayExpression;

/** The properties of an object literal, or the items of a list. */
export function membersOf(literal: QueryLiteral): readonly t.Node[] {
  return literal.type === 'ObjectExpression' ? literal.properties : literal.elements.filter((one) => one !== null);
}

/** A parameter as a member of a query literal. */
export function memberText(file: SourceFile, literal: QueryLiteral, name: string, source: string): string {
  return literal.type === 'ObjectExpression' ? `${name}: ${source}` : pairText(file, name, source);
}

/** A parameter as a pair: `['unpaged', 'true']`. */
export function pairText({ style: { quote } }: SourceFile, name: string, source: string): string {
  return `[${quote}${name}${quote}, ${source}]`;
}

/**
 * Adds properties, given as source, at the end of an object literal, or items at the end of a list, in its style. `removed` are properties that the
 * same edit removes.
 */
export function addProperties(
  file: SourceFile,
  object: QueryLiteral,
  given: readonly string[],
  removed: readonly t.Node[] = [],
): TextEdit[] {
  const properties = given.map((property) => writtenAs(object, property));
  const members = membersOf(object);
  const last = members.findLast((property) => !removed.includes(property));
  if (properties.length === 0) return [];
  if (last === undefined && removed.length > 0) return [insertion(startOf(object) + 1, inside(object, properties))];
  if (last === undefined) return [fillEmpty(file, object, properties)];
  // The comma after the removed part stays.
  const next = members[members.indexOf(last) + 1];
  const comma =
    next !== undefined && removed.includes(next) ? undefined : commaAfter(file.text, endOf(last), endOf(object));
  if (!isSpreadOut(file, object)) {
    const text = `, ${properties.join(', ')}`;
    return [insertion(endOf(last), text)];
  }
  const indent = indentAt(file.text, startOf(last));
  const lines = properties.map((property) => `${file.style.endOfLine}${indent}${property}`);
  const lineEnd = endOfCommentedLine(file.text, comma ?? endOf(last), endOf(object));
  if (comma !== undefined) return [insertion(lineEnd, lines.map((line) => `${line},`).join(''))];
  if (lineEnd === endOf(last) || next !== undefined) return [insertion(lineEnd, `,${lines.join(',')}`)];
  return [insertion(endOf(last), ','), insertion(lineEnd, lines.join(','))];
}

/** A property of the same name as its value, written as those beside it are: `body: body` beside `qs: qs`. */
function writtenAs(object: QueryLiteral, property: string): string {
  const isLong = (one: t.Node) =>
    one.type === 'ObjectProperty' &&
    !one.shorthand &&
    one.value.type === 'Identifier' &&
    keyName(one) === one.value.name;
  return /^[\w$]+$/.test(property) && membersOf(object).some(isLong) ? `${property}: ${property}` : property;
}

/** Removes properties from an object literal, or items from a list, each with its comma and any lines of its own. */
export function removeProperties(object: QueryLiteral, removed: readonly t.Node[]): TextEdit[] {
  const members = membersOf(object);
  if (removed.length === 0) return [];
  if (removed.length === members.length) return [{ start: startOf(object) + 1, end: endOf(object) - 1, text: '' }];
  const kept = members.filter((property) => !removed.includes(property));
  return removed.map((property) => {
    const before = kept.findLast((one) => startOf(one) < startOf(property));
    const next = members.find((one) => startOf(one) > startOf(property));
    if (before === undefined && next !== undefined) return { start: startOf(property), end: startOf(next), text: '' };
    const previous = members.findLast((one) => startOf(one) < startOf(property));
    return { start: previous === undefined ? startOf(property) : endOf(previous), end: endOf(property), text: '' };
  });
}

/** What is put between the braces of a literal that is empty. */
function inside(literal: QueryLiteral, members: readonly string[]): string {
  return literal.type === 'ObjectExpression' ? ` ${members.join(', ')} ` : members.join(', ');
}

function insertion(at: number, text: string): TextEdit {
  return { start: at, end: at, text };
}

function fillEmpty(file: SourceFile, object: QueryLiteral, properties: readonly string[]): TextEdit {
  const [open, close] = object.type === 'ObjectExpression' ? braces(file) : ['[', ']'];
  const written = file.text.slice(startOf(object) + 1, endOf(object) - 1).trim();
  const text = [written, properties.join(', ')].filter((part) => part !== '').join(' ');
  return { start: startOf(object), end: endOf(object), text: open + text + close };
}

/** Prints an object literal on one line, or on several if it would be too long. `at` is its position. */
export function newObject(file: SourceFile, properties: readonly string[], at: number): string {
  const [open, close] = braces(file);
  const line = open + properties.join(', ') + close;
  if (properties.length < 3) return line;
  const { indent, endOfLine } = file.style;
  const outer = indentAt(file.text, at);
  const lines = properties.map((property) => `${endOfLine}${outer}${indent}${property},`);
  return `{${lines.join('')}${endOfLine}${outer}}`;
}

function braces(file: SourceFile): [string, string] {
  return file.style.spacedBraces ? ['{ ', ' }'] : ['{', '}'];
}

/** An object literal on one line. */
export function inlineObject(file: SourceFile, properties: readonly string[]): string {
  return braces(file).join(properties.join(', '));
}

/**
 * Edits that make an expression a part of a new object on one line: `part` is the text before and after the expression in
 * its own property, and `before` and `after` are the other properties.
 */
export function wrapInObject(
  file: SourceFile,
  node: t.Node,
  part: readonly [string, string],
  { before = [], after = [] }: { readonly before?: readonly string[]; readonly after?: readonly string[] },
): readonly [TextEdit, TextEdit] {
  const [open, close] = braces(file);
  const [start, end] = [startOf(node), endOf(node)];
  return [
    { start, end: start, text: open + [...before, part[0]].join(', ') },
    { start: end, end, text: [part[1], ...after].join(', ') + close },
  ];
}

/** Whether the properties are on lines of their own. */
function isSpreadOut(file: SourceFile, object: QueryLiteral): boolean {
  const last = membersOf(object).at(-1);
  if (last === undefined) return false;
  const before = file.text.slice(startOf(object), startOf(last));
  return /\n[ \t]*$/.test(before);
}

/** The indentation of the line of an offset. */
export function indentAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? '';
}

/** The offset after the comma that follows a list item, if there is one before `limit`; comments are skipped. */
function commaAfter(text: string, from: number, limit: number): number | undefined {
  const at = skipComments(text, from, limit);
  return text[at] === ',' ? at + 1 : undefined;
}

/** The first offset from `from` on that is neither white space nor a comment. */
export function skipComments(text: string, from: number, limit: number): number {
  const gap = /(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n\r]*)*/y;
  gap.lastIndex = from;
  return Math.min(from + (gap.exec(text)?.[0].length ?? 0), limit);
}

/** The end of a line comment that follows on the same line; otherwise the offset itself. */
function endOfCommentedLine(text: string, from: number, limit: number): number {
  const comment = /[ \t]*(?:\/\/[^\n\r]*|\/\*[^\n\r]*?\*\/(?=[ \t]*[\n\r]))/y;
  comment.lastIndex = from;
  const length = comment.exec(text)?.[0].length ?? 0;
  return Math.min(from + length, limit);
}
