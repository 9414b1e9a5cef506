import type * as t from '@babel/types';
import { bind, type Names } from './names/bind.ts';
import { isFunction } from './node-kinds.ts';
import { parse } from './parse.ts';
import { blankOutside, hasScriptBlocks, markupBetween, scriptBlocks } from './script-blocks.ts';
import { type FileStyle, readStyle } from './style.ts';
import { walk } from './walk.ts';

/** A file as text, tree and names. Offsets are UTF-16 code units in `text`, which is the file's own text, unchanged. */
export interface SourceFile {
  readonly path: string;
  /** The path with the extension of its language; a script block has its own. */
  readonly languagePath: string;
  /** The index of the script block in the file, and whether it may import; undefined if the whole file is code. */
  readonly block: { readonly index: number; readonly isModule: boolean } | undefined;
  /** Whether it is a text in which lists have only one of their entries, which then is the one that code gets. */
  readonly isOneCase: boolean;
  readonly text: string;
  readonly tree: t.File;
  readonly names: Names;
  readonly style: FileStyle;
  /** The line and column of an offset, both starting at 1. */
  positionOf(offset: number): { line: number; column: number };
  /** The text of a node exactly as written. */
  textOf(node: t.Node): string;
}

/** Why a text is not JavaScript or TypeScript; `line` and `column` start at 1. */
export interface SyntaxFailure {
  readonly line: number;
  readonly column: number;
  readonly reason: string;
}

/**
 * Parses and binds a file; the extension of `path` chooses the parser. In a markup file, the tree is that of one script
 * block (by its index in `scriptBlocks`), and offsets and lines are those of the whole file.
 */
export function openSource(
  path: string,
  text: string,
  index?: number,
  isOneCase = false,
): SourceFile | { readonly failure: SyntaxFailure } {
  const found = index === undefined ? undefined : scriptBlocks(path, text)[index];
  const languagePath = found === undefined ? path : path + found.extension;
  const code = found === undefined ? text : blankOutside(text, [found]);
  const parsed = parse(languagePath, code);
  if ('failure' in parsed) return parsed;
  const positionOf = positions(text);
  let names: Names | undefined;
  let style: FileStyle | undefined;
  return {
    path,
    languagePath,
    block: found && { index: index as number, isModule: found.isModule },
    isOneCase,
    text,
    tree: parsed.file,
    // Some texts are only laid out or run.
    get names() {
      names ??= bind(parsed.file);
      return names;
    },
    get style() {
      style ??= readStyle(code, parsed.file);
      return style;
    },
    positionOf,
    textOf: (node) => text.slice(startOf(node), endOf(node)),
  };
}

/** All code in a file: the file as a whole, or its script blocks. Those that can't be parsed are left out. */
export function openAll(path: string, text: string): readonly SourceFile[] {
  const indices = hasScriptBlocks(path) ? scriptBlocks(path, text).map((_, index) => index) : [undefined];
  return indices.flatMap((index) => {
    const opened = openSource(path, text, index);
    return 'failure' in opened ? [] : [opened];
  });
}

/** A parsed file, or why it can't be parsed. */
export type Opened = ReturnType<typeof openSource>;

/** How many texts of one file are kept parsed: edits are tried in several ways, and then again together. */
const mostReopened = 6;
const reopened = new WeakMap<SourceFile, Map<string, Opened>>();

/**
 * Opens the same file, or the same script block of it, with another text. Opening it again with one of the latest texts
 * costs nothing.
 */
export function reopen(file: SourceFile, text: string): Opened {
  const known = reopened.get(file) ?? new Map<string, Opened>();
  reopened.set(file, known);
  const opened = known.get(text) ?? openSource(file.path, text, file.block?.index, file.isOneCase);
  known.delete(text);
  known.set(text, opened);
  const [oldest] = known.keys();
  if (known.size > mostReopened && oldest !== undefined) known.delete(oldest);
  return opened;
}

/** Drops the texts that `reopen` has kept for a file. */
export function forgetReopened(file: SourceFile): void {
  reopened.delete(file);
}

/** Whether the markup around a script block contains a word, and so may use the variable of that name. */
export function isInMarkup({ path, text, block }: SourceFile, word: string): boolean {
  return block !== undefined && isBetween(text, scriptBlocks(path, text), word);
}

/** Whether that markup or another script block contains a word. */
export function isNamedAround({ path, text, block }: SourceFile, word: string): boolean {
  const own = block === undefined ? undefined : scriptBlocks(path, text)[block.index];
  return own !== undefined && isBetween(text, [own], word);
}

function isBetween(text: string, blocks: ReturnType<typeof scriptBlocks>, word: string): boolean {
  const markup = blankOutside(text, markupBetween(text, blocks));
  return new RegExp(`(?<![\\w$.])${word.replaceAll('$', '\\$')}(?![\\w$])`).test(markup);
}

/** The start offset of a node of a parsed file. */
export function startOf(node: t.Node): number {
  return node.start as number;
}

/** A node as a message shows it: its source, or another text for it, in one line that may be cut, and where it is. */
export function shownAt(
  { node, file }: { readonly node: t.Node; readonly file: SourceFile },
  text = file.textOf(node),
): string {
  const line = text.replace(/\s+/g, ' ');
  const shown = line.length > mostShown ? `${line.slice(0, mostShown - 1)}…` : line;
  return `\`${shown}\` in ${file.path}:${file.positionOf(startOf(node)).line}`;
}

const mostShown = 80;

/** The end offset of a node of a parsed file, exclusive. */
export function endOf(node: t.Node): number {
  return node.end as number;
}

/** Whether `inner` lies within `outer`, both nodes of one file. */
export function contains(outer: t.Node, inner: t.Node): boolean {
  return startOf(outer) <= startOf(inner) && endOf(inner) <= endOf(outer);
}

/** Returns a function that turns offsets of a text into lines and columns, both starting at 1. */
export function positions(text: string): (offset: number) => { line: number; column: number } {
  let starts: number[] | undefined;
  return (offset) => {
    starts ??= lineStarts(text);
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle;
    }
    return { line: low + 1, column: offset - (starts[low] as number) + 1 };
  };
}

/** The offset of the start of each line. */
export function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isEnd = code === 10 || code === 0x2028 || code === 0x2029 || (code === 13 && text.charCodeAt(at + 1) !== 10);
    if (isEnd) starts.push(at + 1);
  }
  return starts;
}

/**
 * Whether an expression can be moved to another node of its file without a change of meaning: every name in it is
 * visible there, has the same binding and is never written to, and it needs no `this` of another function, no `await`
 * and no assignment.
 */
export function canStandAt(file: SourceFile, node: t.Node, target: t.Node): boolean {
  let can = true;
  walk(node, (inner) => {
    if (/^(AwaitExpression|YieldExpression|AssignmentExpression|UpdateExpression|Super)$/.test(inner.type)) can = false;
    if (inner.type === 'ThisExpression') can &&= ownerOfThis(file, inner) === ownerOfThis(file, target);
    if (inner.type !== 'Identifier' && inner.type !== 'JSXIdentifier') return;
    const binding = file.names.bindingOf(inner);
    if (binding === undefined && !file.names.isGlobal(inner)) return;
    can &&= file.names.lookup(inner.name, target) === binding && !binding?.writes.length;
  });
  return can;
}

/** Whether a member that an expression reads is set in the same function between the expression and another place. */
export function isSetBefore(file: SourceFile, node: t.Node, target: t.Node): boolean {
  let isSet = false;
  walk(node, (inner) => {
    if (inner.type === 'MemberExpression') isSet ||= isSetBetween(file, inner, node, target);
  });
  return isSet;
}

function isSetBetween(file: SourceFile, read: t.MemberExpression, node: t.Node, target: t.Node): boolean {
  let around: t.Node = target;
  for (let outer = file.names.parentOf(around); outer !== undefined; outer = file.names.parentOf(outer)) {
    around = outer;
    if (isFunction(outer) && contains(outer, node)) break;
  }
  const text = file.textOf(read);
  let isSet = false;
  walk(around, (inner) => {
    if (startOf(inner) >= startOf(target) || endOf(inner) <= startOf(node)) return false;
    const set = inner.type === 'AssignmentExpression' ? inner.left : undefined;
    const counted = inner.type === 'UpdateExpression' ? inner.argument : undefined;
    isSet ||= [set, counted].some((one) => one?.type === 'MemberExpression' && file.textOf(one) === text);
    return !isSet;
  });
  return isSet;
}

/** The class or function that `this` belongs to at a node; all methods of a class share it. */
function ownerOfThis(file: SourceFile, node: t.Node): t.Node | undefined {
  for (let outer = file.names.parentOf(node); outer !== undefined; outer = file.names.parentOf(outer)) {
    if (outer.type === 'ClassBody' || /^(Function(Declaration|Expression)|ObjectMethod)$/.test(outer.type))
      return outer;
  }
  return undefined;
}
