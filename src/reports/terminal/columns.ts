/** `1 call site`, `12 call sites`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** A wider cell sticks out of its column. */
const widestColumn = 60;

/** Pads the cells of each column to the width of the widest; the last cell of a row is not padded. */
export function alignColumns(rows: readonly (readonly string[])[]): string[][] {
  const widths = columnWidths(rows);
  return rows.map((row) => {
    const end = row.findLastIndex((cell) => cell !== '');
    return row.slice(0, end + 1).map((cell, index) => (index === end ? cell : cell.padEnd(widths[index] ?? 0)));
  });
}

function columnWidths(rows: readonly (readonly string[])[]): number[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, { length }] of row.entries()) {
      if (length <= widestColumn) widths[index] = Math.max(widths[index] ?? 0, length);
    }
  }
  return widths;
}

/** Indents every line of a text by `spaces`, except empty lines. */
export function indent(text: string, spaces: number): string {
  return text.replaceAll(/^(?=[^\r\n])/gm, ' '.repeat(spaces));
}

/** Puts text of a source file on one line; a control character would confuse a terminal, or `git apply`. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').replaceAll(/\p{Cc}/gu, '\u{fffd}');
}
