import { endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import { insertedSpans, type TextEdit } from '../../source/text-edit.ts';
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
