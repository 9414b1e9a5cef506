/**
 * Breaks text into lines of at most `width` columns, each indented by `indent`; a longer word gets a line of its own.
 */
export function wrap(text: string, width: number, indent: number): string {
  return wrapItems(text.split(' '), ' ', width, indent);
}

/** Like `wrap`, for joined items, such as positions separated by `, `. */
export function wrapItems(items: readonly string[], joint: string, width: number, indent: number): string {
  const lines: string[] = [];
  let line = '';
  for (const item of items) {
    const longer = line === '' ? item : line + joint + item;
    if (line !== '' && indent + longer.length > width) {
      lines.push(line + joint.trimEnd());
      line = item;
    } else line = longer;
  }
  return [...lines, line].map((one) => ' '.repeat(indent) + one).join('\n');
}
