const ansi = /\u001b\[[0-9;]*m/g;

const width = (text: string): number => [...text.replace(ansi, '')].length;

/** Columns padded to the widest cell, the last one as it is. */
export function table(rows: string[][]): string {
  if (rows.length === 0) return '(nothing)';
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.map((row) => width(row[i] ?? ''))),
  );
  return rows
    .map((row) =>
      row
        .map((cell, i) => (i === row.length - 1 ? cell : cell + ' '.repeat(widths[i] - width(cell))))
        .join('  '),
    )
    .join('\n');
}
