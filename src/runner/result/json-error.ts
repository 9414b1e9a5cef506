/** Where a text stops being JSON. */
export interface JsonError {
  readonly line: number;
  readonly column: number;
  /** What is at that position: a character in backticks, or `end of the file`. */
  readonly found: string;
}

const string = /"(?:[ !#-[\]-\u{10ffff}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const literal = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const blank = /[ \t\r\n]*/y;

/** Finds the first position that is not JSON, which `JSON.parse` does not always report; null if all of it is. */
export function jsonErrorAt(text: string): JsonError | null {
  const offset = endOfJson(text);
  if (offset === null) return null;
  const lines = text.slice(0, offset).split('\n');
  const character = [...text.slice(offset, offset + 2)][0];
  const found = character === undefined ? 'end of the file' : `\`${character}\``;
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, found };
}

/** The offset where the JSON breaks off, or null. */
function endOfJson(text: string): number | null {
  let at = 0;
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const matches = pattern.test(text);
    if (matches) at = pattern.lastIndex;
    return matches;
  };
  const takeToken = (pattern: RegExp): boolean => take(blank) && take(pattern);
  const value = (): boolean => {
    if (takeToken(string) || takeToken(literal)) return true;
    return takeToken(/\{/y) ? list(pair, /\}/y) : takeToken(/\[/y) && list(value, /\]/y);
  };
  const pair = (): boolean => takeToken(string) && takeToken(/:/y) && value();
  const list = (item: () => boolean, end: RegExp): boolean => {
    if (takeToken(end)) return true;
    do {
      if (!item()) return false;
    } while (takeToken(/,/y));
    return takeToken(end);
  };
  return value() && take(blank) && at === text.length ? null : at;
}
