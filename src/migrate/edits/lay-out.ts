import type * as t from '@babel/types';
import { indentAt } from '../../requests/edits/object-edit.ts';
import {
  contains,
  endOf,
  type Opened,
  openSource,
  reopen,
  type SourceFile,
  startOf,
} from '../../source/source-file.ts';
import { hasBareParameters, hugsAwaited, shownWidth } from '../../source/style.ts';
import { applyEdits, composeEdits, insertedSpans, type TextEdit } from '../../source/text-edit.ts';
import { walk } from '../../source/walk.ts';
import type { Surroundings } from '../split/module-place.ts';
import {
  argumentBreaks,
  breaksInMiddle,
  endsInObjects,
  isInMiddle,
  longCallBreaks,
  parameterBreaks,
} from './break-arguments.ts';
import { awaitedBreaks, awaitedOverLines, bodyBreaks, chainBreaks, type Stretch } from './break-chains.ts';
import { endOfCode, isDirected } from './directives.ts';
import { withFittingQuotes, withMergedTexts } from './plain-quotes.ts';

/** The line width if neither a formatter's configuration nor the file shows one: room for what teams configure. */
const defaultWidth = 120;

/** An expression that can be broken over several lines: an object, a list, or a conditional. */
type Breakable = t.ObjectExpression | t.ArrayExpression | t.ConditionalExpression;

/**
 * Formats edits of a file: breaks new code over several lines if its line would be too long. Old code keeps its lines.
 */
export function laidOut(
  file: SourceFile,
  edits: readonly TextEdit[],
  surroundings: Surroundings | undefined,
): readonly TextEdit[] {
  return spreadOut(file.text, edits, lookOf(file, file, surroundings), (output) => reopen(file, output));
}

/** The same for a file given as text. */
export function laidOutText(
  path: string,
  text: string,
  edits: readonly TextEdit[],
  surroundings: Surroundings | undefined,
): readonly TextEdit[] {
  if (edits.length === 0) return edits;
  // Most steps change nothing, so the next one sees the same text.
  let last: { readonly output: string; readonly opened: Opened } | undefined;
  const look = lookOf({ path, text }, openSource(path, text), surroundings);
  return spreadOut(text, edits, look, (output) => {
    if (last?.output !== output) last = { output, opened: openSource(path, output) };
    return last.opened;
  });
}

/** What new code looks like, as the file shows it, or its package. */
interface Look {
  readonly width: number;
  readonly trailingCommas: boolean;
}

function lookOf(
  { path, text }: Pick<SourceFile, 'path' | 'text'>,
  opened: Opened,
  surroundings: Surroundings | undefined,
): Look {
  const style = 'failure' in opened ? undefined : opened.style;
  return {
    width: surroundings?.lineWidthAt(path) ?? shownWidth(text) ?? defaultWidth,
    trailingCommas: style?.trailingCommas ?? surroundings?.trailingCommasAt(path) ?? style?.isOld !== true,
  };
}

function withLook(opened: Opened, { trailingCommas }: Look): Opened {
  if ('failure' in opened || opened.style.trailingCommas === trailingCommas) return opened;
  return Object.create(opened, { style: { value: { ...opened.style, trailingCommas } } });
}

/** New code without a comma after the last of several lines. */
function withoutCommas(edits: readonly TextEdit[]): readonly TextEdit[] {
  return edits.map((edit) =>
    /`[^`]*\n/.test(edit.text) ? edit : { ...edit, text: edit.text.replaceAll(/,(?=\s*\n\s*[}\])])/g, '') },
  );
}

/** Opens the file only if a line is too long. */
function spreadOut(
  text: string,
  edits: readonly TextEdit[],
  look: Look,
  openAny: (output: string) => Opened,
): readonly TextEdit[] {
  const { width } = look;
  const open = (output: string) => withLook(openAny(output), look);
  const fitting = withFittingArrows(text, look.trailingCommas ? edits : withoutCommas(edits));
  const quoted = withMergedTexts(text, withFittingQuotes(text, fitting, open), open, width);
  const layoutOf = (file: SourceFile, some: readonly Breakable[]) => new Layout(file, some, width).edits();
  const layout = (file: SourceFile, spans: readonly Stretch[]) =>
    layoutOf(
      file,
      breakablesIn(file, spans).filter((one) => !isSmallArgument(file, one)),
    );
  const wholeLayout = (file: SourceFile, spans: readonly Stretch[]) => layoutOf(file, breakablesIn(file, spans));
  const isHugging = hugsAwaited(text);
  const passes = [
    (file: SourceFile, spans: readonly Stretch[]) => parameterBreaks(file, spans, width),
    (file: SourceFile, spans: readonly Stretch[]) => bodyBreaks(file, spans, width),
    (file: SourceFile, spans: readonly Stretch[]) => (isHugging ? [] : awaitedBreaks(file, spans, width)),
    (file: SourceFile, spans: readonly Stretch[]) => argumentBreaks(file, spans, width, endsInObjects),
    layout,
    (file: SourceFile, spans: readonly Stretch[]) => chainBreaks(file, spans, width),
    (file: SourceFile, spans: readonly Stretch[]) => argumentBreaks(file, spans, width, breaksInMiddle),
    layout,
  ];
  const inPasses = (before: readonly TextEdit[], all: typeof passes) =>
    all.reduce((laid, pass) => {
      const output = applyEdits(text, laid);
      const spans = insertedSpans(laid).filter(
        (span, _, all) => isTooLong(output, span, all, width) || isBesideBroken(output, span),
      );
      const opened = spans.length === 0 ? undefined : open(output);
      return opened === undefined || 'failure' in opened ? laid : composeEdits(text, laid, pass(opened, spans));
    }, before);
  const done = inPasses(quoted, passes);
  const isOverLines = !isHugging && text.includes('(await ') && done.some((edit) => edit.text.includes('\n'));
  const opened = isOverLines ? open(applyEdits(text, done)) : undefined;
  const over =
    opened === undefined || 'failure' in opened
      ? done
      : composeEdits(text, done, awaitedOverLines(opened, insertedSpans(done)));
  return inPasses(over, [(file, spans) => longCallBreaks(file, spans, width), wholeLayout]);
}

/** A few more characters are no reason to break a line that was too long before. */
function isTooLong(output: string, { start, end }: Stretch, all: readonly Stretch[], width: number): boolean {
  const from = output.lastIndexOf('\n', start - 1) + 1;
  const lines = linesOf(output, start, end);
  const to = from + lines.join('\n').length;
  const grown = all.reduce((sum, one) => (one.start >= from && one.end <= to ? sum + Math.max(0, one.grown) : sum), 0);
  const longest = Math.max(...lines.map((line) => line.trimEnd().length));
  return longest > width && (longest - grown <= width || grown > width / 10);
}

/** Whether an object follows another one, and only one of them is on several lines: `get(url, { a }, {`, `}, undefined, { b })`. */
function isBesideBroken(output: string, { start, end }: Stretch): boolean {
  return linesOf(output, start, end).some((line) => /\}, \{$|^\}, (?:\w+, )*\{/.test(line.trim()));
}

/** `page => page.content` in a file that puts no parentheses around a single parameter. */
function withFittingArrows(text: string, edits: readonly TextEdit[]): readonly TextEdit[] {
  if (!edits.some((edit) => edit.text.search(single) >= 0) || !hasBareParameters(text)) return edits;
  return edits.map((edit) => ({ ...edit, text: edit.text.replaceAll(single, '$1$2 =>') }));
}

const single = /(^|[\s([{,:=?!])\(([\w$]+)\) =>/g;

/** The lines that a range of text overlaps. */
function linesOf(text: string, start: number, end: number): readonly string[] {
  const next = text.indexOf('\n', end);
  return text.slice(text.lastIndexOf('\n', start - 1) + 1, next < 0 ? text.length : next).split('\n');
}

/** The single-line expressions that are new, or contain something new, in source order. */
function breakablesIn(file: SourceFile, spans: readonly Stretch[]): readonly Breakable[] {
  const found: Breakable[] = [];
  walk(file.tree.program, (node) => {
    const [start, end] = [startOf(node), endOf(node)];
    const isTouched = spans.some((span) => span.start < end && start < span.end);
    if (isInMiddle(file, node)) return false;
    if (isTouched && isBreakable(file, node) && !file.textOf(node).includes('\n')) found.push(node);
    return isTouched && node.type !== 'TemplateLiteral';
  });
  return found.sort((a, b) => startOf(a) - startOf(b) || endOf(b) - endOf(a));
}

function isBreakable(file: SourceFile, node: t.Node): node is Breakable {
  if (node.type === 'ConditionalExpression') return file.names.parentOf(node)?.type !== 'BinaryExpression';
  // Example: `[filter.genre ?? []].flat()`
  const isReceiver = file.names.parentOf(node)?.type === 'MemberExpression';
  const isWrapped = isReceiver && node.type === 'ArrayExpression' && node.elements.length === 1;
  if (isWrapped || (node.type !== 'ObjectExpression' && node.type !== 'ArrayExpression')) return false;
  const items = itemsOf(node);
  const ends = [startOf(node) + 1, ...items.map((item) => (item === null ? 0 : endOf(item)))];
  const starts = [...items.map((item) => (item === null ? 0 : startOf(item))), endOf(node) - 1];
  return items.length > 0 && ends.every((end, index) => /^[\s,]*$/.test(file.text.slice(end, starts[index])));
}

/** `load(path, { version: 'v2' })`, which is broken elsewhere if it can be. */
function isSmallArgument({ names }: SourceFile, node: Breakable): boolean {
  const [only, ...others] = node.type === 'ObjectExpression' ? node.properties : [];
  const value = only?.type === 'ObjectProperty' && others.length === 0 ? only.value : undefined;
  const holder = names.parentOf(node);
  return holder?.type === 'CallExpression' && /^(String|Numeric|Boolean)Literal$/.test(value?.type ?? '');
}

function itemsOf(node: t.ObjectExpression | t.ArrayExpression): readonly (t.Node | null)[] {
  return node.type === 'ObjectExpression' ? node.properties : node.elements;
}

/** Breaks expressions over lines, longest first, while lines are too long. */
class Layout {
  readonly #file: SourceFile;
  readonly #breakables: readonly Breakable[];
  readonly #width: number;

  constructor(file: SourceFile, breakables: readonly Breakable[], width: number) {
    this.#file = file;
    this.#breakables = breakables;
    this.#width = width;
  }

  edits(): TextEdit[] {
    const { text } = this.#file;
    const starts = new Set(this.#breakables.map((node) => text.lastIndexOf('\n', startOf(node)) + 1));
    const open = [...starts].filter((start) => !isDirected(text, start));
    return open.flatMap((start) =>
      this.#broken(start, endOfCode(this.#file, start), 0).map((node) => ({
        start: startOf(node),
        end: endOf(node),
        text: this.#spread(node, indentAt(text, startOf(node))),
      })),
    );
  }

  /** The expressions to break in a range of one line; `around`: the length of the rest of the line. */
  #broken(start: number, end: number, around: number): readonly Breakable[] {
    const inside = this.#breakables.filter((node) => start <= startOf(node) && endOf(node) <= end);
    const outer = inside.filter((node) => !inside.some((other) => other !== node && contains(other, node)));
    const chosen: Breakable[] = [];
    for (const node of outer.sort((a, b) => endOf(b) - startOf(b) - (endOf(a) - startOf(a)))) {
      if (around + longest(start, end, chosen) <= this.#width) break;
      chosen.push(node);
    }
    return chosen.sort((a, b) => startOf(a) - startOf(b));
  }

  /** A range of one line, with expressions in it broken if it would be too long. */
  #fitted(start: number, end: number, indent: string): string {
    const { text } = this.#file;
    let at = start;
    let fitted = '';
    for (const node of this.#broken(start, end, indent.length + 1)) {
      fitted += text.slice(at, startOf(node)) + this.#spread(node, indent);
      at = endOf(node);
    }
    return fitted + text.slice(at, end);
  }

  #spread(node: Breakable, indent: string): string {
    const { text, style } = this.#file;
    const inner = indent + style.indent;
    const line = style.endOfLine + inner;
    if (node.type === 'ConditionalExpression') {
      const behindMark = style.indent === '\t' ? '\t' : '  ';
      const [test, first, second] = [node.test, node.consequent, node.alternate];
      const mark = text.slice(endOf(test), startOf(first)).replace(/(?<!\s)\s*\?\s*/, `${line}? `);
      const colon = text.slice(endOf(first), startOf(second)).replace(/(?<!\s)\s*:\s*/, `${line}: `);
      const [one, two] = [first, second].map((side) => this.#fitted(startOf(side), endOf(side), inner + behindMark));
      return text.slice(startOf(node), endOf(test)) + mark + one + colon + two + text.slice(endOf(second), endOf(node));
    }
    const [open, close] = node.type === 'ObjectExpression' ? '{}' : '[]';
    const lines = (itemsOf(node) as readonly t.Node[]).map(
      (item) => line + this.#fitted(startOf(item), endOf(item), inner),
    );
    return `${open}${lines.join(',')}${style.trailingCommas ? ',' : ''}${style.endOfLine}${indent}${close}`;
  }
}

/** The length of the longest line in a range after some expressions in it are broken. */
function longest(start: number, end: number, spread: readonly Breakable[]): number {
  let at = start;
  let length = 0;
  for (const node of [...spread].sort((a, b) => startOf(a) - startOf(b))) {
    length = Math.max(length, startOf(node) + 1 - at);
    at = endOf(node) - 1;
  }
  return Math.max(length, end - at);
}
