import type * as t from '@babel/types';
import { both, negated } from '../../source/operand.ts';
import { endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';

/** Removes statements and their lines from a file, and what they leave empty of an `if`. */
export function removeStatements(file: SourceFile, statements: readonly t.Node[]): TextEdit[] {
  const gone = new Set(statements);
  const whole = new Set(statements.map((statement) => outermost(file, statement, gone)));
  return withoutGaps(
    file.text,
    [...whole].map((one) => removal(file, one)),
  );
}

/** Also removes the empty line behind lines that go, if it would follow another one or begin a block; or before them, if it would end one. */
function withoutGaps(text: string, edits: readonly TextEdit[]): TextEdit[] {
  const startOfRun = (start: number): number => {
    const before = edits.find((one) => one.end === start && one.start < start && one.text === '');
    return before === undefined ? start : startOfRun(before.start);
  };
  return edits.map((edit) => {
    const isWhole = edit.text === '' && text[edit.end - 1] === '\n' && !edits.some(({ start }) => start === edit.end);
    if (!isWhole) return edit;
    const [above, below] = [text.slice(0, startOfRun(edit.start)), text.slice(edit.end)];
    const gap = /^[ \t]*\r?\n/.exec(below)?.[0].length ?? 0;
    return gap > 0 && /(^|[{\n][ \t]*\r?\n)$/.test(above.slice(-200)) ? { ...edit, end: edit.end + gap } : edit;
  });
}

/** The outermost block or `if` around a statement that has no other statements left, or the statement itself. */
function outermost(file: SourceFile, statement: t.Node, gone: ReadonlySet<t.Node>): t.Node {
  let found = statement;
  for (let at = file.names.parentOf(statement); at !== undefined; at = file.names.parentOf(at)) {
    const isBranch = at.type === 'BlockStatement' && file.names.parentOf(at)?.type === 'IfStatement';
    if ((!isBranch && at.type !== 'IfStatement') || !isEmpty(at, gone)) break;
    found = at;
  }
  return found;
}

function isEmpty(node: t.Node | null | undefined, gone: ReadonlySet<t.Node>): boolean {
  if (node == null || gone.has(node)) return true;
  if (node.type === 'BlockStatement') return node.body.every((one) => isEmpty(one, gone));
  return node.type === 'IfStatement' && isEmpty(node.consequent, gone) && isEmpty(node.alternate, gone);
}

function removal(file: SourceFile, node: t.Node): TextEdit {
  const holder = file.names.parentOf(node);
  if (holder?.type !== 'IfStatement') return lineRemoval(file.text, startOf(node), endOf(node));
  if (holder.alternate === node) return { start: endOf(holder.consequent), end: endOf(node), text: '' };
  return withoutConsequent(file, holder);
}

/** `if (a) … else b` becomes `if (!a) b`. */
function withoutConsequent(file: SourceFile, { start, test, alternate }: t.IfStatement): TextEdit {
  const opposite = negated(file.textOf(test));
  const isChain = alternate?.type === 'IfStatement' && !alternate.alternate;
  const text = isChain ? both(opposite, file.textOf(alternate.test)) : opposite;
  const rest = isChain ? alternate.consequent : alternate;
  return { start: start as number, end: startOf(rest as t.Node), text: `if (${text}) ` };
}

/** Removes a range, and the rest of its lines if nothing else is on them. */
function lineRemoval(text: string, start: number, end: number): TextEdit {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const behind = /^[ \t;]*(?:\r\n|\n|$)/.exec(text.slice(end));
  const isAlone = /^[ \t]*$/.test(text.slice(lineStart, start)) && behind !== null;
  if (isAlone) return { start: lineStart, end: end + (behind[0]?.length ?? 0), text: '' };
  const isSpaced = /[ \t]/.test(text[start - 1] ?? '');
  return { start, end: isSpaced ? end + (/^[ \t]*/.exec(text.slice(end))?.[0] ?? '').length : end, text: '' };
}
