/** A string in quotes, or the part of a template between two expressions, as written. */
export interface Literal {
  readonly text: string;
  /** Whether it is only compared with something, and so never used as a value: `kind === 'v1'`, `case 'v1':`. */
  readonly isCompared: boolean;
  /** Whether it is, or begins, the first argument of a call. */
  readonly isFirstArgument: boolean;
}

/** The string literals in code, and the code with its comments blanked out. */
export interface Outlined {
  readonly literals: readonly Literal[];
  readonly code: string;
}

/**
 * Reads the literals of a file in one pass, without parsing it. Comments are skipped, and regular expressions are told
 * from divisions by what precedes them. What it can't tell apart (text between JSX tags) is read as code.
 */
export function readLiterals(text: string): Outlined {
  const literals: Literal[] = [];
  const comments: (readonly [number, number])[] = [];
  /** The brace depth at which each open template continues. */
  const templates: number[] = [];
  let depth = 0;
  /** The last character that is neither a blank nor part of a comment, and its offset. */
  let last = -1;
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === 32 || char === 10 || char === 9 || char === 13) continue;
    const next = char === SLASH ? text.charCodeAt(at + 1) : 0;
    if (next === SLASH || next === STAR) {
      const end = next === SLASH ? endOfLine(text, at) : text.indexOf('*/', at + 2) + 1;
      if (end > at) {
        comments.push([at, end + 1]);
        at = end;
        continue;
      }
    }
    const before = last;
    last = at;
    if (char === SINGLE || char === DOUBLE) {
      const end = endOfString(text, at, char);
      if (end < 0) continue;
      const isFirstArgument = followsCall(text, before);
      literals.push({ text: text.slice(at + 1, end), isCompared: isCompared(text, before), isFirstArgument });
      at = end;
    } else if (char === BACKTICK || (char === CLOSE && templates.at(-1) === depth)) {
      if (char === CLOSE) templates.pop();
      const end = endOfChunk(text, at + 1);
      const isFirstArgument = char === BACKTICK && followsCall(text, before);
      literals.push({ text: text.slice(at + 1, end), isCompared: false, isFirstArgument });
      at = end;
      if (text.charCodeAt(end) === DOLLAR) {
        templates.push(depth);
        at++;
      }
    } else if (char === OPEN) depth++;
    else if (char === CLOSE) depth--;
    else if (char === SLASH && startsRegExp(text, before)) at = endOfRegExp(text, at);
    last = Math.min(at, text.length - 1);
  }
  return { literals, code: blanked(text, comments) };
}

const [SINGLE, DOUBLE, BACKTICK, BACKSLASH, SLASH, STAR, DOLLAR, OPEN, CLOSE] = [...`'"\`\\/*\${}`].map((char) =>
  char.charCodeAt(0),
) as [number, number, number, number, number, number, number, number, number];

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length - 1 : end - 1;
}

/** The end of the string that starts at an offset; -1 if it does not end on its line. */
function endOfString(text: string, start: number, quote: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === quote) return at;
    if (char === 10) return -1;
    if (char === BACKSLASH) at++;
  }
  return -1;
}

/** The end of a part of a template: its closing backtick, or the `$` of an expression. */
function endOfChunk(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === BACKTICK || (char === DOLLAR && text.charCodeAt(at + 1) === OPEN)) return at;
    if (char === BACKSLASH) at++;
  }
  return text.length;
}

/** Whether a `/` after some code starts a regular expression; after a value it divides. */
function startsRegExp(text: string, before: number): boolean {
  if (before < 0) return true;
  const char = text[before] as string;
  if (/[\w$)\]}'"`]/.test(char))
    return /\b(return|typeof|case|in|of|do|else|void|delete|await|yield)$/.test(wordBefore(text, before));
  return char !== '<';
}

function wordBefore(text: string, end: number): string {
  return text.slice(Math.max(0, end - 8), end + 1);
}

/** The end of a regular expression, or its start if it does not end on its line. */
function endOfRegExp(text: string, start: number): number {
  let isInClass = false;
  for (let at = start + 1; at < text.length; at++) {
    const char = text[at];
    if (char === '\n') return start;
    if (char === '\\') at++;
    else if (char === '[') isInClass = true;
    else if (char === ']') isInClass = false;
    else if (char === '/' && !isInClass) return at;
  }
  return start;
}

/** Whether a character opens the arguments of a call: `get(`, `get<Book>(`. */
function followsCall(text: string, at: number): boolean {
  return text[at] === '(' && /[\w$>\])]/.test(text[at - 1] ?? '');
}

function isCompared(text: string, before: number): boolean {
  if (before < 1) return false;
  const isEqual = text[before] === '=' && /[=!]/.test(text[before - 1] as string);
  return isEqual || /\bcase$/.test(wordBefore(text, before));
}

function blanked(text: string, comments: readonly (readonly [number, number])[]): string {
  if (comments.length === 0) return text;
  const parts: string[] = [];
  let at = 0;
  for (const [start, end] of comments) {
    parts.push(text.slice(at, start), ' ');
    at = end;
  }
  parts.push(text.slice(at));
  return parts.join('');
}
