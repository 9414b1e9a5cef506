import type * as t from '@babel/types';
import { indentAt } from '../../requests/edits/object-edit.ts';
import { isCall, isFunction, isMember } from '../../source/node-kinds.ts';
import { callsIn } from '../../source/nodes.ts';
import { endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { walk } from '../../source/walk.ts';
import type { FunctionNode } from '../../values/value.ts';
import type { Stretch } from './break-chains.ts';
import { endOfCode, isDirected } from './directives.ts';

/**
 * Puts each argument of a changed call on its own line if they do not fit on one line, for calls of one kind. A single
 * object at the end stays beside the parenthesis.
 */
export function argumentBreaks(
  file: SourceFile,
  spans: readonly Stretch[],
  width: number,
  isWanted: (args: readonly t.Node[], file: SourceFile) => boolean,
): readonly TextEdit[] {
  return callsIn(file).flatMap(({ arguments: args, callee, typeParameters }) => {
    const open = file.text.indexOf('(', endOf(typeParameters ?? callee));
    const close = file.text.indexOf(')', endOf(args.at(-1) ?? callee));
    const isTouched = spans.some(({ start, end }) => start < close && open < end);
    if (!isTouched || !isWanted(args, file) || !isTooLong(file, open, close, width)) return [];
    const broken = onOwnLines(file, { args, open, close }) ?? [];
    return broken.length === 0 ? [] : [...broken, ...joinedBehind(file.text, close + 1, spans)];
  });
}

/**
 * Puts each argument of a changed call on its own line if it is still too long for its line: of the outermost such call on
 * the line, whose arguments on several lines are all new.
 */
export function longCallBreaks(file: SourceFile, spans: readonly Stretch[], width: number): readonly TextEdit[] {
  const { text } = file;
  const outermost = new Map<number, Arguments>();
  for (const call of callsIn(file)) {
    const { arguments: args, callee, typeParameters } = call;
    // Example: `builder().set('size', 5)`, which is broken before its dots, if at all
    const isChained = isMember(callee) && isCall(callee.object);
    if (args.length < 2 || isChained || file.names.parentOf(call)?.type === 'TemplateLiteral') continue;
    const open = text.indexOf('(', endOf(typeParameters ?? callee));
    const close = text.indexOf(')', endOf(args.at(-1) ?? callee));
    const line = text.lastIndexOf('\n', open) + 1;
    const end = endOfCode(file, line);
    // What follows the call on its line is no reason to break its arguments.
    const isLong = Math.min(end, close + 1) - line > width && open < end && !isDirected(text, line);
    const isOnLine = spans.some((span) => span.start < Math.min(end, close) && open < span.end);
    const isFirst = open < (outermost.get(line)?.open ?? end);
    const isNew = args.every((arg) => !file.textOf(arg).includes('\n') || spans.some((span) => isWithin(arg, span)));
    if (isLong && isOnLine && isFirst && isNew) outermost.set(line, { args, open, close });
  }
  const broken = [...outermost.values()].flatMap((found) => {
    const edits = onOwnLines(file, found) ?? [];
    return edits.length === 0 ? [] : [...edits, ...joinedBehind(text, found.close + 1, spans)];
  });
  return broken.sort((a, b) => a.start - b.start);
}

function isWithin(node: t.Node, span: Stretch): boolean {
  return span.start <= startOf(node) && endOf(node) <= span.end;
}

/** A single call that new code put on a line of its own behind the arguments, `\n.then(…)`, follows the parenthesis again. */
function joinedBehind(text: string, at: number, spans: readonly Stretch[]): readonly TextEdit[] {
  const found = /^[^\S\n]*\n\s*(?=\.\w[^\n]*\n?(?!\s*\.))/.exec(text.slice(at));
  const end = at + (found?.[0].length ?? 0);
  const isNew = end > at && spans.some((span) => span.start <= at && end <= span.end);
  return isNew ? [{ start: at, end, text: '' }] : [];
}

/** Puts each parameter of a changed function on its own line if the line is too long before the body of the function. */
export function parameterBreaks(file: SourceFile, spans: readonly Stretch[], width: number): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  walk(file.tree.program, (node) => {
    if (!isFunction(node)) return;
    const { params: args, body } = node as FunctionNode;
    const [first, last] = [args.at(0), args.at(-1)];
    if (body == null || first === undefined || last === undefined || first === last) return;
    const lineStart = file.text.lastIndexOf('\n', startOf(body)) + 1;
    if (startOf(body) - lineStart < width || isDirected(file.text, lineStart)) return;
    const open = file.text.lastIndexOf('(', startOf(first));
    const close = file.text.indexOf(')', endOf(last));
    const isTouched = spans.some(({ start, end }) => open < start && end <= close);
    if (!isTouched || file.text.slice(open, startOf(body)).includes('\n')) return;
    edits.push(...(onOwnLines(file, { args, open, close }) ?? []));
  });
  return edits.sort((a, b) => a.start - b.start);
}

/**
 * Whether the last two arguments are objects, as such or as JSON text: `post(url, { a }, { b })`. The first of them may stand further
 * ahead if it is on several lines, or if the last one is in a call.
 */
export function endsInObjects(args: readonly t.Node[], file: SourceFile): boolean {
  const [last, before, ...others] = args.toReversed();
  if (last === undefined || before === undefined || !isFilledObject(last)) return false;
  const isApart = (one: t.Node) => isCall(last) || file.textOf(one).includes('\n');
  return isFilledObject(before) || others.some((one) => isFilledObject(one) && isApart(one));
}

/** Whether an object is between other arguments, or a conditional before them: `get(path, { a }, undefined, 'v2')`. */
export function breaksInMiddle(args: readonly t.Node[]): boolean {
  const last = args.at(-1);
  if (args.slice(0, -1).some(({ type }) => type === 'ConditionalExpression')) return true;
  const isPlain = last !== undefined && /^(StringLiteral|Identifier|MemberExpression)$/.test(last.type);
  return isPlain && args.slice(1).some(isFilledObject);
}

/** Whether an expression is such an object, on the line of its call: then it is not broken on its own. */
export function isInMiddle({ names, text }: SourceFile, node: t.Node): boolean {
  const call = names.parentOf(node);
  if (call === undefined || !isCall(call) || !breaksInMiddle(call.arguments)) return false;
  const index = call.arguments.indexOf(node as t.Expression);
  const before = text.slice(0, startOf(node));
  const isOnItsOwn = index > 0 || node.type === 'ConditionalExpression' || isCall(node);
  return isOnItsOwn && !before.slice(before.trimEnd().length).includes('\n');
}

function isFilledObject(node: t.Node): boolean {
  // Example: `JSON.stringify({ a })`
  if (isCall(node)) return node.arguments.length === 1 && node.arguments.every(isFilledObject);
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].some(isFilledObject);
  return node.type === 'ObjectExpression' && node.properties.length > 0;
}

/** Whether arguments are on several lines, but not each on its own, or on a line that is too long. */
function isTooLong(file: SourceFile, open: number, close: number, width: number): boolean {
  const start = file.text.lastIndexOf('\n', open) + 1;
  if (isDirected(file.text, start) || file.text.slice(open, close).match(/^\(\s*\n/)) return false;
  return file.text.slice(open, close).includes('\n') || endOfCode(file, start) - start > width;
}

/** The arguments of a call, or the parameters of a function. */
interface Arguments {
  readonly args: readonly t.Node[];
  /** The offsets of the parentheses. */
  readonly open: number;
  readonly close: number;
}

/** Undefined if there are comments between the arguments, or text on several lines in them. */
function onOwnLines(file: SourceFile, { args, open, close }: Arguments): readonly TextEdit[] | undefined {
  const { text, style } = file;
  const outer = style.endOfLine + indentAt(text, open);
  const edits: TextEdit[] = [];
  let at = open + 1;
  for (const [index, arg] of args.entries()) {
    const [start, end] = [startOf(arg), endOf(arg)];
    const source = text.slice(start, end);
    if (!/^[\s,]*$/.test(text.slice(at, start)) || /`[^`]*\n/.test(source)) return undefined;
    edits.push({ start: at, end: start, text: (index > 0 ? ',' : '') + outer + style.indent });
    const breaks = [...source.matchAll(/\n(?!\r?\n)/g)].map((found) => start + found.index + 1);
    edits.push(...breaks.map((line) => ({ start: line, end: line, text: style.indent })));
    at = end;
  }
  if (!/^[\s,]*$/.test(text.slice(at, close))) return undefined;
  const comma = style.trailingCommas && args.at(-1)?.type !== 'RestElement' ? ',' : '';
  return [...edits, { start: at, end: close, text: comma + outer }];
}
