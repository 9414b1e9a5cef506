import type * as t from '@babel/types';
import { nodesOf } from '../../source/nodes.ts';
import { operand } from '../../source/operand.ts';
import { endOf, type Opened, type SourceFile, startOf } from '../../source/source-file.ts';
import { isOldText } from '../../source/style.ts';
import { applyEdits, composeEdits, insertedSpans, type TextEdit } from '../../source/text-edit.ts';
import { walk } from '../../source/walk.ts';

/** Opens the file as edited. */
type Open = (output: string) => Opened;

/** Edits with the quotes that their strings need: plain ones without a placeholder, and no templates in old scripts. */
export function withFittingQuotes(text: string, edits: readonly TextEdit[], open: Open): readonly TextEdit[] {
  // Example: a script for old browsers, which can't read a template
  const isOld = edits.some((edit) => edit.text.includes('`')) && isOldText(text);
  const opened = isOld || takesPlaceholders(text, edits) ? open(applyEdits(text, edits)) : undefined;
  if (opened === undefined || 'failure' in opened) return edits;
  return composeEdits(text, edits, isOld ? joinedTexts(opened) : plainQuotes(opened, text, edits));
}

/** Edits that make one string of those that they leave side by side. */
export function withMergedTexts(
  text: string,
  edits: readonly TextEdit[],
  open: Open,
  width: number,
): readonly TextEdit[] {
  const output = applyEdits(text, edits);
  const opened = leavesTexts(output, edits) ? open(output) : undefined;
  const merged = opened === undefined || 'failure' in opened ? [] : mergedTexts(opened, edits, width);
  return merged.length === 0 ? edits : withMergedTexts(text, composeEdits(text, edits, merged), open, width);
}

/** Whether edits remove a placeholder from a template, so that it may have none left. */
function takesPlaceholders(text: string, edits: readonly TextEdit[]): boolean {
  return edits.some(({ start, end, text: put }) => text.slice(start, end).includes('${') && !put.includes('${'));
}

/** Uses plain quotes for templates that the edits left without a placeholder; `file` is the edited text. */
function plainQuotes(file: SourceFile, text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  const spans = insertedSpans(edits);
  const found: TextEdit[] = [];
  walk(file.tree.program, (node) => {
    if (node.type !== 'TemplateLiteral' || node.expressions.length > 0) return;
    const [start, end] = [startOf(node), endOf(node)];
    const before = spans.filter((span) => span.end <= start).reduce((sum, { grown }) => sum + grown, 0);
    const inside = spans
      .filter((span) => span.start > start && span.end < end)
      .reduce((sum, { grown }) => sum + grown, 0);
    const had = text.slice(start - before, end - before - inside);
    const isTagged = file.names.parentOf(node)?.type === 'TaggedTemplateExpression';
    const { quote } = file.style;
    const content = file.text.slice(start + 1, end - 1);
    if (isTagged || !had.startsWith('`') || !had.includes('${') || /[\\\r\n'"]/.test(content)) return;
    found.push({ start, end: start + 1, text: quote }, { start: end - 1, end, text: quote });
  });
  return found.sort((a, b) => a.start - b.start);
}

/** Whether edits may leave a string beside another one: `'/books/list' + '?'`. */
function leavesTexts(output: string, edits: readonly TextEdit[]): boolean {
  const ends = insertedSpans(edits);
  return [...output.matchAll(/['"`]\s*\+\s*['"`]/g)].some(({ 0: found, index }) => {
    const isNear = (span: { readonly start: number; readonly end: number }) =>
      span.start <= index + found.length + farthest && index - farthest <= span.end;
    return ends.some(isNear);
  });
}

const farthest = 120;

/** Makes one string of two that are added up, if the edits changed one of them and both fit on a line; `file` is the edited text. */
function mergedTexts(file: SourceFile, edits: readonly TextEdit[], width: number): readonly TextEdit[] {
  const spans = insertedSpans(edits);
  const isNew = (node: t.Node) => spans.some(({ start, end }) => start <= endOf(node) && startOf(node) <= end);
  const found = nodesOf(file, 'BinaryExpression').flatMap(({ left, right, operator }) => {
    const before = left.type === 'BinaryExpression' && left.operator === '+' ? left.right : left;
    if (operator !== '+' || !isText(before) || right.type !== 'StringLiteral') return [];
    const [one, other] = [before, right].map((node) => file.text.slice(startOf(node) + 1, endOf(node) - 1));
    const isPlain =
      !/[\\'"`]|\$\{/.test(other ?? '') && (before.type === 'TemplateLiteral' || !/[\\'"]/.test(one ?? ''));
    const from = file.text.lastIndexOf('\n', startOf(before)) + 1;
    const isFitting = endOf(before) - from + (other ?? '').length <= width;
    if (!isPlain || !isFitting || !(isNew(before) || isNew(right)) || between(file, before, right).trim() !== '')
      return [];
    return [{ start: endOf(before) - 1, end: endOf(right), text: `${other}${file.text[endOf(before) - 1]}` }];
  });
  // One that ends where another starts is merged in the next pass.
  const sorted = found.sort((a, b) => a.start - b.start);
  return sorted.filter(({ start }, index) => (sorted[index - 1]?.end ?? 0) <= start);
}

function isText({ type }: t.Node): boolean {
  return type === 'StringLiteral' || type === 'TemplateLiteral';
}

/** What is between two expressions, without the operator. */
function between(file: SourceFile, one: t.Node, other: t.Node): string {
  return file.text.slice(endOf(one), startOf(other)).replace('+', '');
}

/** Joins strings with `+` in place of each template: ``${base}/tags`` becomes `base + '/tags'`. */
export function joinedTexts(file: SourceFile): readonly TextEdit[] {
  const found: TextEdit[] = [];
  walk(file.tree.program, (node) => {
    if (node.type !== 'TemplateLiteral') return undefined;
    const isTagged = file.names.parentOf(node)?.type === 'TaggedTemplateExpression';
    if (!isTagged)
      found.push({ start: startOf(node), end: endOf(node), text: inParentheses(file, node, joined(file, node)) });
    return false;
  });
  return found;
}

function joined(file: SourceFile, { quasis, expressions }: t.TemplateLiteral): string {
  const { quote } = file.style;
  const texts = quasis.map(({ value }) => value.cooked ?? value.raw);
  const parts = texts.flatMap((text, index) => {
    const expression = expressions[index];
    const own = text === '' ? [] : [quotedText(text, quote)];
    return expression === undefined ? own : [...own, joinedOperand(file, expression)];
  });
  // Two values that are not strings would be added up.
  const isText = texts[0] !== '' || (texts[1] ?? '') !== '';
  return parts.length === 0 || !isText ? [quote + quote, ...parts].join(' + ') : parts.join(' + ');
}

/** An expression as an operand of `+`, with the templates in it joined too. */
function joinedOperand(file: SourceFile, node: t.Node): string {
  if (node.type === 'TemplateLiteral') return `(${joined(file, node)})`;
  const inner: TextEdit[] = [];
  const start = startOf(node);
  walk(node, (one) => {
    if (one.type !== 'TemplateLiteral') return undefined;
    inner.push({ start: startOf(one) - start, end: endOf(one) - start, text: `(${joined(file, one)})` });
    return false;
  });
  return operand(applyEdits(file.textOf(node), inner));
}

/** What is joined is an operand of its own in another expression. */
function inParentheses(file: SourceFile, node: t.Node, text: string): string {
  const parent = file.names.parentOf(node);
  const isOperand =
    parent !== undefined && /^(Member|OptionalMember|Binary|Unary|Logical)Expression$/.test(parent.type);
  return isOperand ? `(${text})` : text;
}

function quotedText(text: string, quote: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`).replaceAll('\n', '\\n');
  return quote + escaped + quote;
}
