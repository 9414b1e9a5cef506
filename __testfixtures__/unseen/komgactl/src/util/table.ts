export type Align = 'left' | 'right';

export interface Column<T> {
  title: string;
  align?: Align;
  /** Widest this column may get; longer cells end in an ellipsis. */
  max?: number;
  cell: (row: T) => string | number | null | undefined;
}

function cut(text: string, max: number | undefined): string {
  if (max === undefined || text.length <= max) return text;
  return `${text.slice(0, Math.max(0, max - 1))}…`;
}

function pad(text: string, width: number, align: Align = 'left'): string {
  return align === 'right' ? text.padStart(width) : text.padEnd(width);
}

/** Plain text table, one string with line ends. */
export function table<T>(rows: readonly T[], columns: ReadonlyArray<Column<T>>): string {
  const cells = rows.map((row) => columns.map(({ cell, max }) => cut(String(cell(row) ?? ''), max)));
  const widths = columns.map(({ title }, index) =>
    Math.max(title.length, ...cells.map((line) => line[index]?.length ?? 0)),
  );
  const line = (texts: readonly string[]) =>
    texts.map((text, index) => pad(text, widths[index] ?? 0, columns[index]?.align)).join('  ').trimEnd();
  return [
    line(columns.map(({ title }) => title)),
    line(widths.map((width) => '-'.repeat(width))),
    ...cells.map(line),
  ].join('\n');
}
