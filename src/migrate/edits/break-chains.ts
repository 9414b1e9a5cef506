import type * as t from '@babel/types';
import { indentAt } from '../../requests/edits/object-edit.ts';
import { isCall, isMember } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { holdsSuch, walk } from '../../source/walk.ts';
import { endOfCode, isDirected } from './directives.ts';

/** A range of text; `grown`: how much longer new code made it. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly grown: number;
}

/**
 * Breaks lines that are still too long where people break them: after the arrow of a named function, and before each
 * call in a chain of calls. Only breaks lines that new code made too long.
 */
export function chainBreaks(file: SourceFile, spans: readonly Stretch[], width: number): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  for (const line of longLines(file, spans, width)) {
    const arrow = bodiesOn(file, line)[0];
    const indent = indentOf(file, line);
    const step = file.style.endOfLine + indent + file.style.indent;
    if (arrow !== undefined) {
      edits.push({ start: endOfArrow(file, arrow), end: startOf(arrow.body), text: step });
      if (isOnlyArgument(file, arrow)) edits.push(behindArgument(file, arrow, step));
    }
    const rest = arrow === undefined ? line : { start: startOf(arrow.body), end: Math.min(line.end, endOf(arrow)) };
    const start = arrow === undefined ? 0 : indent.length + file.style.indent.length;
    if (start + rest.end - rest.start <= width) continue;
    const inner = arrow === undefined ? step : step + file.style.indent;
    const dots = chainOn(file, rest, spans);
    edits.push(...dots.map((at) => ({ start: at, end: at, text: inner })));
    if (dots.length === 0) edits.push(...awaitedOn(file, rest, inner));
  }
  return edits;
}

/** Puts the body of a named function on the next line if the line is too long, and the body fits there as it is. */
export function bodyBreaks(file: SourceFile, spans: readonly Stretch[], width: number): readonly TextEdit[] {
  return longLines(file, spans, width).flatMap((line): TextEdit[] => {
    const [arrow] = bodiesOn(file, line);
    const indent = indentOf(file, line);
    const inner = indent + file.style.indent;
    if (arrow === undefined || isOnlyArgument(file, arrow)) return [];
    const isFitting = inner.length + line.end - startOf(arrow.body) <= width;
    return isFitting
      ? [{ start: endOfArrow(file, arrow), end: startOf(arrow.body), text: file.style.endOfLine + inner }]
      : [];
  });
}

/** Breaks `(await call).content` inside its parentheses on lines that are too long, before anything inside of the call. */
export function awaitedBreaks(file: SourceFile, spans: readonly Stretch[], width: number): readonly TextEdit[] {
  return longLines(file, spans, width).flatMap((line) => {
    const indent = indentOf(file, line);
    return awaitedOn(file, line, file.style.endOfLine + indent + file.style.indent, ofParts);
  });
}

/** What holds several expressions. */
const ofParts = /^(Object|Array)/;

/** A line, without its end and any comment after the code. */
type Line = Omit<Stretch, 'grown'>;

function indentOf({ text }: SourceFile, { start, end }: Line): string {
  return /^[ \t]*/.exec(text.slice(start, end))?.[0] ?? '';
}

/** The lines that overlap some ranges, and that these made too long. */
function longLines(file: SourceFile, spans: readonly Stretch[], width: number): readonly Line[] {
  const { text } = file;
  const found = new Map<number, Line>();
  for (const span of spans) {
    let start = text.lastIndexOf('\n', span.start - 1) + 1;
    while (start <= span.end) {
      const next = text.indexOf('\n', start);
      const end = endOfCode(file, start);
      const isGrown = end - start > width && end - start - grownIn(text, start, next, spans) <= width;
      if (isGrown && !isDirected(text, start)) found.set(start, { start, end });
      if (next < 0) break;
      start = next + 1;
    }
  }
  return [...found.values()];
}

/** How much longer the ranges on a line made it; a range that begins or ends on another line is all new. */
function grownIn(text: string, start: number, next: number, spans: readonly Stretch[]): number {
  const end = next < 0 ? text.length : next;
  return spans
    .filter((span) => span.start <= end && span.end >= start)
    .reduce((sum, span) => sum + (span.start >= start && span.end <= end ? span.grown : end - start), 0);
}

/**
 * The functions on a line whose body is a call, or a part of its result, and that have a name or are the only argument:
 * outermost first.
 */
function bodiesOn(file: SourceFile, { start, end }: Line): readonly t.ArrowFunctionExpression[] {
  const found: t.ArrowFunctionExpression[] = [];
  walk(file.tree.program, (node) => {
    if (endOf(node) < start || startOf(node) > end) return false;
    if (node.type === 'ArrowFunctionExpression' && startOf(node) >= start && startOf(node.body) < end) {
      const holder = file.names.parentOf(node)?.type ?? '';
      const isNamed =
        /^(VariableDeclarator|ObjectProperty|ClassProperty|AssignmentExpression)$/.test(holder) ||
        isOnlyArgument(file, node);
      const isAtBody = isCall(node.body) || isAwaited(node.body);
      if (isNamed && isAtBody && endOf(node) <= end) found.push(node);
    }
    return undefined;
  });
  return found;
}

/** `await call`, and `(await call).content`. */
function isAwaited(node: t.Node): boolean {
  return node.type === 'MemberExpression' ? isAwaited(node.object) : node.type === 'AwaitExpression';
}

/** `useTags(() => load(…).then(…))`, whose argument is an expression of its own; not `load(…).then((page) => …)`. */
function isOnlyArgument(file: SourceFile, arrow: t.ArrowFunctionExpression): boolean {
  const call = file.names.parentOf(arrow);
  if (call === undefined || !isCall(call) || call.callee === arrow || call.arguments.length > 1) return false;
  if (isMember(call.callee) && isCall(call.callee.object)) return false;
  return standsAlone(file, call) && arrow.extra?.parenthesized !== true;
}

/** The line break before the parenthesis behind a function that is an argument. */
function behindArgument(file: SourceFile, arrow: t.ArrowFunctionExpression, step: string): TextEdit {
  const comma = file.style.trailingCommas ? ',' : '';
  const back = step.slice(0, step.length - file.style.indent.length);
  return { start: endOf(arrow), end: endOf(arrow), text: comma + back };
}

function endOfArrow(file: SourceFile, { body }: t.ArrowFunctionExpression): number {
  return file.text.lastIndexOf('=>', startOf(body)) + 2;
}

/**
 * The start of each call in the longest chain of a range with new code in it, at its dot; empty if it has fewer than two
 * calls.
 */
function chainOn(file: SourceFile, { start, end }: Line, spans: readonly Stretch[]): readonly number[] {
  const isNew = (node: t.Node) => spans.some((span) => span.start < endOf(node) && span.end > startOf(node));
  let longest: readonly number[] = [];
  walk(file.tree.program, (node) => {
    if (endOf(node) < start || startOf(node) > end) return false;
    const isWhole =
      isCall(node) && startOf(node) >= start && endOf(node) <= end && isNew(node) && standsAlone(file, node);
    const dots = isWhole ? dotsOf(file, node) : [];
    if (dots.length > longest.length) longest = dots;
    return undefined;
  });
  return longest;
}

/** Breaks `(await call).content` inside its parentheses, unless its holder is one of those that are to be broken first. */
function awaitedOn(file: SourceFile, { start, end }: Line, step: string, first?: RegExp): readonly TextEdit[] {
  const isIn = (node: t.MemberExpression) => startOf(node.object) > start && endOf(node) <= end;
  const node = nodesOf(file, 'MemberExpression').find((one) => isIn(one) && readsAwaited(file, one, first));
  if (node === undefined) return [];
  const back = step.slice(0, step.length - file.style.indent.length);
  return [
    { start: startOf(node.object), end: startOf(node.object), text: step },
    { start: endOf(node.object), end: endOf(node.object), text: back },
  ];
}

/** Whether an expression is `(await call).content`, alone in its holder, which is none of those that `first` names. */
function readsAwaited(file: SourceFile, node: t.MemberExpression, first?: RegExp): boolean {
  const { object } = node;
  if (object.type !== 'AwaitExpression' || file.text[startOf(object) - 1] !== '(') return false;
  const whole = wholeOf(file, node);
  const isFirst = first?.test(file.names.parentOf(whole)?.type ?? '') === true;
  return file.text[endOf(object)] === ')' && !isFirst && standsAlone(file, whole);
}

/** `(await call).json()` around `(await call).json`. */
function wholeOf(file: SourceFile, node: t.Node): t.Node {
  const parent = file.names.parentOf(node);
  const isRead = parent?.type === 'MemberExpression' && parent.object === node;
  const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
  return isRead || isCalled ? wholeOf(file, parent) : node;
}

/** The same for a call that new code put on several lines; these are indented further. */
export function awaitedOverLines(
  file: SourceFile,
  spans: readonly Pick<Stretch, 'start' | 'end'>[],
): readonly TextEdit[] {
  const { text, style } = file;
  const found: TextEdit[] = [];
  for (const node of nodesOf(file, 'MemberExpression')) {
    if (!readsAwaited(file, node, ofParts)) continue;
    const [open, close] = [startOf(node.object), endOf(node.object)];
    const breaks = lineBreaksIn(text, open, close);
    const isNew = breaks.every((at) => spans.some(({ start, end }) => start <= at && at < end));
    if (breaks.length === 0 || !isNew || holdsSuch(node, isOverLines)) continue;
    const outer = indentAt(text, open);
    const inner = style.endOfLine + outer + style.indent;
    const deeper = breaks.map((at) => ({ start: at + 1, end: at + 1, text: style.indent }));
    found.push({ start: open, end: open, text: inner }, ...deeper);
    found.push({ start: close, end: close, text: style.endOfLine + outer });
  }
  return found;
}

function lineBreaksIn(text: string, start: number, end: number): readonly number[] {
  return [...text.slice(start, end).matchAll(/\n/g)].map(({ index }) => start + index);
}

/** Text over several lines, which must not be indented. */
function isOverLines({ type, loc }: t.Node): boolean {
  return type === 'TemplateLiteral' && loc?.start.line !== loc?.end.line;
}

const holders =
  /^(ExpressionStatement|ReturnStatement|VariableDeclarator|ArrowFunctionExpression|AssignmentExpression|ObjectProperty|ArrayExpression|ClassProperty)$/;

/** Whether an expression is all of a statement, property or element, rather than a part of it. */
function standsAlone(file: SourceFile, node: t.Node): boolean {
  const parent = file.names.parentOf(node);
  if (parent?.type === 'AwaitExpression' && parent.extra?.parenthesized !== true) return standsAlone(file, parent);
  return parent !== undefined && holders.test(parent.type) && node.extra?.parenthesized !== true;
}

/** The dots before the calls on the result of another call. */
function dotsOf(file: SourceFile, call: t.Node): readonly number[] {
  const dots: number[] = [];
  let at: t.Node = call;
  while (isCall(at)) {
    const { callee } = at;
    if (callee.type !== 'MemberExpression' || callee.computed) break;
    if (isCall(callee.object)) dots.push(endOf(callee.object));
    at = callee.object;
  }
  return dots.every((dot) => file.text[dot] === '.') ? dots.reverse() : [];
}
