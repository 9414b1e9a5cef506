import type * as t from '@babel/types';
import { nodesOf } from './nodes.ts';

/** The formatting of a file that new code must match. */
export interface FileStyle {
  readonly quote: "'" | '"';
  readonly semicolons: boolean;
  /** One step of indentation. */
  readonly indent: string;
  readonly endOfLine: '\n' | '\r\n';
  /** Whether a comma follows the last of several lines; undefined if the file does not show it. */
  readonly trailingCommas: boolean | undefined;
  /** Whether braces are spaced: `{ a }` rather than `{a}`. */
  readonly spacedBraces: boolean;
  /** Whether it has none of the syntax that came with ES2015. */
  readonly isOld: boolean;
}

/** Whether code has variables, and none of the syntax that came with ES2015. */
export function isOldText(text: string): boolean {
  return /\bvar\s/.test(text) && !/=>|`|\b(?:const|let|class|import|export)\s/.test(text);
}

/** Whether most arrow functions with a single parameter have no parentheses around it: `page => page.content`. */
export function hasBareParameters(text: string): boolean {
  let [bare, enclosed] = [0, 0];
  for (const { index } of text.matchAll(/ =>/g)) {
    const isEnclosed = text[index - 1] === ')';
    const end = isEnclosed ? index - 1 : index;
    const start = skipBack(text, end, /[\w$]/);
    const before = skipBack(text, start, /\s/);
    if (start === end) continue;
    if (isEnclosed) enclosed += text[start - 1] === '(' ? 1 : 0;
    // Not the type that a function is declared to return: `(id): Page => …`
    else if (/[(,=?&|[{>]/.test(text[before - 1] ?? '')) bare++;
  }
  return bare > enclosed;
}

/** Whether what a call awaits goes on over several lines without a line break after the parenthesis: `(await get(url, {`. */
export function hugsAwaited(text: string): boolean {
  return /\(await [^\n]*[{([]\r?\n/.test(text);
}

/** Where a run of such characters begins that ends at an offset. */
function skipBack(text: string, end: number, of: RegExp): number {
  let start = end;
  while (start > 0 && of.test(text[start - 1] as string)) start--;
  return start;
}

/** Detects the style from the tokens and lines of a file. What the file does not show is prettier's default. */
export function readStyle(text: string, file: t.File): FileStyle {
  const isOld = isOldText(text);
  return {
    quote: majorityQuote(text, file),
    semicolons: endsWithSemicolons(text, file),
    indent: firstIndent(text),
    endOfLine: (text.match(/\r\n/g)?.length ?? 0) * 2 > (text.match(/\n/g)?.length ?? 0) ? '\r\n' : '\n',
    trailingCommas: hasTrailingCommas(text, file),
    spacedBraces: hasSpacedBraces(text),
    isOld,
  };
}

/** Counts `{ a: …` and `{ a, …` against `{a: …` and `{a, …`; templates and JSX expressions don't count. */
function hasSpacedBraces(text: string): boolean {
  const braces = [...text.matchAll(/(?<!\$)\{( ?)['"\w-]+(?: *[:,]| \})/g)];
  return braces.filter((brace) => brace[1] === '').length * 2 <= braces.length;
}

/** Counts objects and lists on several lines that end with a comma against those that don't. */
function hasTrailingCommas(text: string, file: t.File): boolean | undefined {
  let [withComma, without] = [0, 0];
  const objects = nodesOf({ tree: file }, 'ObjectExpression').map(({ properties, end }) => ({
    items: properties,
    end,
  }));
  const lists = nodesOf({ tree: file }, 'ArrayExpression').map(({ elements, end }) => ({ items: elements, end }));
  for (const { items, end } of [...objects, ...lists]) {
    const last = items.at(-1)?.end;
    const behind = last == null ? '' : text.slice(last, (end as number) - 1);
    if (!behind.includes('\n')) continue;
    if (behind.includes(',')) withComma++;
    else without++;
  }
  return withComma === without ? undefined : withComma > without;
}

function majorityQuote(text: string, file: t.File): "'" | '"' {
  const quoted = [...nodesOf({ tree: file }, 'StringLiteral'), ...nodesOf({ tree: file }, 'DirectiveLiteral')];
  const double = quoted.filter(({ start }) => text[start as number] === '"').length;
  return double * 2 > quoted.length ? '"' : "'";
}

function endsWithSemicolons(text: string, file: t.File): boolean {
  const ended = file.program.body.filter((statement) => /^(Expression|Variable|Import)/.test(statement.type));
  const withSemicolon = ended.filter((statement) => text[(statement.end as number) - 1] === ';').length;
  return ended.length === 0 || withSemicolon * 2 >= ended.length;
}

function firstIndent(text: string): string {
  const found = /^(\t+| {2,8})(?=[^\s*]|\*[^\s*/])/m.exec(text)?.[1];
  if (found === undefined) return '  ';
  return found.startsWith('\t') ? '\t' : found;
}

/** The widths that formatters are usually set to, narrowest first. */
const usualWidths = [80, 100, 120];
/** How many lines must end close to a width before the file shows it, and how close. */
const enoughLines = 4;
const nearly = 10;

/**
 * The line width that a text shows, in characters: the narrowest that several lines come close to, and that no line
 * exceeds which a formatter could break; undefined if it shows none.
 */
export function shownWidth(text: string): number | undefined {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const lengths = lines.filter(canBreak).map(({ length }) => length);
  const widest = lengths.reduce((most, length) => Math.max(most, length), 0);
  const width = usualWidths.find((one) => widest <= one);
  const close = lengths.filter((length) => width !== undefined && length > width - nearly);
  return close.length >= enoughLines ? width : undefined;
}

/** Formatters keep comments, imports, and lines that are mostly one string. */
function canBreak(line: string): boolean {
  return !/^\s*(?:\/[/*]|\*|import\b|export \* )/.test(line) && !/(['"`])(?:(?!\1).){30,}\1/.test(line);
}

/**
 * The last line break before an offset, with the blanks behind it; undefined if anything but blanks stands there. Looks at
 * one line only: a regular expression would start at every line of the text before.
 */
export function breakBefore(text: string, offset: number, blanks = /^\n[ \t]*$/): string | undefined {
  const line = text.slice(Math.max(0, text.lastIndexOf('\n', offset - 1)), offset);
  return blanks.test(line) ? line : undefined;
}

/** The same, with parentheses that are open there. */
export function isFirstOnLine(text: string, offset: number): boolean {
  return breakBefore(text, offset, /^\n[ \t(]*$/) !== undefined;
}
