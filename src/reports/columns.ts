/** `1 call site`, `12 call sites`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** Pads the cells of each column to the width of the widest; the last cell of a row needs none. A cell wider than `limit` sticks out. */
export function alignColumns(rows: readonly (readonly string[])[], limit = 60): string[][] {
  const widths = columnWidths(rows, limit);
  return rows.map((row) => {
    const end = row.findLastIndex((cell) => cell !== '');
    return row.slice(0, end + 1).map((cell, index) => (index === end ? cell : cell.padEnd(widths[index] ?? 0)));
  });
}

function columnWidths(rows: readonly (readonly string[])[], limit: number): number[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, index) => {
    const lengths = rows.map((row) => row[index]?.length ?? 0);
    return Math.max(0, ...lengths.filter((length) => length <= limit));
  });
}

/** Puts every line of a text, empty ones aside, `spaces` further to the right. */
export function indent(text: string, spaces: number): string {
  return text.replaceAll(/^(?=[^\r\n])/gm, ' '.repeat(spaces));
}

/** Brings text of a source file onto one line; a control character would confuse a terminal, or `git apply`. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/\p{Cc}/gu, '\u{fffd}');
}
