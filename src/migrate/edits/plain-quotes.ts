import type * as t from '@babel/types';
import { operand } from '../../source/operand.ts';
import { endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import { applyEdits, insertedSpans, type TextEdit } from '../../source/text-edit.ts';
import { walk } from '../../source/walk.ts';

/** Whether edits remove a placeholder from a template, so that it may have none left. */
export function takesPlaceholders(text: string, edits: readonly TextEdit[]): boolean {
  return edits.some(({ start, end, text: put }) => text.slice(start, end).includes('${') && !put.includes('${'));
}

/** Uses plain quotes for templates that the edits left without a placeholder; `file` is the edited text. */
export function plainQuotes(file: SourceFile, text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
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
